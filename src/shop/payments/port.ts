import type { StoreCode } from '#domain/people/locale.ts';

/** A page of the provider on which one amount is paid, once. */
export type PageToOpen = {
  /** Ours, random; the provider keeps it beside the payment. A key for repeating, too. */
  reference: string;
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  store: StoreCode;
};

export type OpenPage = { sessionId: string; url: string; openUntil: Date };

/** How it stands with a page. */
export type PageState =
  /** `wasRefused`: a card was tried there, and refused. */
  | { state: 'open'; wasRefused: boolean }
  | { state: 'authorised'; intentId: string; amountMinor: number; currency: string }
  /** Nothing can be paid there any more. */
  | { state: 'over' };

/** What the provider holds of a payment. */
export type ChargeState = 'authorised' | 'captured' | 'returned' | 'refunded';

/** A notice that came by itself: what it is about, never what became of it. */
export type Notice = { id: string; sessionId: string | null; intentId: string | null };

export type NoticeRefusal = 'forged' | 'stale' | 'unreadable';

/**
 * Whoever takes the money, on a page of theirs. Every call may be repeated with the same effect.
 * All throw `ProviderAway` when it is not known what came of the call.
 */
export type PaymentProvider = {
  openPage(page: PageToOpen): Promise<OpenPage>;
  look(sessionId: string): Promise<PageState>;
  /** Nothing is paid there afterwards; a page that was paid or is over stays as it is. */
  closePage(sessionId: string): Promise<void>;
  lookAtCharge(intentId: string): Promise<ChargeState>;
  /** `returned`: what was authorised lapsed before, and nothing was taken. */
  capture(intentId: string): Promise<'captured' | 'returned'>;
  /** Gives back what was authorised and not captured. */
  release(intentId: string): Promise<void>;
  /** Gives back what was captured. */
  refund(intentId: string): Promise<void>;
  /** Proves a notice to be the provider's and new, by the bytes of its body. */
  readNotice(body: string, signature: string, now: Date): Notice | NoticeRefusal;
  /** Whether it answers us at all, for the operator. @throws */
  check(): Promise<void>;
};

/** The provider did not answer, or not so that one knows what it did. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/** What members and guests see of the payment of an order. */
export type ShownPayment =
  | ChargeState
  | 'being-returned'
  /** The authorisation ended before it was captured. */
  | 'lapsed'
  /** The same, and the order stands. */
  | 'lapsed-owed';
