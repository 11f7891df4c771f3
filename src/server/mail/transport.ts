import { createTransport } from 'nodemailer';
import type { Transport } from '#shop/messages/port.ts';
import { isLoopback } from '../loopback.ts';
import { PlainFault } from '../plain-fault.ts';

/** The demo's: nothing leaves; the outbox page shows what would have been sent. */
export const keptInOutbox: Transport = { send: async () => {}, check: async () => {} };

/** A mail server that says nothing is given up; the queue tries again. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/**
 * Real mail over SMTP, encrypted unless the server is on this machine: a server elsewhere that
 * cannot encrypt is told nothing, whatever the address asks for. Text messages go to the
 * operator's mail-to-SMS gateway, the address of which is the number at `smsGateway`; without
 * one they fail and are tried again.
 */
export function smtpTransport(options: {
  url: string;
  from: string;
  smsGateway?: string | undefined;
}): Transport {
  const url = new URL(options.url);
  // In the address, where the library lets it outweigh whatever else is said.
  if (!isLoopback(url.hostname)) url.searchParams.set('requireTLS', 'true');
  const mailer = createTransport({ url: url.href, ...timeouts });
  return {
    async send({ to, channel, subject, text, unsubscribeUrl }, dedupeKey) {
      if (channel === 'sms' && !options.smsGateway)
        throw new PlainFault('no gateway for text messages');
      const sent = mailer.sendMail({
        from: options.from,
        to: channel === 'email' ? to : `${to.replace(/\D/g, '')}@${options.smsGateway}`,
        subject,
        text,
        ...(unsubscribeUrl && {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
        messageId: `<${dedupeKey.replace(/[^\w-]/g, '-')}@framewell>`,
      });
      await sent.catch(refuseWithoutNames);
    },
    async check() {
      await mailer.verify().catch(refuseWithoutNames);
    },
  };
}

/** A mail server's own words repeat the address; the queue would keep and log them. */
function refuseWithoutNames(error: { code?: string; responseCode?: number }): never {
  throw new PlainFault(
    `the mail was not taken (${error.code ?? 'unknown'} ${error.responseCode ?? ''})`,
  );
}
