import { afterEach, expect, test } from 'vitest';
import { smtpServer, strangersTls, type SmtpServer } from '#test/shop/smtp-server.ts';
import { smtpTransport } from './transport.ts';

/** This machine under a name that is not loopback's: to the mailer, a machine elsewhere. */
const elsewhere = '0.0.0.0';
const message = {
  to: 'vera@members.example',
  channel: 'email',
  subject: 'Your code',
  text: 'Your code is 123456.',
} as const;

let server: SmtpServer;
afterEach(() => server.close());

const send = (address: string) =>
  smtpTransport({ url: address, from: 'shop@shop.example' }).send(message, 'code:1');

test('a server elsewhere gets the mail over an encrypted wire', async () => {
  server = await smtpServer({ offersTls: true });
  await send(`smtp://${elsewhere}:${server.port}/?${strangersTls}`);
  expect(server.mails).toMatchObject([{ to: message.to, isEncrypted: true }]);
  expect(server.mails[0]?.text).toContain('123456');
});

test.each(['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true'])(
  'a server elsewhere that cannot encrypt gets neither mail nor address, whatever is asked (%s)',
  async (asked) => {
    server = await smtpServer({ offersTls: false });
    await expect(send(`smtp://${elsewhere}:${server.port}/${asked}`)).rejects.toThrow(
      /the mail was not taken/,
    );
    expect(server.mails).toEqual([]);
    expect(server.heard).toEqual([]);
  },
);

test('a server elsewhere whose certificate nobody vouches for gets no mail', async () => {
  server = await smtpServer({ offersTls: true });
  await expect(send(`smtp://${elsewhere}:${server.port}`)).rejects.toThrow();
  expect(server.mails).toEqual([]);
});

test('a relay on this machine needs no encryption, and no wire is watched', async () => {
  server = await smtpServer({ offersTls: false });
  await send(`smtp://127.0.0.1:${server.port}`);
  expect(server.mails).toMatchObject([{ to: message.to, isEncrypted: false }]);
});

test('a mail that may be ended says so to mail programs', async () => {
  server = await smtpServer({ offersTls: false });
  const url = 'https://shop.example/newsletter?unsubscribe=1-a';
  await smtpTransport({ url: `smtp://127.0.0.1:${server.port}`, from: 'shop@shop.example' }).send(
    { ...message, unsubscribeUrl: url },
    'newsletter:1',
  );
  expect(server.mails[0]?.text).toContain(`List-Unsubscribe: <${url}>`);
  expect(server.mails[0]?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});
