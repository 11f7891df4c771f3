import type { Queryable } from '#service-base/transaction.ts';
import type { ServiceSettings } from '#service-base/service.ts';
import type { AccountMail } from './customers/account-mails.ts';

/** What the server decides for the commerce platform. */
export type CommerceSettings = ServiceSettings & {
  /** Where shoppers reach the shop, without a slash at the end: `https://shop.example`. */
  publicUrl: string;
  /** What picture addresses begin with; `/media` without one. An image CDN goes here. */
  mediaBase?: string;
  /**
   * Which pictures there are of a frame in one colour, the main one first, and a version that
   * changes with them; null, as without this, where it is only drawn.
   */
  picturesOf?: (sku: string) => { version: string; views: readonly string[] } | null;
  /** The credential of the storefront's server: signs in customers, creates plan members. */
  integrationToken: string;
  /** Signs customer tokens (HS256); at least 32 characters. */
  tokenSecret: string;
  /** How long a customer token is good; one hour without it. */
  tokenLifetimeSeconds?: number;
  /** Who may order; guests and others may fill a cart all the same. */
  whoMayOrder: 'anyone' | 'plan-members';
  /**
   * Accounts of people who are no members of the plan: how mails about them name the shop, and the
   * pages that they lead to. Without it none are sent.
   */
  accounts?: {
    shopName: string;
    /** A new account signs in only once its address is proven. */
    mustConfirm: boolean;
    /** An absolute address in the language of that store view. */
    urlOf(mail: AccountMail, storeCode: string, token: string): string;
  };
  /**
   * Orders of guests, who may cancel them by a mailed link: how the mail names the shop, and the
   * page where it is confirmed. Without it guests cancel nothing over the protocol.
   */
  guestOrders?: {
    shopName: string;
    /** An absolute address in the language of that store view. */
    confirmCancelUrl(storeCode: string, token: string): string;
  };
  /** Who may write reviews of products; customers without it. `off` shows none either. */
  reviews?: 'off' | 'customers' | 'everyone';
  /** After so many days an order that is paid in advance is due; 14 without it. */
  paymentDeadlineDays?: number;
  /** Whether a job tells somebody outside what became of an order; see `order-events.ts`. */
  isToldOutside?: boolean;
  /**
   * Payments on a provider's page, of which commerce knows no more than this; such an order
   * cannot be placed without it. Both are part of the transaction that they are called in.
   */
  payments?: {
    /** Takes what was paid for a cart, by its masked id; false where not that very amount was. */
    takeForOrder(
      client: Queryable,
      order: { cartId: string; totalMinor: number; currency: string },
    ): Promise<boolean>;
    /** Gives back what was paid for the order of a cart, if anything was. */
    returnOfOrder(client: Queryable, cartId: string): Promise<void>;
  };
  /** Lines of a street an address may have; four without it (the storefront sends up to four). */
  streetLines?: number;
  /** Called within and after the transaction of an order; the fault tests stop the process here. */
  onStep?: (step: 'in-transaction' | 'after-commit') => void | Promise<void>;
};
