/** How to reach a database; the form `pg` takes. `host` may be the folder of a socket. */
export type Connection = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};
