import type { Enqueue } from '#service-base/ports.ts';

/** Adds a job inside the caller's transaction; one pending job for each key. */
export const enqueue: Enqueue = async (client, task, payload, { jobKey } = {}) => {
  await client.query(
    `select graphile_worker.add_job($1, payload => $2::json, job_key => $3, max_attempts => 25)`,
    [task, JSON.stringify(payload), jobKey ?? null],
  );
};
