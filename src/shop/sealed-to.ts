import type { ShopperKey } from './shopper.ts';

/**
 * What each sealed value is bound to, so that it opens in its own row only. Values of earlier
 * versions are bound to these words: they stay as they are, whatever the tables are called.
 */
export const sealedTo = {
  session: (idHash: Buffer) => `server.sessions:${idHash.toString('hex')}`,
  signIn: (idHash: Buffer) => `server.sign_ins:${idHash.toString('hex')}`,
  draft: (shopperKey: ShopperKey) => `server.drafts:${shopperKey}`,
  contact: (shopperKey: ShopperKey) => `server.order_attempts.contact:${shopperKey}`,
  /** A report's, by the request that brought it. */
  report: (requestId: string) => `shop.reported_errors:${requestId}`,
  message: (dedupeKey: string) => `server.messages:${dedupeKey}`,
};
