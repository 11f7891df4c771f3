import type { Cart } from './cart.ts';

/**
 * The active cart of the caller as this request has read or written it, so that a request reads
 * it once, however many of its fields are about it.
 */
export type KnownCart = {
  /** The customer's, or null when they have none; undefined while neither is known. */
  find(): Cart | null | undefined;
  /** Answers `cart`, which is as it is now: active, and the caller's. */
  keep(cart: Cart): Cart;
  /** It is about to change, or to be no cart any more. */
  forget(): void;
};

/** `takeRead` opens the cart that was read with its owner; undefined where there was no reading. */
export function knownCart(takeRead: () => Cart | null | undefined): KnownCart {
  let known: Cart | null | undefined;
  let mayTake = true;
  return {
    find() {
      if (!known && mayTake) known = takeRead();
      return known;
    },
    keep: (cart) => (known = cart),
    forget() {
      known = undefined;
      mayTake = false;
    },
  };
}
