import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Recipient } from '#service-base/message.ts';
import type { Enqueue, Sealer } from '#service-base/ports.ts';
import { isToBeReviewed, type ReviewSetting } from '#domain/prescription/picture-review.ts';
import { isServiceError, type ServiceClient } from '#clients/client.ts';
import type { Ordering, PlaceResult } from './port.ts';
import { createPlaces } from '#service-base/places.ts';
import { inTransaction } from '#service-base/transaction.ts';
import { isGuestKey } from '../guests/guest-key.ts';
import type { ShopperKey } from '../shopper.ts';
import type { CommerceOfStore } from '../session/customer-client.ts';
import {
  type Attempt,
  closeAsPlaced,
  closeAsRefused,
  isOfAnotherAttempt,
  findAttempt,
  findNewestAttempt,
  findOpenAttempt,
  findPlacedAttempt,
  knownOrders,
  markDecided,
  openAttempt,
  sentAgain,
} from './attempts.ts';
import { cancelReasons, createCanceling } from './cancel-order.ts';
import type { EligibilityOf } from './eligibility.ts';
import { findRefusedPicture, waitingOrdersOf } from './picture-review.ts';
import { paymentsOfOrders } from '../payments/payment-rows.ts';
import type { Payments } from '../payments/payments.ts';
import { findRecipient } from './recipient.ts';
import { readReviewedCart, type ReviewedCart } from './reviewed-cart.ts';
import { findOrdersAfter } from './newest-order.ts';
import { createSubmitOrder } from './submit-order.ts';
import { isUnknownOutcome } from './unknown-outcome.ts';

/** How long a second request waits for the first to finish before it takes over. */
const patienceMs = 5000;
/** How long it waits between two looks: twice as long each time, for each costs statements. */
const firstLookAfterMs = 25;
const looksAtMostEveryMs = 400;
/** An attempt younger than this may still be in the hands of its request. */
export const attemptGraceMs = 15_000;
/** For this long an order is sent again under its key; a commerce that fails still has its say. */
const repeatForMs = 60 * 60 * 1000;

export type OrderingOptions = {
  pool: pg.Pool;
  sealer: Sealer;
  enqueue: Enqueue;
  /** Commerce on behalf of a shopper who is not there: for the job that finishes orders. */
  commerceOf(shopperKey: ShopperKey): CommerceOfStore;
  eligibilityOf: EligibilityOf;
  /** What is paid on a provider's page. */
  payments: Payments;
  /**
   * Whether commerce answers a repeated key with the first answer, as our engine does. Another
   * platform ignores the key: there the member's orders are looked through instead.
   */
  isRepeatable: boolean;
  /** Whether nobody but us tells a member of the order, as where another platform sells. */
  mustConfirm: boolean;
  /** So many orders are placed at once; the other members wait their turn for so long. */
  turns: { atOnce: number; patienceMs: number };
  /** Which orders wait until an optician has compared the prescription with its picture. */
  review: ReviewSetting;
  /** The number of the order that a cart of our own commerce became. */
  orderOfCart(cartId: string): Promise<string | null>;
  /** Member data on the shop's own behalf. */
  shopMemberData(): ServiceClient;
  /** Hears how each try ended, for the figures. */
  count?: (outcome: PlaceResult['status']) => void;
};

/** Who asks: the shopper who is there, or the job for one who is not and cannot be asked about. */
type Caller = { commerce: CommerceOfStore; standing?: Standing };
/** Whether the shopper may order now, and what their newest order was. */
type Standing = () => ReturnType<EligibilityOf>;
type Buyer = Required<Caller> & {
  shopperKey: ShopperKey;
  /** False for whoever has tried too often. */
  mayTry?: () => Promise<boolean>;
  /** Where they are told about the order. */
  recipient(): Promise<Recipient | null>;
};

/** What a guest's order takes from whoever knows the guest. */
type BuyingGuest = {
  email(): Promise<string | undefined>;
  commerce: CommerceOfStore;
  /** Asked anew: a guest may sign in to one in between. */
  hasAccount(): boolean;
  mayTry(): Promise<boolean>;
  cancelOwn: Ordering['cancel'];
};

/**
 * Placing an order exactly once, on any commerce platform. One open attempt for each shopper is
 * the lock: under it eligibility is decided, the total is checked, the order is placed and a
 * member's redemption is enqueued. A crash anywhere leaves the attempt open, and whoever meets it next
 * finishes it.
 */
export function createOrdering(options: OrderingOptions) {
  const { pool, commerceOf, eligibilityOf, payments } = options;
  const submitOrder = createSubmitOrder();
  const canceling = createCanceling({ ...options, memberData: options.shopMemberData });
  const { atOnce, patienceMs: turnPatienceMs } = options.turns;
  const places = createPlaces(atOnce, [{ atMost: Infinity, patienceMs: turnPatienceMs }]);

  async function placeInTurn(
    buyer: Buyer,
    order: Parameters<Ordering['place']>[0],
  ): Promise<PlaceResult> {
    // Whoever looks after what was begun before begins nothing.
    if (buyer.mayTry && !(await begunBefore(buyer, order)) && !(await buyer.mayTry()))
      return tooOften;
    if (!(await places.enter())) return (await begunBefore(buyer, order)) ?? tooManyAtOnce;
    try {
      return await place(buyer, order);
    } finally {
      places.leave();
    }
  }

  /** What a request before this one has begun; null where there was none. */
  async function begunBefore(
    { shopperKey }: Buyer,
    { cartId }: Parameters<Ordering['place']>[0],
  ): Promise<PlaceResult | null> {
    if (await findOpenAttempt(pool, shopperKey)) return { status: 'pending' };
    return replayOf(shopperKey, cartId);
  }

  async function place(
    buyer: Buyer,
    { picture = null, isPaidFirst = false, ...order }: Parameters<Ordering['place']>[0],
  ): Promise<PlaceResult> {
    const { shopperKey } = buyer;
    const contact = await buyer.recipient();
    const giveUpAt = Date.now() + patienceMs;
    for (let lookAfterMs = firstLookAfterMs; ; lookAfterMs *= 2) {
      const attempt = await openAttempt(
        pool,
        options.sealer,
        { shopperKey, isPaidFirst, ...order },
        contact,
        picture && {
          uploadId: picture.uploadId,
          isToBeReviewed: isToBeReviewed(options.review, picture),
        },
      );
      if (attempt) return begin(attempt, buyer);
      // Another request of this shopper, or one that crashed, has an attempt open.
      const placed = await replayOf(shopperKey, order.cartId);
      if (placed) return placed;
      const open = await findOpenAttempt(pool, shopperKey);
      if (open?.isPaidFirst && open.isDecided) {
        const paying = await resume(open, { isPaidFirst, ...order }, buyer);
        if (paying) return paying;
        if (Date.now() > giveUpAt) return { status: 'pending' };
      } else if (open && (open.ageMs > patienceMs || Date.now() > giveUpAt)) {
        const finished = await finish(open, buyer);
        if (finished.status === 'pending' || open.cartId === order.cartId) return finished;
      }
      await sleep(Math.min(lookAfterMs, looksAtMostEveryMs));
    }
  }

  /**
   * An attempt of this shopper whose payment is under way: its order where it is paid, its page
   * where the same is ordered again. For another order the page is closed first, so that there is
   * one to pay on at most. Null when the shopper may begin anew.
   */
  async function resume(
    open: Attempt,
    order: Parameters<Ordering['place']>[0],
    buyer: Buyer,
  ): Promise<PlaceResult | null> {
    const isSame =
      order.isPaidFirst === true &&
      open.cartId === order.cartId &&
      open.expectedTotalMinor === order.expectedTotalMinor &&
      open.reviewedHash === order.reviewedHash;
    const paid = isSame
      ? await payments.look(open.id, { isThere: true })
      : await payments.leave(open.id);
    if (isSame && paid.status === 'unpaid') return toPay(paid);
    // Its own request may still be opening the page.
    if (paid.status === 'none' && open.ageMs < patienceMs) return null;
    if (isSame && paid.status === 'none') return finish(open, buyer);
    if (paid.status === 'unknown' || paid.status === 'unpaid') return { status: 'pending' };
    if (paid.status !== 'authorised') {
      await refuse(open, notPaid, notPlaced);
      return null;
    }
    const finished = await finish(open, buyer);
    return finished.status === 'pending' || open.cartId === order.cartId ? finished : null;
  }

  async function begin(attempt: Attempt, caller: Required<Caller>): Promise<PlaceResult> {
    // Looked up under the lock: the same form sent twice answers the same number.
    return (await endIfSentAgain(attempt)) ?? decide(attempt, caller);
  }

  /** The order that the cart of an attempt became before, and the end of the attempt; else null. */
  async function endIfSentAgain(attempt: Attempt): Promise<PlaceResult | null> {
    const placed = await replayOf(attempt.shopperKey, attempt.cartId);
    if (placed) await closeAsRefused(pool, attempt, sentAgain);
    return placed;
  }

  async function replayOf(shopperKey: ShopperKey, cartId: string): Promise<PlaceResult | null> {
    const orderNumber = (await findPlacedAttempt(pool, shopperKey, cartId))?.orderNumber;
    return orderNumber ? { status: 'placed', orderNumber, replayed: true } : null;
  }

  /** Sends the order only once the member may order, for what they agreed to. */
  async function decide(attempt: Attempt, caller: Required<Caller>): Promise<PlaceResult> {
    const { shopperKey } = attempt;
    const commerce = caller.commerce(attempt.store);
    let decided = attempt;
    try {
      const { eligibility, newestOrder } = await caller.standing();
      decided = { ...attempt, newestOrderBefore: newestOrder };
      if (eligibility.status === 'waiting') {
        const { nextOn } = eligibility;
        return await refuse(attempt, 'waiting period', { status: 'waiting', nextOn });
      }
      if (!isAsReviewed(await readReviewedCart(commerce, attempt.cartId), attempt)) {
        return await refuse(attempt, 'cart changed', { status: 'cart-changed' });
      }
    } catch (error) {
      if (isUnknownOutcome(error)) return { status: 'pending' };
      throw error;
    }
    if (await markDecided(pool, decided))
      return attempt.isPaidFirst ? openPage(decided) : submit(decided, commerce);
    return (await replayOf(shopperKey, attempt.cartId)) ?? { status: 'pending' };
  }

  /** Sends the shopper to pay; without a page there is no order, and nothing to be paid. */
  async function openPage(attempt: Attempt): Promise<PlaceResult> {
    const url = await payments.open(attempt);
    if (url !== null) return toPay({ url, wasRefused: false });
    return refuse(attempt, noPage, refusedFor(noPage));
  }

  /** Goes on with an attempt that is to be paid first, by what the provider says of it. */
  async function finishPaid(attempt: Attempt, caller: Caller): Promise<PlaceResult> {
    const isThere = caller.standing !== undefined;
    const paid = await payments.look(attempt.id, { isThere });
    switch (paid.status) {
      case 'authorised':
        return submitAsReviewed(attempt, caller.commerce(attempt.store));
      case 'unpaid':
        return toPay(paid);
      case 'unknown':
        return { status: 'pending' };
      case 'none':
        if (attempt.ageMs < attemptGraceMs) return { status: 'pending' };
        return isThere ? openPage(attempt) : refuse(attempt, noPage, refusedFor(noPage));
      case 'over':
        return refuse(attempt, notPaid, notPlaced);
    }
  }

  async function submit(attempt: Attempt, commerce: ServiceClient): Promise<PlaceResult> {
    const said = await submitOrder(commerce, attempt);
    switch (said.outcome) {
      case 'placed':
        return close(attempt, said.number);
      case 'cart-changed':
        return refuse(attempt, 'cart changed', { status: 'cart-changed' });
      case 'refused':
        return refuse(attempt, said.because, refusedFor(said.because));
      case 'perhaps-before':
        // Our own commerce would have told the order that it made of this cart.
        if (attempt.isPaidFirst) return refuse(attempt, said.because, refusedFor(said.because));
        return unlessPlaced(attempt, commerce, said.because);
      case 'unknown':
        return { status: 'pending' };
    }
  }

  /** The order that was made all the same, or the refusal. */
  async function unlessPlaced(
    attempt: Attempt,
    commerce: ServiceClient,
    because: string,
  ): Promise<PlaceResult> {
    const found = await orderOf(attempt, commerce);
    if (found === 'unknown') return { status: 'pending' };
    return found ? close(attempt, found) : refuse(attempt, because, refusedFor(because));
  }

  /** Closes without an order, unless somebody else has closed it with one meanwhile. */
  async function refuse(
    attempt: Attempt,
    because: string,
    answer: PlaceResult,
  ): Promise<PlaceResult> {
    if (attempt.isPaidFirst) return refusePaid(attempt, because, answer);
    if (await closeAsRefused(pool, attempt, because)) return answer;
    return (await replayOf(attempt.shopperKey, attempt.cartId)) ?? answer;
  }

  /** Refuses and gives back what was paid, both or neither; an order that took it outweighs this. */
  async function refusePaid(
    attempt: Attempt,
    because: string,
    answer: PlaceResult,
  ): Promise<PlaceResult> {
    const isTaken = await inTransaction(pool, async (client) => {
      if (!(await payments.giveBackIn(client, attempt.id))) return true;
      await closeAsRefused(client, attempt, because);
      return false;
    });
    const placed = await replayOf(attempt.shopperKey, attempt.cartId);
    if (placed) return placed;
    return isTaken ? { status: 'pending' } : withMoney(attempt, answer);
  }

  async function withMoney(attempt: Attempt, answer: PlaceResult): Promise<PlaceResult> {
    if (!attempt.isPaidFirst || answer.status === 'placed') return answer;
    if (answer.status === 'pending' || answer.status === 'to-pay') return answer;
    const wasAuthorised = await payments.wasAuthorised(attempt.id);
    return { ...answer, money: wasAuthorised ? 'released' : 'not-taken' };
  }

  /** Closes with the number and enqueues redemption and confirmation: all of it, or nothing. */
  async function close(attempt: Attempt, number: string): Promise<PlaceResult> {
    const isFirst = await inTransaction(pool, async (client) => {
      // Of one account on two devices the other one has ordered the cart: this payment is too much.
      if (await isOfAnotherAttempt(client, attempt, number)) {
        await closeAsRefused(client, attempt, `ordered as ${number} on another device`);
        if (attempt.isPaidFirst) await payments.giveBackIn(client, attempt.id);
        return false;
      }
      if (!(await closeAsPlaced(client, attempt, number))) return false;
      if (!isGuestKey(attempt.shopperKey))
        await options.enqueue(
          client,
          'record-redemption',
          { userId: attempt.shopperKey, orderNumber: number },
          { jobKey: `record-redemption:${attempt.id}` },
        );
      // Nothing, where the order took it; else it was paid in another way at the last moment.
      if (attempt.isPaidFirst) await payments.giveBackIn(client, attempt.id);
      if (options.mustConfirm)
        await options.enqueue(
          client,
          'confirm-attempt',
          { orderNumber: number },
          { jobKey: `confirm-attempt:${attempt.id}` },
        );
      return true;
    });
    return { status: 'placed', orderNumber: number, replayed: !isFirst };
  }

  /**
   * Finishes an attempt that was left open. Safe to run in several places at once. Where nobody
   * can say whether the shopper may order (the recovery job) nothing new is sent to commerce.
   */
  async function finish(
    attempt: Attempt,
    { commerce: commerceIn, standing }: Caller = { commerce: commerceOf(attempt.shopperKey) },
  ): Promise<PlaceResult> {
    const isYoung = attempt.ageMs < attemptGraceMs;
    if (!attempt.isDecided) {
      const placed = await endIfSentAgain(attempt);
      if (placed) return placed;
      if (isYoung) return { status: 'pending' };
      return standing
        ? decide(attempt, { commerce: commerceIn, standing })
        : refuse(attempt, 'not placed', notPlaced);
    }
    if (attempt.isPaidFirst)
      return finishPaid(attempt, { commerce: commerceIn, ...(standing && { standing }) });
    const commerce = commerceIn(attempt.store);
    if (options.isRepeatable && attempt.ageMs < repeatForMs)
      return submitAsReviewed(attempt, commerce);
    if (isYoung) return { status: 'pending' };
    const found = await orderOf(attempt, commerce);
    if (found === 'unknown') return { status: 'pending' };
    return found ? close(attempt, found) : refuse(attempt, 'not placed', notPlaced);
  }

  /** A cart that is still shown became no order; one that changed since is not what was agreed. */
  async function submitAsReviewed(attempt: Attempt, commerce: ServiceClient): Promise<PlaceResult> {
    try {
      const cart = await readReviewedCart(commerce, attempt.cartId);
      if (cart && !isAsReviewed(cart, attempt))
        return await refuse(attempt, 'cart changed', { status: 'cart-changed' });
    } catch (error) {
      if (isUnknownOutcome(error)) return { status: 'pending' };
      if (isServiceError(error) && isLost(attempt)) return closeLost(attempt);
      throw error;
    }
    return submit(attempt, commerce);
  }

  /** Of a guest who is gone, with the account that the cart was of: nobody can order it any more. */
  async function closeLost(attempt: Attempt): Promise<PlaceResult> {
    const number = await options.orderOfCart(attempt.cartId);
    return number ? close(attempt, number) : refuse(attempt, 'not placed', notPlaced);
  }

  async function settle(buyer: Buyer): Promise<PlaceResult | null> {
    const newest = await findNewestAttempt(pool, buyer.shopperKey);
    if (!newest) return null;
    if (newest.state === 'open') return finish(newest, buyer);
    // Of two tries with one cart the refused one may be the later, whichever became the order.
    return (
      (await replayOf(buyer.shopperKey, newest.cartId)) ?? (await withMoney(newest, notPlaced))
    );
  }

  /** Goes on with what the provider told of, with nobody there. */
  async function settlePayment(attemptId: string): Promise<void> {
    const attempt = await findAttempt(pool, attemptId);
    if (attempt?.state === 'open') await finish(attempt);
    else await payments.move(attemptId);
  }

  /**
   * The order that an attempt became: the first one since that is not known as another's. A guest
   * has no list of orders, and may be gone: there it is the one that the cart became.
   */
  async function orderOf(
    attempt: Attempt,
    commerce: ServiceClient,
  ): Promise<string | 'unknown' | null> {
    if (isGuestKey(attempt.shopperKey)) return options.orderOfCart(attempt.cartId);
    try {
      const since = await findOrdersAfter(commerce, attempt.newestOrderBefore);
      const known = await knownOrders(pool, since);
      return since.find((number) => !known.has(number)) ?? null;
    } catch (error) {
      if (isUnknownOutcome(error)) return 'unknown';
      throw error;
    }
  }

  function forBuyer(buyer: Buyer): Omit<Ordering, 'cancelReasons' | 'cancel'> {
    const { shopperKey, commerce } = buyer;
    return {
      eligibility: async () => (await buyer.standing()).eligibility,
      settle: () => settle(buyer),
      willBeReviewed: (picture) => isToBeReviewed(options.review, picture),
      paymentOf: async (orderNumber) =>
        (await paymentsOfOrders(pool, [orderNumber])).get(orderNumber) ?? null,
      inReview: () => waitingOrdersOf(pool, shopperKey),
      refusedPicture: () => findRefusedPicture(pool, shopperKey),
      reviewedHash: async (cartId, store) =>
        (await readReviewedCart(commerce(store), cartId))?.contentHash ?? null,
      async place(order) {
        const result = await placeInTurn(buyer, order);
        options.count?.(result.status);
        return result;
      },
    };
  }

  return {
    finish,
    settlePayment,
    releaseCanceled: canceling.releaseCanceled,
    forMember(
      userId: string,
      memberData: ServiceClient,
      commerce: CommerceOfStore = commerceOf(userId),
    ): Ordering {
      return {
        ...forBuyer({
          shopperKey: userId,
          commerce,
          standing: () => eligibilityOf({ userId, commerce, memberData }),
          recipient: () => findRecipient(memberData, userId),
        }),
        cancelReasons: (store) => cancelReasons(commerce(store)),
        cancel: (asked) => canceling.cancel(userId, commerce, asked),
      };
    },
    /**
     * A guest pays all, as often as they like. Commerce lets only customers cancel by themselves:
     * who is none cancels by `cancelOwn`.
     */
    forGuest(
      shopperKey: ShopperKey,
      { email, commerce, hasAccount, mayTry, cancelOwn }: BuyingGuest,
    ): Ordering {
      return {
        ...forBuyer({
          shopperKey,
          commerce,
          mayTry,
          standing: async () => ({ eligibility: { status: 'eligible' }, newestOrder: null }),
          async recipient() {
            const to = await email();
            return to === undefined ? null : { channel: 'email', to };
          },
        }),
        cancelReasons: (store) => cancelReasons(commerce(store)),
        cancel: (asked) =>
          hasAccount() ? canceling.cancel(shopperKey, commerce, asked) : cancelOwn(asked),
      };
    },
  };
}

function isLost({ shopperKey, ageMs }: Attempt): boolean {
  return isGuestKey(shopperKey) && ageMs >= repeatForMs;
}

function isAsReviewed(cart: ReviewedCart | null, attempt: Attempt): boolean {
  return (
    cart?.totalMinor === attempt.expectedTotalMinor &&
    (attempt.reviewedHash === null || attempt.reviewedHash === cart.contentHash)
  );
}

/** Why an attempt ends that was to be paid first. */
const notPaid = 'not paid';
const noPage = 'The payment page could not be opened.';

function toPay({ url, wasRefused }: { url: string; wasRefused: boolean }): PlaceResult {
  return { status: 'to-pay', url, wasRefused };
}

const notPlaced: PlaceResult = { status: 'refused', message: 'The order was not placed.' };

/** Pages know these words, and say them in the member's language. */
const tooManyAtOnce: PlaceResult = {
  status: 'refused',
  message: 'Too many orders are being placed at once.',
};

const tooOften: PlaceResult = { status: 'refused', message: 'Too many tries to order.' };

function refusedFor(reason: string): PlaceResult {
  return { status: 'refused', message: `makeOrder error(s): ${reason}` };
}
