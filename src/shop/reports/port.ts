/** What goes wrong is written down for those who run the shop, under the request's id. */
export type Reports = {
  /** A bug of ours, in the log. */
  fault(fault: unknown, requestId: string): void;
  /** Something that a shopper wanted and could not have, in the log; nothing of a person. */
  note(message: string, requestId: string): void;
  /** An action that failed before a member's eyes; kept 30 days, fewer when an address or strangers send many. */
  error(report: ErrorReport): Promise<void>;
  /** The newest of these, for an operator. */
  recent(count: number): Promise<KeptReport[]>;
};

export type ErrorReport = {
  requestId: string;
  /** For limits only; not kept. */
  address: string;
  errorType: 'expressCheckout' | 'add2Cart';
  message: string;
  /** The words are a browser's, so anybody's; otherwise those that the shop was answered with. */
  isFromBrowser: boolean;
  userId?: string;
  /** What a browser sent, the cart's id among it; kept sealed. */
  details?: Record<string, unknown>;
};

export type KeptReport = Pick<ErrorReport, 'requestId' | 'errorType' | 'message'> & {
  at: Date;
  userId: string | null;
  details: unknown;
};
