/** SQLSTATEs of a database that stops, starts, is full or too slow, and network errors. */
const passing = new Set(
  '57P01 57P02 57P03 53300 08000 08003 08006 57014 55P03 25P03 ECONNREFUSED ECONNRESET EPIPE ENOENT ETIMEDOUT'.split(
    ' ',
  ),
);

/** Whether the database is away for now, so that the same call may work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    (typeof code === 'string' && passing.has(code)) ||
    /connection terminated|timeout expired|timeout exceeded when trying|query read timeout|connection timeout/i.test(
      error.message,
    )
  );
}
