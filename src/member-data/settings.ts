import type { ServiceSettings } from '#service-base/service.ts';

/** The numbers of one-time codes. Five tries for a code are not among them: they never change. */
export type CodeSettings = {
  /** 6 to 8 digits. */
  digits: number;
  lifetimeMs: number;
  /** Between two codes of one sign-in. */
  cooldownMs: number;
  /** Codes to one contact, whoever asks. */
  sendsPerTenMinutes: number;
  sendsPerDay: number;
  /** Wrong codes of one account before an hour's wait; waits begin to grow at the fifth. */
  failuresPerHour: number;
  /** Wrong codes in a row that lock an account until customer service unlocks it. */
  failuresBeforeLock: number;
};

/** Source: NIST SP 800-63B-4 and OWASP ASVS 5.0 6.5, as weighed in the facts on trust. */
export const defaultCodeSettings: CodeSettings = {
  digits: 6,
  lifetimeMs: 10 * 60 * 1000,
  cooldownMs: 60 * 1000,
  sendsPerTenMinutes: 3,
  sendsPerDay: 10,
  failuresPerHour: 10,
  failuresBeforeLock: 100,
};

export type MemberDataSettings = ServiceSettings & {
  /** What `Authorization: Bearer` must carry. */
  serviceToken: string;
  /** Signs the member tokens; at least 32 characters. */
  memberTokenSecret: string;
  /** Whether a stranger may learn at once that nobody has a member id and contact. */
  disclosure: 'after_code' | 'immediate';
  /** Between two uses of the benefit. */
  waitingPeriodMs: number;
  /** The retailer that redemptions are recorded for. */
  partner: string;
  /** Named in messages: the shop, and its host as browsers see it (`shop.example`). */
  shop: { name: string; host: string };
  codes: CodeSettings;
  /** `off` lifts the limits by account, resend and day, for load tests; never the five tries. */
  limits: 'on' | 'off';
  /** How long a try-on is kept. */
  tryOnKeptMs: number;
};

export const defaultTryOnKeptMs = 30 * 24 * 60 * 60 * 1000;
