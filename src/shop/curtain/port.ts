/** The curtain: while it is closed, pages lead to the maintenance page and calls answer 503. */
export type Curtain = {
  isClosed(): Promise<boolean>;
  set(isClosed: boolean): Promise<void>;
};
