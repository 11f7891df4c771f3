/** A proof of work of our own in place of a third party's bot check. */
export type BotCheck = {
  /** A puzzle for the browser to solve. */
  puzzle(): Promise<unknown>;
  /** Whether `solution` solves a puzzle of ours; each counts once. */
  verify(solution: string): Promise<boolean>;
};
