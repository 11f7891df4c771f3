import type { QueryResult } from 'pg';

/** `client.query` of `pg`, in both of its forms. */
export type Send = (config: unknown, values?: unknown, callback?: unknown) => Promise<QueryResult>;
export type Callback = (error: unknown, result?: QueryResult) => void;

/** In a tick of its own, so that what `done` throws is not taken for the statement's failure. */
export function tell(done: Callback, sent: Promise<QueryResult>): void {
  sent.then(
    (result) => process.nextTick(done, null, result),
    (error: unknown) => process.nextTick(done, error),
  );
}
