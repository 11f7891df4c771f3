import type { Enqueue } from '#service-base/ports.ts';
import { traceHeaders } from '../telemetry/spans.ts';

/**
 * Adds a job inside the caller's transaction; one pending job for each key. While traces are kept
 * it tells which it belongs to.
 */
export const enqueue: Enqueue = async (
  client,
  task,
  payload,
  { jobKey, afterSeconds = 0 } = {},
) => {
  await client.query(
    `select graphile_worker.add_job($1, payload => $2::json, job_key => $3, max_attempts => 25,
       run_at => now() + make_interval(secs => $4))`,
    [task, JSON.stringify({ ...payload, ...traceHeaders() }), jobKey ?? null, afterSeconds],
  );
};

/** The trace that a job belongs to, where one is known. */
export function traceparentOf(payload: unknown): string | undefined {
  const { traceparent } = (payload ?? {}) as { traceparent?: unknown };
  return typeof traceparent === 'string' ? traceparent : undefined;
}
