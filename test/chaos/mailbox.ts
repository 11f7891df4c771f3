import { smtpServer, type SmtpServer } from '../shop/smtp-server.ts';

export type Mail = { to: string; text: string; takenAt: number };

/** A mail server on this machine, and what it took, by whom it is for. */
export type Mailbox = { port: number; mailsTo(address: string): Mail[]; close(): void };

export async function openMailbox(): Promise<Mailbox> {
  const takenAt = new Map<object, number>();
  const server: SmtpServer = await smtpServer({
    offersTls: false,
    onMail: (mail) => takenAt.set(mail, Date.now()),
  });
  return {
    port: server.port,
    mailsTo: (address) =>
      server.mails
        .filter(({ to }) => to === address)
        .map((mail) => ({
          to: mail.to,
          text: bodyOf(mail.text),
          takenAt: takenAt.get(mail) ?? 0,
        })),
    close: () => server.close(),
  };
}

/** The text of a mail as a person reads it. */
function bodyOf(mail: string): string {
  const end = mail.indexOf('\n\n');
  const [head, body] = [mail.slice(0, end), mail.slice(end + 2)];
  if (/^content-transfer-encoding: base64/im.test(head))
    return Buffer.from(body, 'base64').toString();
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  return body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
