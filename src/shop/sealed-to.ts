/**
 * What each sealed value is bound to, so that it opens in its own row only. Values of earlier
 * versions are bound to these words: they stay as they are, whatever the tables are called.
 */
export const sealedTo = {
  session: (idHash: Buffer) => `server.sessions:${idHash.toString('hex')}`,
  signIn: (idHash: Buffer) => `server.sign_ins:${idHash.toString('hex')}`,
  draft: (userId: string) => `server.drafts:${userId}`,
  contact: (userId: string) => `server.order_attempts.contact:${userId}`,
  message: (dedupeKey: string) => `server.messages:${dedupeKey}`,
};
