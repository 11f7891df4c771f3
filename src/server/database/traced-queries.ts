import type { ClientBase, QueryConfig } from 'pg';
import { recentValues } from '#service-base/recent-values.ts';
import { inSpan } from '../telemetry/spans.ts';
import { tell, type Callback, type Send } from './send.ts';

/** Makes `client.query` a span for every statement; its text and values are left out. */
export function traceStatements(client: ClientBase): void {
  const send = client.query.bind(client) as Send;

  const query = (config: unknown, values?: unknown, callback?: unknown) => {
    const text = typeof config === 'string' ? config : (config as QueryConfig | null)?.text;
    if (typeof text !== 'string') return send(config, values, callback);
    const done = typeof values === 'function' ? values : callback;
    const name = statementName(text);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
    const given = Array.isArray(values) ? values : undefined;
    const sent = inSpan(name, { kind: 'client', attributes }, () => send(config, given));
    if (typeof done !== 'function') return sent;
    tell(done as Callback, sent);
    return undefined;
  };
  client.query = query as typeof client.query;
}

const known = recentValues<string, string>(1000);

/** `select shop.sessions`: what a statement does, and the first table that it names. */
export function statementName(text: string): string {
  const found = known.get(text);
  if (found) return found;
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? [];
  const table = /\b(?:from|into|update|join|table|call)\s+([a-z_]+\.[a-z_]+)/i.exec(text)?.[1];
  const call = /^\s*select\s+([a-z_]+\.[a-z_]+)\(/i.exec(text)?.[1];
  const name = [verb.toLowerCase(), call ?? table].filter(Boolean).join(' ');
  known.set(text, name);
  return name;
}
