const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether `text` has the form of our ids; PostgreSQL would fail on anything else. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
