import type { Connection } from '#server/database/connection.ts';

/** How to reach a database as an address, for what takes only that. */
export function connectionUrl({ host, port, user, password, database }: Connection): string {
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  if (!host.startsWith('/')) return `postgres://${login}@${host}:${port}/${database}`;
  return `postgres://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
