import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { TracingSettings } from './open-telemetry.ts';
import { traceWith } from './spans.ts';

const tellAgainMs = 60_000;

/**
 * Sends spans to the collector that the settings name, until the answer is called; without one
 * OpenTelemetry is not even loaded. To be called before the database is opened.
 */
export async function startTracing(
  env: TracingSettings & Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
  log: Pick<Log, 'warn'>,
): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (!endpoint) return async () => {};
  const { openTelemetry } = await import('./open-telemetry.ts');
  let toldAt = -Infinity;
  const tracing = openTelemetry(endpoint, env, () => {
    // The collector is tried every few seconds.
    if (performance.now() - toldAt < tellAgainMs) return;
    toldAt = performance.now();
    log.warn('traces are not taken: see OTEL_EXPORTER_OTLP_ENDPOINT');
  });
  traceWith(tracing);
  return async () => {
    traceWith(null);
    await tracing.stop();
  };
}
