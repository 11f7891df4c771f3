/** Where a message goes. */
export type Recipient = { channel: 'email' | 'sms'; to: string };

/** A message to a member. */
export type Message = Recipient & {
  subject: string;
  text: string;
  /** Where a mail program may unsubscribe by itself (RFC 8058), for what is sent until then. */
  unsubscribeUrl?: string;
};

/** What the message in a job is sealed to, by whoever enqueues it for whoever sends it. */
export const messageSealedTo = 'job:send-message';
