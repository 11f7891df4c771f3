/**
 * What costs us far more than a look: opening an account or trying a password (a core and 19 MiB
 * for a moment), making a cart for nobody (a row that stays for weeks), having an address
 * written to that may be somebody else's, and giving somebody a review to read.
 */
export type CostlyAct = 'account' | 'cart' | 'newsletter' | 'review';

/** Counts one act; answers the seconds to wait when that was one too many, else null. */
export type Spend = (act: CostlyAct) => Promise<number | null>;

/** For calls within this process, which counts where its own visitors arrive. */
export const spendFreely: Spend = async () => null;
