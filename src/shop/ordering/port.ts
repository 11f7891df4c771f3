import type { StoreCode } from '#domain/people/locale.ts';
import type { OrderedPicture } from '#domain/prescription/picture-review.ts';
import type { ShownPayment } from '../payments/port.ts';

/** Whether the benefit may be used now, and if not, from when. Dates are instants. */
export type Eligibility =
  | { status: 'eligible' }
  | { status: 'waiting'; nextOn: string; because: 'order' | 'redemption' };

/** Orders happen exactly once, whatever is clicked, repeated or crashes. */
export type Ordering = {
  /** A guest uses no benefit, and may always order. */
  eligibility(): Promise<Eligibility>;
  /**
   * What became of the member's newest try to order, which is finished first where it was left
   * open; null when there never was one.
   */
  settle(): Promise<PlaceResult | null>;
  /**
   * A hash of what the review shows of a cart, to come back with the order; null when commerce
   * does not show the cart.
   */
  reviewedHash(cartId: string, store: StoreCode): Promise<string | null>;
  /** Whether an order with this picture will wait until an optician has compared both. */
  willBeReviewed(picture: Pick<OrderedPicture, 'isDoubtful'>): boolean;
  /** How the payment of an order stands that was paid on a provider's page, by commerce's number. */
  paymentOf(orderNumber: string): Promise<ShownPayment | null>;
  /** The numbers of the member's orders whose prescription an optician is still to compare. */
  inReview(): Promise<string[]>;
  /**
   * The picture of the member's newest order that an optician refused, and when it was ordered (an
   * instant); null where none was.
   */
  refusedPicture(): Promise<{ uploadId: string; orderedAt: string } | null>;
  /**
   * Why members cancel, in the words of that store, to choose from; null where commerce lets
   * nobody cancel.
   */
  cancelReasons(store: StoreCode): Promise<string[] | null>;
  /**
   * Cancels an order that nobody has begun to make, by commerce's number: the benefit is free
   * again. Doing it again changes nothing.
   */
  cancel(asked: { number: string; store: StoreCode; reason: string }): Promise<CancelResult>;
  place(order: {
    cartId: string;
    store: StoreCode;
    /** The total the member agreed to, in minor units. */
    expectedTotalMinor: number;
    /** From `reviewedHash`; null binds the order to the total alone. */
    reviewedHash: string | null;
    /** 16 to 64 characters, made when the review was shown. */
    idempotencyKey: string;
    /** What the prescription was taken from; null or absent where it was typed. */
    picture?: OrderedPicture | null;
    /** It is paid on a provider's page before it is placed. */
    isPaidFirst?: boolean;
  }): Promise<PlaceResult>;
};

export type PlaceResult =
  | { status: 'placed'; orderNumber: string; replayed: boolean }
  | { status: 'waiting'; nextOn: string; money?: Money }
  | { status: 'cart-changed'; money?: Money }
  | { status: 'refused'; message: string; money?: Money }
  /** To be paid on this page of the provider first; `wasRefused`: a card was tried there. */
  | { status: 'to-pay'; url: string; wasRefused: boolean }
  /** Not known yet: another request is placing it, or commerce cannot be reached. Nothing is lost. */
  | { status: 'pending' };

/** What became of the money of an order that was not placed, where it was to be paid first. */
export type Money = 'not-taken' | 'released';

export type CancelResult =
  | 'canceled'
  /** It is being made already, or was sent, or commerce refuses. */
  | 'too-late'
  /** No order of this member has the number. */
  | 'unknown'
  /** Commerce cannot be reached; whatever becomes of it, the benefit follows. */
  | 'pending';
