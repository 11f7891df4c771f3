import type { StoreCode } from '#domain/people/locale.ts';
import type { ServiceClient } from '#clients/client.ts';
import type { Drafts } from './drafts/port.ts';
import type { OrderLookup } from './order-lookup/port.ts';
import type { Ordering } from './ordering/port.ts';
import type { Prescriptions } from './prescriptions/port.ts';
import type { Uploads } from './uploads/port.ts';

/** Whoever shops. What only needs a cart and a draft takes a shopper, and serves both. */
export type Shopper = Member | Guest;

/**
 * Names a shopper in what is remembered: drafts, uploads and order attempts. A member's is the user
 * id, a guest's one made for them (`newGuestKey`); the column of both is called `user_id`.
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
};

/** A shopper who is no member, with or without an account, where `STOREFRONT_ACCESS` is open; else there is none. */
export type Guest = Shopping & {
  kind: 'guest';
  /** Of a customer who signed in and is no member; null for everybody else. */
  account: { email: string; firstName: string; lastName: string } | null;
  /** Nothing of the cart of a guest without an account is known any more, and the next one is new. */
  forgetCart(): Promise<void>;
  /** To see an order that was placed before, in whatever browser. */
  orderLookup: OrderLookup;
};

type Shopping = {
  drafts: Drafts;
  prescriptions: Prescriptions;
  /** The pictures of prescriptions that the shopper gave. */
  uploads: Uploads;
  ordering: Ordering;
  /**
   * Commerce on the shopper's behalf, in the page's store. A member's token that it no longer takes
   * is fetched anew, once; a member whom it refuses all the same is signed out, and the redirect
   * home with a warning is thrown. A guest
   * without an account has no token, and a cart by its id.
   */
  commerce(store: StoreCode): ServiceClient;
};
