import type { Draft } from '#domain/orders/draft.ts';

/** The unfinished order of one shopper: one for each, on whatever device it was begun. */
export type Drafts = {
  read(): Promise<Draft>;
  /** Merges `changes`, and within `typed` form by form; a key given as undefined is forgotten. */
  save(changes: Partial<Draft>): Promise<Draft>;
};
