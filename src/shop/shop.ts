import type { BotCheck } from './bot-check/port.ts';
import type { Content } from './content/port.ts';
import type { Curtain } from './curtain/port.ts';
import type { Newsletter } from './newsletter/port.ts';
import type { Reports } from './reports/port.ts';
import type { TryOnProvider } from './try-on/port.ts';
import type { Reviews } from './reviews/port.ts';
import type { Intake } from './uploads/port.ts';

/** The running shop as the pages see it: the same for every request. */
export type Shop = {
  settings: ShopSettings;
  now(): Date;
  curtain: Pick<Curtain, 'isClosed'>;
  botCheck: BotCheck;
  content: Content;
  newsletter: Newsletter;
  reviews: Reviews;
  /**
   * Cancels the order of a guest by the token of the link that was mailed for it. `too-late`: it is
   * canceled already, or somebody has begun to make it; `no-key`: the link is none (any more).
   */
  cancelOrderByLink(token: string): Promise<'canceled' | 'too-late' | 'no-key'>;
  reports: Reports;
  paperIntake: Intake;
  /** Null where no other company's try-on is used. */
  tryOnProvider: TryOnProvider | null;
};

export type ShopSettings = {
  /** `demo`: messages go to an outbox page instead of real mail. */
  mode: 'demo' | 'serve';
  /** The plan's waiting period between two redemptions. */
  waitingPeriodMs: number;
  /** Until when an order is to be paid by check or transfer, from the day of the order. */
  paymentDeadlineDays: number;
  /** Whether what is left can be paid on a provider's page. */
  hasPaymentPage: boolean;
  /** How long the picture of a prescription is kept that no order needs. */
  uploadUnusedDays: number;
  /** Whether pictures of prescriptions are read at all; else they are only kept. */
  mayRead: boolean;
  /** Whether members may have a picture read by their own browser alone. */
  mayReadHere: boolean;
  /** How much wider than a face its frame is, in millimetres; below 0 where narrower. */
  faceToFrameOffsetMm: number;
  /** How long a one-time code lives and how long to wait before another is sent. */
  codeLifetimeMs: number;
  resendAfterMs: number;
};
