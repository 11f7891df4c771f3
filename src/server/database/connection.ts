/** How to reach a database; the form `pg` takes. `host` may be the folder of a socket. */
export type Connection = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

/** The same as an address, for tools that take only that. */
export function connectionUrl({ host, port, user, password, database }: Connection): string {
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  if (!host.startsWith('/')) return `postgres://${login}@${host}:${port}/${database}`;
  return `postgres://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
