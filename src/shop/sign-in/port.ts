/** The way from a member id to a session, bound to this browser by an HttpOnly cookie. */
export type SignIn = {
  /** What this browser has said so far; null before `intro`. */
  read(): Promise<SignInProgress | null>;
  /** Keeps the member id on the server, so that no address carries it; not from who does it too often. */
  remember(values: Partial<SignInTyped>): Promise<void>;
  /** Keeps that this browser has shown a proof of work: it counts for the next code it asks for. */
  rememberProof(): Promise<void>;
  /** Keeps where to go after signing in; a path of this site. */
  returnTo(path: string): void;
  /** Where to go on, once: the browser forgets it. */
  takeReturnPath(): string | undefined;
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
