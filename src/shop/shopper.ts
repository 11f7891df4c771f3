import type { StoreCode } from '#domain/people/locale.ts';
import type { ServiceClient } from '#clients/client.ts';
import type { Drafts } from './drafts/port.ts';
import type { Ordering } from './ordering/port.ts';
import type { Uploads } from './uploads/port.ts';

/** Whoever shops. What only needs a cart and a draft takes a shopper, and serves both. */
export type Shopper = Member | Guest;

/**
 * Names a shopper in what is remembered: drafts and order attempts. A member's is the user id,
 * and while every shopper is a member the column is called so, `user_id`.
 */
export type ShopperKey = string;

/** A member of the plan with a live session. */
export type Member = Shopping & {
  kind: 'member';
  userId: string;
  firstName: string;
  lastName: string;
  isCS: boolean;
  /**
   * Member data on the member's own behalf. A member whose token it does not know is signed out,
   * and the redirect to `welcome` is thrown.
   */
  memberData: ServiceClient;
  /** The pictures of prescriptions that the member gave. */
  uploads: Uploads;
};

/** A shopper whom nobody has signed in. While only members may enter, there is none. */
export type Guest = Shopping & { kind: 'guest' };

type Shopping = {
  drafts: Drafts;
  ordering: Ordering;
  /**
   * Commerce with the shopper's own token and the page's store; a token that commerce no longer
   * takes is fetched anew, once. A member whom commerce refuses all the same is signed out, and
   * the redirect home with a warning is thrown.
   */
  commerce(store: StoreCode): ServiceClient;
};
