import type { ShopperKey } from './shopper.ts';

/**
 * What each sealed value is bound to, so that it opens in its own row only. Values of earlier
 * versions are bound to these words: they stay as they are, whatever the tables are called.
 */
export const sealedTo = {
  session: (idHash: Buffer) => `server.sessions:${idHash.toString('hex')}`,
  signIn: (idHash: Buffer) => `server.sign_ins:${idHash.toString('hex')}`,
  orderLookup: (shopperKey: ShopperKey) => `shop.order_lookups:${shopperKey}`,
  guest: (shopperKey: ShopperKey) => `shop.guests:${shopperKey}`,
  draft: (shopperKey: ShopperKey) => `server.drafts:${shopperKey}`,
  contact: (shopperKey: ShopperKey) => `server.order_attempts.contact:${shopperKey}`,
  /** A report's, by the request that brought it. */
  report: (requestId: string) => `shop.reported_errors:${requestId}`,
  /** What an upload shows, the text that came with it, what was read on it and what was said of that, by the upload's id. */
  picture: (uploadId: string, page: number) => `shop.upload_pages:${uploadId}:${page}`,
  pageText: (uploadId: string, page: number) => `shop.upload_pages.text:${uploadId}:${page}`,
  reading: (uploadId: string) => `shop.uploads.reading:${uploadId}`,
  confirmation: (uploadId: string) => `shop.uploads.confirmation:${uploadId}`,
  message: (dedupeKey: string) => `server.messages:${dedupeKey}`,
};
