import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { traceCollector } from '#test/shop/trace-collector.ts';
import type { TracingSettings } from './open-telemetry.ts';
import { inSpan, isTracing, traceHeaders } from './spans.ts';
import { startTracing } from './start-tracing.ts';

const parentId = '00f067aa0ba902b7';
const parent = (flags: string) => `00-4bf92f3577b34da6a3ce929d0e0e4736-${parentId}-${flags}`;

let collector: Awaited<ReturnType<typeof traceCollector>>;
beforeEach(async () => {
  collector = await traceCollector();
});
afterEach(() => {
  vi.unstubAllEnvs();
  collector.close();
});

const start = (changes: Partial<TracingSettings> = {}, endpoint = collector.url) => {
  const warn = vi.fn();
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: 'framewell',
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_TRACES_SAMPLER_ARG: 1,
    ...changes,
  };
  return startTracing(settings, { warn }).then((stop) => ({ stop, warn }));
};
test('a span tells its name, what it belongs to and a fault by its kind alone', async () => {
  const { stop } = await start({ OTEL_SERVICE_NAME: 'glasses' });
  const failing = inSpan('outer', { parent: parent('01') }, () =>
    inSpan('inner', { kind: 'client' }, async () => {
      throw new TypeError('Zq7canary');
    }),
  );
  await expect(failing).rejects.toThrow('Zq7canary');
  await stop();

  const [inner, outer] = collector.spans;
  expect(outer).toMatchObject({ name: 'outer', parentSpanId: parentId });
  expect(inner).toMatchObject({
    name: 'inner',
    parentSpanId: outer?.spanId,
    attributes: { 'error.type': 'TypeError' },
    status: { code: 2 },
  });
  expect(collector.raw.join('\n')).toContain('glasses');
  expect(collector.raw.join('\n')).not.toContain('Zq7canary');
});

test.each<[string, Partial<TracingSettings>, string, number]>([
  ['whatever is not ruled out', {}, '', 1],
  ['what its caller keeps', {}, parent('01'), 1],
  ['nothing that its caller does not keep', {}, parent('00'), 0],
  ['what cannot be read, as a trace of its own', {}, 'Zq7canary', 1],
  ['nothing, when told so', { OTEL_TRACES_SAMPLER: 'always_off' }, parent('01'), 0],
  [
    'its share of those that begin here',
    { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: 0 },
    '',
    0,
  ],
])('it keeps %s', async (_what, settings, traceparent, count) => {
  const { stop } = await start(settings);
  await inSpan('work', { parent: traceparent }, async () => {
    expect(traceHeaders().traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-0[01]$/);
  });
  await stop();

  expect(collector.spans).toHaveLength(count);
});

test('a collector that is away is warned of once, and work goes on', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '300');
  const { stop, warn } = await start({}, 'http://127.0.0.1:1');
  expect(await inSpan('work', {}, async () => 'done')).toBe('done');
  await stop();

  expect(warn).toHaveBeenCalledOnce();
  expect(isTracing()).toBe(false);
  expect(traceHeaders()).toEqual({});
});
