import type { Audit, AuditEntry, Enqueue, Sealer } from '#service-base/ports.ts';
import { createSealer } from '#server/sealer.ts';

/** The real sealer, under a key that everybody knows. */
export function aSealer(): Sealer {
  return createSealer({ keys: [{ id: 'test', key: Buffer.alloc(32, 7) }], pepper: 'test pepper' });
}

/** An audit that keeps its entries in memory, oldest first. */
export function anAudit(): Audit & { entries: AuditEntry[] } {
  const entries: AuditEntry[] = [];
  return {
    entries,
    async record(entry) {
      entries.push(entry);
    },
  };
}

export type EnqueuedJob = { task: string; payload: object; jobKey?: string };

/**
 * A queue that keeps its jobs in memory, oldest first; a job with the key of an earlier one
 * replaces it. It knows no transactions: a rolled back job stays.
 */
export function anEnqueue(): Enqueue & { jobs: EnqueuedJob[] } {
  const jobs: EnqueuedJob[] = [];
  const enqueue: Enqueue = async (_client, task, payload, { jobKey } = {}) => {
    const earlier = jobKey === undefined ? -1 : jobs.findIndex((job) => job.jobKey === jobKey);
    if (earlier >= 0) jobs.splice(earlier, 1);
    jobs.push({ task, payload, ...(jobKey !== undefined && { jobKey }) });
  };
  return Object.assign(enqueue, { jobs });
}
