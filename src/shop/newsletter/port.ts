import type { StoreCode } from '#domain/people/locale.ts';

/** What became of asking for the newsletter; the same for every address, known or not. */
export type AskedForNewsletter =
  | { status: 'asked' }
  | { status: 'limited'; retryAfterSeconds: number }
  /** The platform that sells here takes nobody in who has no account there. */
  | { status: 'not-offered' };

/** The newsletter, for pages. Who shops here is not known to it. */
export type Newsletter = {
  /**
   * Asks for it at an address; `from` is the caller's network address, for limits only.
   * @throws ServiceError while commerce does not answer.
   */
  ask(email: string, store: StoreCode, from: string): Promise<AskedForNewsletter>;
  /** Follows the link that was mailed to the address; false where it is none, or its time is over. */
  confirm(token: string): Promise<boolean>;
  /** Ends it, by the link of any mail; false where it is none of ours. */
  end(token: string): Promise<boolean>;
};
