import type pg from 'pg';
import { storeByCode, type StoreCode } from '#domain/people/locale.ts';
import type { Audit, Enqueue } from '#service-base/ports.ts';
import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import {
  attemptOfNotice,
  beginPayment,
  decideReturn,
  findPayment,
  keepPage,
  noteAuthorised,
  noteCharge,
  noteEnded,
  noteLook,
  paymentsLeft,
  returnOfOrder,
  settleLapsed,
  takeForOrder,
  takeNotice,
  type Payment,
} from './payment-rows.ts';
import { ProviderAway, type ChargeState, type Notice, type PaymentProvider } from './port.ts';

/** What of an attempt its payment is about. */
export type Payable = { id: string; store: StoreCode; expectedTotalMinor: number };

/** How it stands with what is to be paid before the order. */
export type PaymentLook =
  | { status: 'unpaid'; url: string; wasRefused: boolean }
  | { status: 'authorised' }
  /** No page was shown to anybody yet. */
  | { status: 'none' }
  /** Not paid, and nothing can be paid any more. */
  | { status: 'over' }
  /** The provider does not say. */
  | { status: 'unknown' };

type PaymentsOptions = {
  pool: pg.Pool;
  enqueue: Enqueue;
  audit: Audit;
  /** Null where no page is configured; what was begun before waits. */
  provider: PaymentProvider | null;
};

/** The provider tells by itself; nobody who waits asks more often about an open page. */
const looksEveryMs = 5 * 60 * 1000;
/** More are found the next time. */
const leftAtOnce = 100;

/**
 * Payments on a provider's page, each exactly once: what is to become of one is decided in its
 * row, together with its order or the refusal of it, and a job asks the provider for it until it
 * is so. The provider's word counts, never the word of a notice.
 */
export function createPayments({ pool, enqueue, audit, provider }: PaymentsOptions) {
  function requireProvider(): PaymentProvider {
    if (!provider) throw new ProviderAway('no payment page is configured');
    return provider;
  }

  const leaveMove = (client: Queryable, attemptId: string) =>
    enqueue(client, 'move-payment', { attemptId }, { jobKey: `move-payment:${attemptId}` });

  /** For whoever ends the order of a payment that lapsed. */
  const leaveEnd = (client: Queryable, attemptId: string) =>
    enqueue(client, 'end-lapsed', { attemptId }, { jobKey: `end-lapsed:${attemptId}` });

  /** The page on which this attempt is paid, the same each time; null where none can be had. */
  async function open(attempt: Payable): Promise<string | null> {
    const { currency } = storeByCode(attempt.store);
    const payment = await beginPayment(pool, {
      attemptId: attempt.id,
      amountMinor: attempt.expectedTotalMinor,
      currency,
    });
    if (payment.state === 'open') return payment.pageUrl;
    if (payment.state !== 'opening') return null;
    try {
      const page = await requireProvider().openPage({
        reference: attempt.id,
        amountMinor: payment.amountMinor,
        currency,
        store: attempt.store,
      });
      if (await keepPage(pool, attempt.id, page)) return page.url;
      // Asked for twice at once: one of them is the page, and the other was shown to nobody.
      const kept = await findPayment(pool, attempt.id);
      return kept?.state === 'open' && kept.goal === null ? kept.pageUrl : null;
    } catch (error) {
      if (error instanceof ProviderAway) return null;
      throw error;
    }
  }

  /** `isThere`: the shopper waits for the answer; else the provider is not asked too often. */
  async function look(attemptId: string, { isThere }: { isThere: boolean }): Promise<PaymentLook> {
    const payment = await findPayment(pool, attemptId);
    if (!payment || payment.state === 'opening') return { status: 'none' };
    // Also of an order that took it, and lost it before it was known here.
    if (
      payment.state === 'authorised' ||
      payment.state === 'captured' ||
      payment.goal === 'capture'
    )
      return { status: 'authorised' };
    if (payment.state !== 'open' || !payment.sessionId) return { status: 'over' };
    const { pageUrl: url, lookedAgoMs } = payment;
    const isFresh = lookedAgoMs !== null && lookedAgoMs < looksEveryMs && !payment.isPast;
    if (!isThere && isFresh && url) return { status: 'unpaid', url, wasRefused: false };
    return ask(payment, payment.sessionId);
  }

  async function ask(payment: Payment, sessionId: string): Promise<PaymentLook> {
    const { attemptId, pageUrl: url } = payment;
    try {
      const page = await requireProvider().look(sessionId);
      await noteLook(pool, attemptId);
      if (page.state === 'authorised') {
        const isOurs =
          page.amountMinor === payment.amountMinor && page.currency === payment.currency;
        if (await noteAuthorised(pool, attemptId, page.intentId))
          await record(attemptId, 'payment.authorise', isOurs ? 'ok' : 'failed');
        if (isOurs) return { status: 'authorised' };
        await giveBack(attemptId);
        return { status: 'over' };
      }
      if (page.state === 'open' && url)
        return { status: 'unpaid', url, wasRefused: page.wasRefused };
      await noteEnded(pool, attemptId);
      return { status: 'over' };
    } catch (error) {
      if (error instanceof ProviderAway) return { status: 'unknown' };
      throw error;
    }
  }

  /** Closes the page, so that nothing is paid there any more, and says whether it was before. */
  async function leave(attemptId: string): Promise<PaymentLook> {
    const payment = await findPayment(pool, attemptId);
    if (payment?.state !== 'open' || !payment.sessionId) return look(attemptId, { isThere: true });
    try {
      await requireProvider().closePage(payment.sessionId);
    } catch (error) {
      if (error instanceof ProviderAway) return { status: 'unknown' };
      throw error;
    }
    return ask(payment, payment.sessionId);
  }

  /**
   * Leaves it to a job to give back what was paid, or to close the page, in the transaction that
   * refuses the order; false when the order has taken it.
   */
  async function giveBackIn(client: Queryable, attemptId: string): Promise<boolean> {
    if (!(await decideReturn(client, attemptId))) return false;
    await leaveMove(client, attemptId);
    return true;
  }

  const giveBack = (attemptId: string) =>
    inTransaction(pool, (client) => giveBackIn(client, attemptId));

  /**
   * Brings the payment to where it was decided to go, asking the provider first where it is. Run
   * twice or at once with itself it captures once and gives back once.
   * @throws ProviderAway to be run again.
   */
  async function move(attemptId: string): Promise<void> {
    const payment = await findPayment(pool, attemptId);
    if (!payment) return;
    if (!payment.intentId) {
      if (payment.goal !== 'return' || payment.state === 'ended') return;
      if (!payment.sessionId) return noteEnded(pool, attemptId); // shown to nobody
      const left = await leave(attemptId);
      if (left.status === 'unknown') throw new ProviderAway('the page could not be closed');
      return left.status === 'authorised' ? move(attemptId) : undefined;
    }
    const { goal, intentId } = payment;
    const charge = await requireProvider().lookAtCharge(intentId);
    if (goal === 'capture' && charge === 'authorised') {
      return arrived(payment, await requireProvider().capture(intentId));
    }
    if (goal === 'return' && charge === 'authorised') {
      await requireProvider().release(intentId);
      return arrived(payment, 'returned');
    }
    if (goal === 'return' && charge === 'captured') {
      await requireProvider().refund(intentId);
      return arrived(payment, 'refunded');
    }
    return arrived(payment, charge);
  }

  async function arrived({ attemptId, goal }: Payment, state: ChargeState): Promise<void> {
    const { isFirst } = await inTransaction(pool, async (client) => {
      const noted = await noteCharge(client, attemptId, state);
      if (noted.isFirst && noted.isLapsed) await leaveEnd(client, attemptId);
      return noted;
    });
    if (!isFirst) return;
    // Lapsed, or given back by somebody else, with an order that counts on it.
    const isLost = goal === 'capture' && state !== 'captured';
    await record(attemptId, actions[state], isLost ? 'failed' : 'ok');
    // Cancelled while it was captured: that job may have read what was decided before.
    if ((await findPayment(pool, attemptId))?.goal === 'return' && state === 'captured')
      await inTransaction(pool, (client) => leaveMove(client, attemptId));
  }

  const record = (attemptId: string, action: string, outcome: 'ok' | 'failed') =>
    audit.record({ actor: 'service', action, subject: `payment:${attemptId}`, outcome });

  /** Takes a notice once, and leaves a job that looks at what it is about. */
  async function takeIn(notice: Notice): Promise<void> {
    await inTransaction(pool, async (client) => {
      if (!(await takeNotice(client, notice.id))) return;
      const attemptId = await attemptOfNotice(client, notice);
      if (attemptId)
        await enqueue(
          client,
          'settle-payment',
          { attemptId },
          { jobKey: `settle-payment:${attemptId}` },
        );
    });
  }

  return {
    open,
    look,
    leave,
    giveBackIn,
    move,
    takeIn,
    /** Leaves a job for what was forgotten on its way. */
    takeUpLeft: () =>
      inTransaction(pool, async (client) => {
        for (const attemptId of await paymentsLeft(client, leftAtOnce))
          await leaveMove(client, attemptId);
      }),
    /** The order of a payment that lapsed is paid otherwise. */
    settleLapsed: (orderNumber: string) => settleLapsed(pool, orderNumber),
    /** Whether anything was ever authorised for the attempt. */
    wasAuthorised: async (attemptId: string) =>
      (await findPayment(pool, attemptId))?.wasAuthorised ?? false,
    /** For commerce, in the transaction that writes an order. */
    async takeForOrder(client: Queryable, order: Parameters<typeof takeForOrder>[1]) {
      const attemptId = await takeForOrder(client, order);
      if (attemptId) await leaveMove(client, attemptId);
      return attemptId !== null;
    },
    /** For commerce, in the transaction that cancels an order. */
    async returnOfOrder(client: Queryable, cartId: string) {
      const attemptId = await returnOfOrder(client, cartId);
      if (attemptId) await leaveMove(client, attemptId);
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;

const actions: Record<ChargeState, string> = {
  authorised: 'payment.authorise',
  captured: 'payment.capture',
  returned: 'payment.release',
  refunded: 'payment.refund',
};
