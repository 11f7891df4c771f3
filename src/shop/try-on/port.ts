/**
 * Another company's try-on, which knows a frame in one color by its uid: the SKU of the color.
 * Nothing of a member goes there from here, and no page loads anything from it.
 */
export type TryOnProvider = {
  /** Which of these it can show; none while it does not answer, as nothing is promised then. */
  availableAmong(uids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Asks it anew. @throws what is in the way. */
  check(uids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The address of its own page for one, which a member opens by themselves. */
  pageOf(uid: string): string;
};
