import type { StoreCode } from '#domain/people/locale.ts';

/**
 * Accounts of customers who are no members, as the browser that asks has to do with them. Nothing
 * here tells whether an address has an account, but a registration where addresses need no proof.
 */
export type Accounts = {
  /** Signs in the guest of this browser, who goes on with what they chose. */
  signIn(typed: { email: string; password: string }, store: StoreCode): Promise<AccountVerdict>;
  /** Opens an account and signs in, or mails a link where the address is to be proven first. */
  register(typed: Registration, store: StoreCode): Promise<AccountVerdict | { status: 'confirm' }>;
  /** Mails a link to choose another password, if there is such an account. */
  forgot(email: string, store: StoreCode): Promise<{ status: 'sent' } | Refused>;
  /** Sets another password, once for each link, and ends every sign-in so far. */
  reset(
    typed: { email: string; token: string; password: string },
    store: StoreCode,
  ): Promise<{ status: 'done' } | Refused>;
  /** Proves the address of a new account by the key of the mail. */
  confirm(
    typed: { email: string; key: string },
    store: StoreCode,
  ): Promise<{ status: 'done' } | Refused>;
};

export type Registration = {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
};

/** `hasMerged`: the cart has to say what became of the lines of two. */
export type AccountVerdict = { status: 'signed-in'; hasMerged: boolean } | Refused;

type Refused =
  | { status: 'refused'; problem: AccountProblem }
  | { status: 'limited'; retryAfterSeconds: number };

/** The account that somebody is signed in to, who is no member: what they change of it themselves. */
export type OwnAccount = {
  /** As commerce has it now. @throws ServiceError */
  read(store: StoreCode): Promise<AccountNames>;
  /**
   * Changes name and address. Another address asks for the password, and goes first: refused, the
   * name stays as well.
   */
  change(typed: AccountNames & { currentPassword: string }, store: StoreCode): Promise<Done>;
  /** Sets another password, and ends every sign-in but this one. */
  changePassword(
    typed: { currentPassword: string; password: string },
    store: StoreCode,
  ): Promise<Done>;
  /** Deletes the account with all that is kept of it, for who has the password. */
  erase(currentPassword: string, store: StoreCode): Promise<Done>;
};

export type AccountNames = { email: string; firstName: string; lastName: string };

type Done = { status: 'done' } | Refused;

/** What speaks against it; pages say it in the person's language. */
export type AccountProblem =
  | 'incorrect'
  | 'unconfirmed'
  | 'taken'
  | 'weak-password'
  | 'bad-link'
  | 'wrong-password'
  /** Nobody would know whom to send it to. */
  | 'on-its-way'
  | 'being-placed'
  | 'unavailable';
