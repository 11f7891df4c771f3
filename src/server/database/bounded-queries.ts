import type { ClientBase, QueryResult } from 'pg';
import { isDiskFull } from '#service-base/database-faults.ts';
import { requestTime, timedOut } from '#service-base/request-time.ts';
import { tell, type Callback, type Send } from './send.ts';

/**
 * Makes `client.query` give up when the time of its request is over. A connection that has not
 * answered in time is closed, since nobody knows what it still carries, and `whenHung` is told;
 * `whenFull` is told where the database had no room to store something.
 */
export function boundQueries(
  client: ClientBase & { end(): Promise<void> },
  { whenHung, whenFull }: { whenHung(): void; whenFull(): void },
): void {
  const send = client.query.bind(client) as Send;

  const query = (config: unknown, values?: unknown, callback?: unknown) => {
    const given = typeof config === 'string' ? { text: config } : config;
    if (typeof given !== 'object' || given === null || 'submit' in given)
      return send(config, values, callback);
    const done = typeof values === 'function' ? values : callback;
    const statement = { ...given, ...(Array.isArray(values) && { values }) };
    const sent = sendInTime(send, statement).catch((error: unknown) => {
      if (isHung(error)) {
        client.end().catch(() => undefined);
        whenHung();
      }
      if (isDiskFull(error)) whenFull();
      throw error;
    });
    if (typeof done !== 'function') return sent;
    tell(done as Callback, sent);
    return undefined;
  };
  client.query = query as typeof client.query;
}

async function sendInTime(send: Send, statement: object): Promise<QueryResult> {
  const time = requestTime();
  if (!time) return send(statement);
  const remainingMs = time.remainingMs();
  if (remainingMs < 1) throw timedOut();
  return time.spendOn(send({ ...statement, query_timeout: remainingMs }));
}

/** Sent, and not answered; a request whose time was over before has sent nothing. */
function isHung(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout' && !('code' in error);
}
