import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conditions } from '../conditions.ts';
import { openMailbox, type Mailbox } from '../chaos/mailbox.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { formOf, stepsOfOrder } from '../shop/order-steps.ts';

/** The mail server fails under the whole order: it goes through, and the mail follows, once. */
type Fault = 'none' | 'dead' | 'refusing' | 'slow';

let fault: Fault = 'none';
let mailbox: Mailbox;
let wire: Server;
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;

beforeAll(async () => {
  mailbox = await openMailbox();
  wire = createServer((near) => {
    near.on('error', () => {});
    if (fault === 'dead') near.destroy();
    else if (fault === 'refusing') near.end('421 not now\r\n');
    else {
      const far = connect(mailbox.port, '127.0.0.1');
      const lateByMs = fault === 'slow' ? 300 : 0;
      far.on('error', () => near.destroy());
      near.on('close', () => far.destroy());
      near.pipe(far);
      far.on('data', (bytes) => void sleep(lateByMs).then(() => near.write(bytes)));
      far.on('end', () => void sleep(lateByMs).then(() => near.end()));
    }
  }).listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const { port } = wire.address() as AddressInfo;
  const demo = await aShop();
  shop = demo.withSettings({
    FRAMEWELL_MODE: 'serve',
    DATABASE_URL: demo.databaseUrl,
    PUBLIC_URL: 'https://shop.test',
    MAIL_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'shop@framewell.example',
  });
  app = await frontDoor(shop);
});
afterAll(async () => {
  wire.close();
  mailbox.close();
  await shop.close();
});

test.each(conditions(['dead', 'refusing'], ['slow']))('mail server %s', async (failing) => {
  const member = await shop.member();
  const browser = aBrowser(app);
  const mails = () => mailbox.mailsTo(member.email).map(({ text }) => text);
  const readCode = async () => {
    fault = failing;
    await shop.runJobs();
    if (failing !== 'slow') expect(mails()).toEqual([]);
    fault = 'none';
    // A connection that is still being ended may cost one more try.
    for (let tries = 0; tries < 5 && mails().length === 0; tries += 1) await shop.runJobs();
    expect(mails()).toHaveLength(1);
    fault = failing;
    return /\b\d{6}\b/.exec(mails()[0] ?? '')?.[0] ?? '';
  };

  fault = failing;
  let review = '';
  let form: Record<string, string> = {};
  for (const [step, leadsTo, act] of stepsOfOrder(browser, member, { readCode })) {
    const page = await act();
    expect(page.location, step).toMatch(leadsTo);
    expect(page.status, step).toBeLessThan(400);
    review = page.text;
    form = formOf(page);
  }
  expect(review).toContain('Place order');
  const placed = await browser.submit('/checkout/OrderReview', form);
  expect([placed.status, placed.location]).toEqual([303, '/checkout/OrderConfirmation']);

  await shop.runJobs();
  const confirmation = await browser.get(placed.location);
  const number = /\bdm\d{10}\b/.exec(confirmation.text)?.[0] ?? 'none';
  expect(confirmation.text).toContain(number);
  // What has not left yet is not said to have been sent.
  expect(confirmation.text).not.toMatch(
    /(sent|e-?mailed) (you|it to)|confirmation (was|has been) sent/i,
  );
  if (failing !== 'slow') expect(mails()).toHaveLength(1);
  expect(await shop.ledger()).toEqual([]);

  fault = 'none';
  await shop.runJobs();
  await shop.runJobs();
  expect(mails().filter((text) => text.includes(number))).toHaveLength(1);
  expect(await shop.ledger()).toEqual([]);
});
