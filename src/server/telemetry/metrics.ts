import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { CountingPool } from '../database/pool.ts';
import { addPoolGauge, addQueueGauges } from './state-gauges.ts';

/**
 * The figures that `/metrics` gives; docs/operations.md says of each what it tells. Labels never
 * hold an id, and each has few values, whatever is asked of the shop.
 */
export type Metrics = {
  requests: Counter<'kind' | 'status'>;
  seconds: Histogram<'kind' | 'route' | 'status'>;
  turnedAway: Counter<'line'>;
  orders: Counter<'outcome'>;
  codes: Counter<'outcome'>;
  jobs: Histogram<'task' | 'outcome'>;
  messages: Counter<'channel' | 'outcome'>;
  outside: Histogram<'service' | 'outcome'>;
  readings: Histogram<'step' | 'outcome'>;
  text(): Promise<string>;
};

/** Above the longest that anything waits for an answer. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(pool: CountingPool): Metrics {
  const registry = new Registry();
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({
      name,
      help,
      labelNames,
      buckets: secondsBuckets,
      registers: [registry],
    });
  addPoolGauge(registry, pool);
  addQueueGauges(registry, pool);
  const ofProcess = figuresOfProcess();
  return {
    requests: counter('http_requests_total', 'Requests answered', ['kind', 'status']),
    seconds: histogram('http_request_seconds', 'Time to answer', ['kind', 'route', 'status']),
    turnedAway: counter(
      'http_requests_turned_away_total',
      'Requests told to come back, by the line they would have waited in',
      ['line'],
    ),
    orders: counter('orders_total', 'Tries to place an order, by how they ended', ['outcome']),
    codes: counter('codes_total', 'One-time codes tried, by how it ended', ['outcome']),
    jobs: histogram('job_seconds', 'Time that jobs took, by how they ended', ['task', 'outcome']),
    messages: counter('messages_total', 'Messages handed to the mail server', [
      'channel',
      'outcome',
    ]),
    outside: histogram('outside_call_seconds', 'Time that other services took to answer', [
      'service',
      'outcome',
    ]),
    readings: histogram('paper_reading_seconds', 'Time to take and read a prescription on paper', [
      'step',
      'outcome',
    ]),
    text: async () => `${await ofProcess.metrics()}\n${await registry.metrics()}`,
  };
}

let figures: Registry | undefined;

/** Memory, processor and event loop: of the process, so that it has them once. */
function figuresOfProcess(): Registry {
  if (!figures) {
    figures = new Registry();
    collectDefaultMetrics({ register: figures });
  }
  return figures;
}
