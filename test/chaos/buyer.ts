import { setTimeout as sleep } from 'node:timers/promises';
import { checkout } from '#storefront/checkout/texts.en.ts';
import { orders } from '#storefront/orders/texts.en.ts';
import type { ShopMember } from '../shop/a-shop.ts';
import type { Browser, Page } from '../shop/browser.ts';
import {
  formOf,
  stepsOfDelivery,
  stepsOfOrder,
  stepsOfPair,
  type OrderStep,
} from '../shop/order-steps.ts';

/** What somebody has read at the end. */
export type Told =
  /** With every sum in minor units to which they agreed on the way, the last of them last. */
  | { status: 'placed'; number: string; agreedMinor: number[] }
  /** Still without an answer when all patience was over; `last` is what was seen last. */
  | { status: 'left in the dark'; last: string };

type Counted =
  | 'answers cut off'
  | 'answers 503'
  | 'sold out'
  | 'told "not placed"'
  | 'coupons that were used up';

export type Buyer = {
  browser: Browser;
  /** Who signs in; a guest does not. */
  member: ShopMember | null;
  /** Where the confirmation is to go. */
  email: string;
  /** The codes in the mail to that address, oldest first. */
  readCodes(): string[];
  /** A code that is tried in the cart. */
  coupon: string | null;
  random(): number;
  patienceMs: number;
  /** Hears of every answer that nobody is to get. */
  wrong(what: string): void;
  count(what: Counted): void;
};

const frames = [
  { model: '10100', sku: '10101' },
  { model: '10200', sku: '10201' },
];
const pathOf = {
  cart: '/checkout/CartPreview',
  confirmation: '/checkout/OrderConfirmation',
  review: '/checkout/OrderReview',
};

/**
 * Orders a pair as a patient person does, from the first page to the number: whoever gets no
 * answer, or is told to come back, tries again; whoever sent the order looks what became of it or
 * sends it again; who is told that a frame is sold out takes another.
 */
export async function buy(buyer: Buyer): Promise<Told> {
  const { browser, member, email, coupon, random, count, wrong } = buyer;
  const giveUpAt = Date.now() + buyer.patienceMs;
  let last = 'nothing';
  let frame = 0;

  const isOver = () => Date.now() > giveUpAt;
  const aMoment = () => sleep(150 + random() * 350);

  /** The first answer that is one. */
  async function answerOf(name: string, act: () => Promise<Page>): Promise<Page | null> {
    while (!isOver()) {
      const page = await act().catch(() => null);
      if (!page) count('answers cut off');
      else if (page.status === 503) {
        count('answers 503');
        if (!page.headers.has('retry-after')) wrong(`${name}: 503 without Retry-After`);
      } else if (page.status >= 500) wrong(`${name}: ${page.status} ${titleOf(page)}`);
      else {
        last = `${name}: ${page.status} ${page.location} ${titleOf(page)}`;
        return page;
      }
      await aMoment();
    }
    return null;
  }

  const refused = new Set<string>();
  let typed = '';
  /** The newest code that was not refused; none after a while: then another is asked for. */
  async function waitForCode(): Promise<string> {
    const askAgainAt = Date.now() + 45_000;
    typed = '';
    while (!typed && !isOver() && Date.now() < askAgainAt) {
      await sleep(50);
      typed = buyer.readCodes().findLast((one) => !refused.has(one)) ?? '';
    }
    return typed;
  }
  const pair = () => frames[frame]!;
  const steps: OrderStep[] = member
    ? stepsOfOrder(browser, member, { readCode: waitForCode, pair })
    : [
        ...stepsOfPair(browser, '', pair),
        ...stepsOfDelivery(browser, '', { firstname: 'Ada', lastname: 'Park', email }),
      ];

  /** Walks to the review, again from where the shop leads; null when patience is over. */
  async function walkFrom(first: string): Promise<Page | null> {
    for (let at = steps.findIndex(([name]) => name === first); !isOver();) {
      const [name, leadsTo, act] = steps[at]!;
      const page = await answerOf(name, act);
      if (!page) return null;
      const isReview = name === 'review' && page.status === 200;
      if (isReview) return page;
      if (name === 'pair' && leadsTo.test(page.location)) await tryCoupon();
      if (name !== 'review' && leadsTo.test(page.location)) at += 1;
      else {
        const behind = steps.findIndex(([, leads]) => page.location && leads.test(page.location));
        if (behind >= 0 && behind + 1 < steps.length) at = behind + 1;
        else if (name === 'code' && page.status === 422) {
          if (typed) refused.add(typed);
          else at = 0;
        } else if (name === 'pair' && page.status === 422 && frame === 0) {
          count('sold out');
          frame = 1;
        } else if (/alreadyredeemed/.test(page.location)) return page;
        await aMoment();
      }
    }
    return null;
  }

  async function tryCoupon(): Promise<void> {
    if (!coupon) return;
    const fields = { intent: 'applyCoupon', couponCode: coupon };
    const page = await answerOf('coupon', () => browser.submit(pathOf.cart, fields));
    if (page?.status === 422) count('coupons that were used up');
  }

  const agreedMinor: number[] = [];
  /** What the confirmation says; null where it leads back, as nothing was ordered. */
  async function lookForOrder(): Promise<Told | null> {
    while (!isOver()) {
      const page = await answerOf('confirmation', () => browser.get(pathOf.confirmation));
      // A guest who ordered nothing here is asked for a number, and shown what one looks like.
      const isAsked = page !== null && titleOf(page) === orders.find.title;
      const number = isAsked ? null : /\bdm\d{10}\b/.exec(page?.text ?? '')?.[0];
      if (number) return { status: 'placed', number, agreedMinor };
      if (!page || page.status !== 200 || isAsked || titleOf(page) === checkout.confirmation.none) {
        count('told "not placed"');
        return null;
      }
      await sleep(500);
    }
    return null;
  }

  let review = await walkFrom(steps[0]![0]);
  while (review && !isOver()) {
    const form = formOf(review);
    if (!form['idempotencyKey']) {
      const ordered = await lookForOrder();
      if (!ordered) wrong('a used benefit, and no order to show');
      return ordered ?? { status: 'left in the dark', last };
    }
    agreedMinor.push(Number(form['expectedTotalMinor']));
    const placing = await browser.submit(pathOf.review, form).catch(() => null);
    if (!placing) count('answers cut off');
    else if (placing.status === 503) count('answers 503');
    else if (placing.status >= 500) wrong(`order: ${placing.status} ${titleOf(placing)}`);
    const isUnknown = !placing || placing.status >= 500;
    if (isUnknown && random() < 0.5) {
      // Sent again as it was: a browser does so when its page is loaded anew.
      const again = await answerOf('order again', () => browser.submit(pathOf.review, form));
      last = again ? `order again: ${again.status} ${again.location}` : last;
    }
    const isSoldOut =
      placing?.status === 422 && placing.text.includes(checkout.review.refusals.outOfStock);
    if (isSoldOut) {
      count('sold out');
      frame = 1;
      review = await walkFrom('pair');
      continue;
    }
    const told = await lookForOrder();
    if (told) return told;
    review = await walkFrom('review');
  }
  return { status: 'left in the dark', last };
}

function titleOf({ text }: Page): string {
  return /<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? text.slice(0, 120);
}
