import type { Message } from '#service-base/message.ts';

/** Messages to members, each sent once. */
export type Messages = {
  /**
   * Opens a sealed message from a job and sends it; the same dedupe key never sends twice. One
   * that is of no use any more at `expiresAt` (by the database's clock) is not sent after it.
   */
  deliverSealed(sealed: string, dedupeKey: string, expiresAt?: string): Promise<void>;
  deliver(message: Message, dedupeKey: string): Promise<void>;
  /** Whether messages would leave now. @throws Error when not. */
  check(): Promise<void>;
  /** Newest first; what the demo kept. */
  outbox(): Promise<OutboxEntry[]>;
};

/** A message as the demo's outbox shows it. */
export type OutboxEntry = Message & { id: string; createdAt: string };

/** Carries a message to the member. `dedupeKey` becomes the mail's message id. */
export type Transport = {
  send(message: Message, dedupeKey: string): Promise<void>;
  /** Greets the server as for a message, and sends none. @throws Error when it is not taken. */
  check(): Promise<void>;
};
