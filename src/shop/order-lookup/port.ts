/**
 * Looking up an order that was placed without signing in: by its number and the address that it was
 * confirmed to, once a code that was mailed there has come back.
 */
export type OrderLookup = {
  /** What this browser looks for; null before it asked, and ten minutes after. */
  read(): Promise<{ email: string } | null>;
  /**
   * Mails a code where there is such an order. Answers alike where there is none, and takes as long.
   * `number` is commerce's own.
   */
  sendCode(
    asked: { number: string; email: string },
    locale: 'en' | 'de',
  ): Promise<{ status: 'sent' } | { status: 'limited'; retryAfterSeconds: number }>;
  /** Tries the code; once it was right the order is this guest's to see. */
  verify(code: string): Promise<LookupVerdict>;
  /** The numbers of the orders that were looked up here. */
  found(): readonly string[];
};

export type LookupVerdict =
  | { status: 'found'; number: string }
  | { status: 'wrong'; triesLeft: number }
  /** No code is waited for, it is too old, or it was tried too often: another has to be sent. */
  | { status: 'expired' }
  | { status: 'limited'; retryAfterSeconds: number };
