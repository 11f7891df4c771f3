/** What an import did, or would do. */
export type ImportResult = {
  added: number;
  changed: number;
  /** What was told of them is what is known. */
  unchanged: number;
  /** Members whose data was deleted; an import does not bring them back. */
  skipped: number;
  /** Uses of the benefit that were not known, or only an older one of the same member. */
  redemptions: number;
};

/** `try` only tells what would come of it, and writes nothing. */
export type ImportMode = 'write' | 'try';
