const BYTES = 12;

/** Tells one result from another; says nothing of whose it is. */
export function newScanId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
