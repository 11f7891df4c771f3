import { Counter, Histogram, Registry } from 'prom-client';

/** The figures that `/metrics` gives. Labels never hold an id. */
export type Metrics = {
  requests: Counter<'kind' | 'status'>;
  seconds: Histogram<'kind'>;
  turnedAway: Counter<'line'>;
  orders: Counter<'outcome'>;
  codes: Counter<'outcome'>;
  text(): Promise<string>;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests answered',
      labelNames: ['kind', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer',
      labelNames: ['kind'],
      registers,
    }),
    turnedAway: new Counter({
      name: 'http_requests_turned_away_total',
      help: 'Requests told to come back, by the line they would have waited in',
      labelNames: ['line'],
      registers,
    }),
    orders: new Counter({
      name: 'orders_total',
      help: 'Tries to place an order, by how they ended',
      labelNames: ['outcome'],
      registers,
    }),
    codes: new Counter({
      name: 'codes_total',
      help: 'One-time codes tried, by how it ended',
      labelNames: ['outcome'],
      registers,
    }),
    text: () => registry.metrics(),
  };
}
