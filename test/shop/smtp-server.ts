import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

/** A mail that was taken, and whether the wire it came over was encrypted. */
export type TakenMail = { from: string; to: string; text: string; isEncrypted: boolean };

/** A mail server on this machine that takes what it is sent. */
export type SmtpServer = { port: number; mails: TakenMail[]; heard: string[]; close(): void };

/**
 * Without a certificate, which no test has to keep: both ends agree on a key as strangers do
 * (anonymous Diffie-Hellman). Ask for `strangersTls` in the address.
 */
export const strangersCiphers = 'ADH-AES128-SHA256:@SECLEVEL=0';
export const strangersTls = new URLSearchParams({
  'tls.ciphers': strangersCiphers,
  'tls.maxVersion': 'TLSv1.2',
  'tls.rejectUnauthorized': 'false',
}).toString();

export async function smtpServer(options: {
  offersTls: boolean;
  /** Hears of a mail as soon as it is taken. */
  onMail?: (mail: TakenMail) => void;
}): Promise<SmtpServer> {
  const mails: TakenMail[] = [];
  const heard: string[] = [];
  const sockets = new Set<Socket>();

  function serve(socket: Socket, isEncrypted: boolean): void {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let buffer = '';
    let mail: Omit<TakenMail, 'isEncrypted'> | null = null;
    let isInData = false;

    const onLine = (line: string): boolean => {
      if (isInData) {
        if (line !== '.') mail!.text += `${line}\n`;
        else {
          isInData = false;
          const taken = { ...mail!, isEncrypted };
          mails.push(taken);
          options.onMail?.(taken);
          say('250 taken');
        }
        return true;
      }
      heard.push(line);
      const [word = ''] = line.toUpperCase().split(' ');
      if (word === 'EHLO')
        say(options.offersTls && !isEncrypted ? '250-here\r\n250 STARTTLS' : '250 here');
      else if (word === 'STARTTLS' && options.offersTls) {
        say('220 go ahead');
        socket.removeAllListeners('data');
        const tls = new TLSSocket(socket, {
          isServer: true,
          ciphers: strangersCiphers,
          maxVersion: 'TLSv1.2',
          dhparam: 'auto',
        });
        tls.on('error', () => {});
        serve(tls, true);
        return false;
      } else if (word === 'MAIL') {
        mail = { from: line, to: '', text: '' };
        say('250 ok');
      } else if (word === 'RCPT') {
        mail!.to = /<(.*)>/.exec(line)?.[1] ?? '';
        say('250 ok');
      } else if (word === 'DATA') {
        isInData = true;
        say('354 go on');
      } else if (word === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('502 not known here');
      return true;
    };

    socket.on('data', (bytes: Buffer) => {
      buffer += bytes.toString();
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (!onLine(line)) return;
      }
    });
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    serve(socket, false);
  });
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    heard,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
