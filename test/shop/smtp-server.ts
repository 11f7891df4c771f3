import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail that was taken, and whether the wire it came over was encrypted. */
export type TakenMail = { from: string; to: string; text: string; isEncrypted: boolean };

/** A mail server on this machine that takes what it is sent; `heard` is who it was told of. */
export type SmtpServer = { port: number; mails: TakenMail[]; heard: string[]; close(): void };

/** What an address says that takes the server's certificate, for which nobody vouches. */
export const strangersTls = 'tls.rejectUnauthorized=false';

export async function smtpServer(options: {
  offersTls: boolean;
  /** Hears of a mail as soon as it is taken. */
  onMail?: (mail: TakenMail) => void;
}): Promise<SmtpServer> {
  const mails: TakenMail[] = [];
  const heard: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.offersTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    logger: false,
    onMailFrom({ address }, _session, done) {
      heard.push(address);
      done();
    },
    onRcptTo({ address }, _session, done) {
      heard.push(address);
      done();
    },
    onData(stream, { envelope, secure }, done) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => (text += part));
      stream.on('end', () => {
        const mail = {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo[0]?.address ?? '',
          text: text.replaceAll('\r\n', '\n'),
          isEncrypted: secure,
        };
        mails.push(mail);
        options.onMail?.(mail);
        done();
      });
    },
  });
  server.on('error', () => {}); // a client that goes away in the middle
  const listening = server.listen(0, '0.0.0.0');
  await once(listening, 'listening');
  return {
    port: (listening.address() as AddressInfo).port,
    mails,
    heard,
    close: () => server.close(),
  };
}
