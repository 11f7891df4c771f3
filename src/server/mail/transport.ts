import { createTransport } from 'nodemailer';
import type { Message } from './messages.ts';

/** Carries a message out of the house. `dedupeKey` becomes the mail's message id. */
export type Transport = { send(message: Message, dedupeKey: string): Promise<void> };

/** The demo's: nothing leaves; the outbox page shows what would have been sent. */
export const keptInOutbox: Transport = { send: async () => {} };

/**
 * Real mail over SMTP. Text messages go to the operator's mail-to-SMS gateway, the address of
 * which is the number at `smsGateway`; without one they fail and are tried again.
 */
export function smtpTransport(options: {
  url: string;
  from: string;
  smsGateway?: string | undefined;
}): Transport {
  const mailer = createTransport(options.url);
  return {
    async send({ to, channel, subject, text }, dedupeKey) {
      if (channel === 'sms' && !options.smsGateway) throw new Error('no gateway for text messages');
      const sent = mailer.sendMail({
        from: options.from,
        to: channel === 'email' ? to : `${to.replace(/\D/g, '')}@${options.smsGateway}`,
        subject,
        text,
        messageId: `<${dedupeKey.replace(/[^\w-]/g, '-')}@framewell>`,
      });
      await sent.catch(refuseWithoutNames);
    },
  };
}

/** A mail server's own words repeat the address; the queue would keep and log them. */
function refuseWithoutNames(error: { code?: string; responseCode?: number }): never {
  throw new Error(
    `the mail was not taken (${error.code ?? 'unknown'} ${error.responseCode ?? ''})`,
  );
}
