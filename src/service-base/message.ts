/** Where a message goes. */
export type Recipient = { channel: 'email' | 'sms'; to: string };

/** A message to a member. */
export type Message = Recipient & { subject: string; text: string };

/** What the message in a job is sealed to, by whoever enqueues it for whoever sends it. */
export const messageSealedTo = 'job:send-message';
