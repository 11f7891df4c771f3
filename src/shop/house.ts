import type { Draft } from '#domain/orders/draft.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import type { ServiceClient } from '#clients/client.ts';

/**
 * What the pages ask of the house: the session, the unfinished order, and the acts that must
 * happen once. The server room implements this; pages never see how.
 */
export type House = {
  settings: {
    /** `demo`: messages go to an outbox page instead of real mail. */
    mode: 'demo' | 'serve';
    /** The plan's waiting period between two redemptions. */
    waitingPeriodMs: number;
    /** How long a one-time code lives and how long to wait before another is sent. */
    codeLifetimeMs: number;
    resendAfterMs: number;
  };
  now(): Date;
  isCurtainClosed(): Promise<boolean>;
  /** Readies a proof-of-work puzzle for the browser, and checks a solution (once each). */
  botCheck: {
    puzzle(): Promise<unknown>;
    verify(solution: string): Promise<boolean>;
  };
  /** Writes a bug down for those who run the shop, under the request's id. */
  reportFault(fault: unknown, requestId: string): void;
  reportError(report: ErrorReport): Promise<void>;
};

export type ErrorReport = {
  requestId: string;
  /** For limits only; not kept. */
  address: string;
  errorType: 'expressCheckout' | 'add2Cart';
  message: string;
  /** The words are a browser's, so anybody's; otherwise those that the shop was answered with. */
  isFromBrowser: boolean;
  userId?: string;
};

/** One request as the pages see it. Built anew for each request. */
export type Visit = {
  requestId: string;
  /** For inline scripts and styles under the content policy. */
  nonce: string;
  /** The caller's network address, for limits only. */
  address: string;
  /** The signed-in member; null when nobody is, or the session has ended. */
  member: Member | null;
  /** The database is away: nobody can be recognised, and pages answer the technical page. */
  isDown: boolean;
  /** The size of text this browser asked for; one of 100, 130, 160, 200, or nothing. */
  textSize: string | undefined;
  /** Why nobody is signed in: no token at all, or one that is expired, forged or signed out. */
  tokenState: 'none' | 'live' | 'stale';
  memberData: ServiceClient;
  /**
   * Commerce with the member's customer token and the page's store; a token that commerce no
   * longer takes is fetched anew, once. A member whom commerce refuses all the same is signed
   * out, and the redirect home is thrown (specification, point 6).
   */
  commerce(store: StoreCode): ServiceClient;
  signIn: SignIn;
  drafts: Drafts;
  orders: Orders;
  /** Ends the session on the server and forgets the browser's cookies. */
  signOut(): Promise<void>;
  /** A message for the page that comes next, by its name in the dictionary. */
  flash(message: Flash): void;
  /** The message left by the page before, once. */
  takeFlash(): Flash | null;
  /** Cookies to set with the answer, whatever page gives it. */
  setCookie(name: string, value: string, options: CookieOptions): void;
};

/** Which message, and what it speaks of; the words stand in the dictionaries. */
export type Flash = { id: string; params?: Record<string, string> };

export type { StoreCode };

export type CookieOptions = {
  maxAgeSeconds?: number;
  httpOnly?: boolean;
  sameSite?: 'Lax' | 'Strict';
};

export type Member = {
  userId: string;
  firstName: string;
  lastName: string;
  isCS: boolean;
};

/** The way from a member id to a session, bound to this browser by an HttpOnly cookie. */
export type SignIn = {
  /** What this browser has said so far; null before `intro`. */
  read(): Promise<SignInProgress | null>;
  /** Keeps the member id on the server, so that no address carries it. */
  remember(values: Partial<SignInTyped>): Promise<void>;
  /** Keeps that this browser has shown a proof of work: it counts for the next code it asks for. */
  rememberProof(): Promise<void>;
  /** Keeps where to go after signing in; a path of this site. */
  returnTo(path: string): Promise<void>;
  /**
   * Asks member data to send a code to a contact on file. Answers alike for everybody
   * (`AUTH_DISCLOSURE=after_code`); `limited` when this address or contact asks too often.
   */
  sendCode(
    typed: SignInTyped,
    options: { locale: 'en' | 'de'; botCheckPassed: boolean },
  ): Promise<
    | { status: 'sent' }
    | { status: 'limited'; retryAfterSeconds: number }
    /** Only under `AUTH_DISCLOSURE=immediate`. */
    | { status: 'not-eligible' }
  >;
  /** Another code in place of the last one. */
  resendCode(
    locale: 'en' | 'de',
  ): Promise<
    { status: 'sent' } | { status: 'limited'; retryAfterSeconds: number } | { status: 'unknown' }
  >;
  /** Tries the code; on success the session exists and its cookies are set. */
  verifyCode(otp: string): Promise<CodeVerdict>;
};

export type SignInTyped = {
  memberId: string;
  firstName: string;
  lastName: string;
  /** A mobile number or an e-mail address, as typed. */
  contact: string;
};

export type SignInProgress = Partial<SignInTyped> & {
  /** Set once a code has been asked for. */
  codeSentAt?: string;
  codeExpiresAt?: string;
  /** Where to go after signing in; a path of this site. */
  returnTo?: string;
  /** What the plan had to say to this member in place of a session. */
  shownMessage?: string;
};

/**
 * What became of a code. Every refusal's `message` holds the word `otp` in lower case, the
 * success's never does: clients of the specification decide by it.
 */
export type CodeVerdict =
  | { status: 'signed-in'; message: string; hasUnfinishedOrder: boolean; returnTo?: string }
  | { status: 'wrong'; message: string; triesLeft?: number }
  | { status: 'expired'; message: string }
  | { status: 'locked'; message: string; retryAfterSeconds?: number }
  | { status: 'no-challenge'; message: string }
  /** Signed in, with the benefit used up. */
  | { status: 'already-redeemed'; message: string }
  | { status: 'already-deleted'; message: string }
  | { status: 'not-eligible'; message: string }
  | { status: 'service-error'; message: string; shown: string };

/** The unfinished order of the member: one for each member, on whatever device it was begun. */
export type Drafts = {
  read(): Promise<Draft>;
  /** Merges `changes`, and within `typed` form by form; a key given as undefined is forgotten. */
  save(changes: Partial<Draft>): Promise<Draft>;
  clear(): Promise<void>;
};

/** Whether the benefit may be used now, and if not, from when. Dates are instants. */
export type Eligibility =
  | { status: 'eligible' }
  | { status: 'waiting'; nextOn: string; because: 'order' | 'redemption' };

/** Orders happen exactly once, whatever is clicked, repeated or crashes. */
export type Orders = {
  eligibility(): Promise<Eligibility>;
  /**
   * What became of the member's newest try to order, which is finished first where it was left
   * open; null when there never was one.
   */
  settle(): Promise<PlaceResult | null>;
  place(order: {
    cartId: string;
    store: StoreCode;
    /** The total the member agreed to, in minor units. */
    expectedTotalMinor: number;
    /** 16 to 64 characters, made when the review was shown. */
    idempotencyKey: string;
  }): Promise<PlaceResult>;
};

export type PlaceResult =
  | { status: 'placed'; orderNumber: string; replayed: boolean }
  | { status: 'waiting'; nextOn: string }
  | { status: 'cart-changed' }
  | { status: 'refused'; message: string }
  /** Not known yet: another request is placing it, or commerce cannot be reached. Nothing is lost. */
  | { status: 'pending' };
