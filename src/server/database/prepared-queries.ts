import type { ClientBase, DatabaseError, QueryConfig, QueryResult } from 'pg';
import { tell, type Callback, type Send } from './send.ts';
import type { StatementNames } from './statement-names.ts';

/**
 * Makes `client.query` send every statement that comes with values under a name, and calls
 * `count` for every statement. Both of `pg`'s forms work as before: promise and callback.
 */
export function nameStatements(client: ClientBase, names: StatementNames, count: () => void) {
  const send = client.query.bind(client) as Send;

  const query = (config: unknown, values?: unknown, callback?: unknown) => {
    count();
    const statement = statementOf(config, values);
    if (!statement) return send(config, values, callback);
    const done = typeof values === 'function' ? values : callback;
    if (typeof done !== 'function') return sendNamed(client, send, names, statement);
    tell(done as Callback, sendNamed(client, send, names, statement));
    return undefined;
  };
  client.query = query as typeof client.query;
}

/** The statement when it is one to name: a text with values and no name of its own. */
function statementOf(config: unknown, values: unknown): QueryConfig | null {
  const given = typeof config === 'string' ? { text: config } : config;
  if (typeof given !== 'object' || given === null || 'submit' in given || 'name' in given) {
    return null;
  }
  const statement = { ...(given as QueryConfig), ...(Array.isArray(values) && { values }) };
  return Array.isArray(statement.values) ? statement : null;
}

/**
 * A migration may change what a prepared text answers; PostgreSQL then refuses its old plan.
 * Outside a transaction nothing has happened yet, so the statement goes again under a new name.
 */
async function sendNamed(
  client: ClientBase,
  send: Send,
  names: StatementNames,
  statement: QueryConfig,
): Promise<QueryResult> {
  const attempt = () => send({ ...statement, name: names.nameOf(statement.text) });
  try {
    return await attempt();
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    names.renew(statement.text);
    if (client.getTransactionStatus() !== 'I') throw error;
    return attempt();
  }
}

function isStalePlan(error: unknown): boolean {
  const { code, routine } = error as DatabaseError;
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}
