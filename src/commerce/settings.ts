/** What the house decides for the commerce platform. */
export type CommerceSettings = {
  /** Where shoppers reach the shop, without a slash at the end: `https://shop.example`. */
  publicUrl: string;
  /** What picture addresses begin with; `/media` without one. An image CDN goes here. */
  mediaBase?: string;
  /** The credential of the storefront's server: signs in customers, creates plan members. */
  integrationToken: string;
  /** Signs customer tokens (HS256); at least 32 characters. */
  tokenSecret: string;
  /** How long a customer token is good; one hour without it. */
  tokenLifetimeSeconds?: number;
  /** Whether strangers may ask for the schema over HTTP; not in production. */
  introspection: boolean;
  /** Lines of a street an address may have; four without it (the storefront sends up to four). */
  streetLines?: number;
  /** Called within and after the transaction of an order; the fault tests stop the process here. */
  onStep?: (step: 'in-transaction' | 'after-commit') => void | Promise<void>;
  /** Whether a fault passes by itself, as a database that is away: the caller is to come back. */
  isPassing?: (fault: unknown) => boolean;
  /** Told of every fault that a caller only sees as 'Internal server error'. */
  reportFault?: (fault: unknown) => void;
};
