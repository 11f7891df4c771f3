/** A rule that is broken, and where. */
export type LedgerViolation = { invariant: string; what: string };
