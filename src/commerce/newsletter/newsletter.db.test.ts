import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsletterConsent } from '#domain/newsletter/consent.ts';
import { aCommerce, integrationToken, type TestCommerce } from '../commerce.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aCommerce();
});
afterAll(() => shop.close());

const subscribe = (email: string, headers = {}) =>
  shop.ask(
    'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }',
    { email },
    headers,
  );
const refusal = (email: string, headers = {}) =>
  shop.refusal(
    'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }',
    { email },
    headers,
  );
const anEmail = () => `${crypto.randomUUID()}@readers.example`;
const asked = { subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' } };
const statusOf = async (email: string) =>
  (await shop.commerce.newsletter.proof(email))?.status ?? null;

/** The numbers of those whom mails go to, in their order. */
function mailed(): number[] {
  const payloads = shop.enqueue.jobs.filter(({ task }) => task === 'newsletter-mail');
  return payloads.map(({ payload }) => (payload as { subscriberId: number }).subscriberId);
}

/** The links of the last mail. */
async function lastMail() {
  const found = await shop.commerce.newsletter.find(mailed().at(-1) ?? 0);
  if (!found) throw new Error('nobody is written to');
  return found;
}

test('nobody is subscribed before the link in the mail is followed, then they are, once', async () => {
  const email = anEmail();
  expect(await subscribe(email, { store: 'german' })).toEqual(asked);
  const mail = await lastMail();
  expect(mail).toMatchObject({ email, storeCode: 'german', status: 'NOT_ACTIVE' });
  expect(await shop.commerce.newsletter.subscribers()).toEqual([]);

  const before = mailed().length;
  expect(await shop.commerce.newsletter.confirm(mail.confirmToken)).toBe(true);
  expect(await shop.commerce.newsletter.confirm(mail.confirmToken)).toBe(true);
  expect(mailed().length).toBe(before + 1);
  expect(await shop.commerce.newsletter.proof(email.toUpperCase())).toEqual({
    status: 'SUBSCRIBED',
    askedAt: expect.any(Date),
    wording: newsletterConsent.de,
    confirmedAt: expect.any(Date),
    endedAt: null,
  });
  expect(await shop.commerce.newsletter.subscribers()).toMatchObject([{ email }]);
});

test('whoever asks is told the same of an address that is known and one that is not', async () => {
  const [known, unknown] = [anEmail(), anEmail()];
  await subscribe(known);
  await shop.commerce.newsletter.confirm((await lastMail()).confirmToken);

  const count = async (email: string) => {
    const before = [shop.pool.statementCount, mailed().length] as const;
    expect(await subscribe(email)).toEqual(asked);
    return [shop.pool.statementCount - before[0], mailed().length - before[1]];
  };
  expect(await count(known)).toEqual(await count(unknown));
  expect(await statusOf(known)).toBe('SUBSCRIBED');
});

test('one address is written to three times a day, whoever asks', async () => {
  const email = anEmail();
  const before = mailed().length;
  for (let time = 0; time < 5; time += 1) expect(await subscribe(email)).toEqual(asked);
  expect(mailed().length - before).toBe(3);
  await shop.pool.query(
    `update commerce.newsletter_subscribers set mails_since = now() - interval '25 hours'`,
  );
  await subscribe(email);
  expect(mailed().length - before).toBe(4);
});

test('ending deletes the address and keeps the proof; an old link confirms nothing any more', async () => {
  const email = anEmail();
  await subscribe(email);
  const first = await lastMail();
  await shop.commerce.newsletter.confirm(first.confirmToken);
  expect(await shop.commerce.newsletter.end(first.endToken)).toBe(true);
  const { rows } = await shop.pool.query(
    `select email from commerce.newsletter_subscribers where status = 'UNSUBSCRIBED'`,
  );
  expect(rows).toEqual([{ email: null }]);
  expect(await shop.commerce.newsletter.proof(email)).toMatchObject({
    status: 'UNSUBSCRIBED',
    confirmedAt: expect.any(Date),
    endedAt: expect.any(Date),
  });
  expect(await shop.commerce.newsletter.confirm(first.confirmToken)).toBe(false);

  await subscribe(email);
  expect(await statusOf(email)).toBe('NOT_ACTIVE');
  expect(await shop.commerce.newsletter.confirm(first.confirmToken)).toBe(false);
  const second = await lastMail();
  expect(second.endToken).toBe(first.endToken);
  expect(await shop.commerce.newsletter.confirm(second.confirmToken)).toBe(true);
  // The link of an old mail ends it all the same.
  expect(await shop.commerce.newsletter.end(first.endToken)).toBe(true);
  expect(await statusOf(email)).toBe('UNSUBSCRIBED');
});

test.each(['', '1', '1-', `1-${'0'.repeat(32)}`, `999-${'a'.repeat(32)}`, "1-'; drop table x"])(
  'the link %j does nothing',
  async (token) => {
    await subscribe(anEmail());
    expect(await shop.commerce.newsletter.confirm(token)).toBe(false);
    expect(await shop.commerce.newsletter.end(token)).toBe(false);
  },
);

test('a link to end confirms nothing, and one to confirm ends nothing', async () => {
  await subscribe(anEmail());
  const { confirmToken, endToken } = await lastMail();
  expect(await shop.commerce.newsletter.confirm(endToken)).toBe(false);
  expect(await shop.commerce.newsletter.end(confirmToken)).toBe(false);
});

test('what is not confirmed within seven days is deleted, a proof three years after its end', async () => {
  const [late, ended, again] = [anEmail(), anEmail(), anEmail()];
  for (const email of [ended, again]) {
    await subscribe(email);
    const mail = await lastMail();
    await shop.commerce.newsletter.confirm(mail.confirmToken);
    await shop.commerce.newsletter.end(mail.endToken);
  }
  await subscribe(again);
  await subscribe(late);
  const lateMail = await lastMail();
  const older = (days: number) =>
    shop.pool.query(
      `update commerce.newsletter_subscribers set asked_at = asked_at - make_interval(days => $1),
              ended_at = ended_at - make_interval(days => $1)`,
      [days],
    );
  await older(6);
  await shop.commerce.newsletter.forgetExpired();
  expect(await statusOf(late)).toBe('NOT_ACTIVE');
  await older(2);
  expect(await shop.commerce.newsletter.confirm(lateMail.confirmToken)).toBe(false);
  await shop.commerce.newsletter.forgetExpired();
  expect(await statusOf(late)).toBeNull();
  expect([await statusOf(ended), await statusOf(again)]).toEqual(['UNSUBSCRIBED', 'UNSUBSCRIBED']);
  await older(3 * 366);
  await shop.commerce.newsletter.forgetExpired();
  expect([await statusOf(ended), await statusOf(again)]).toEqual([null, null]);
});

test('who erases an address erases the proof, too', async () => {
  const email = anEmail();
  await subscribe(email);
  expect(await shop.commerce.newsletter.forget(email)).toBe(true);
  expect(await statusOf(email)).toBeNull();
  expect(await shop.commerce.newsletter.forget(email)).toBe(false);
});

test.each([
  ['', 'You must specify an email address to subscribe to a newsletter.'],
  ['somebody', 'Enter a valid email address.'],
])('%j is refused as Magento refuses it', async (email, message) => {
  expect(await refusal(email)).toEqual({ message, category: 'graphql-input' });
});

test('a customer asks with an account, and sees and ends it there', async () => {
  const email = anEmail();
  const password = 'Correct-horse-7';
  const { createCustomerV2: made } = await shop.ask(
    `mutation ($input: CustomerCreateInput!) {
       createCustomerV2(input: $input) { customer { is_subscribed } } }`,
    { input: { email, firstname: 'A', lastname: 'B', password, is_subscribed: true } },
  );
  expect(made.customer.is_subscribed).toBe(true);
  expect(await statusOf(email)).toBe('UNCONFIRMED');
  const { generateCustomerToken: signedIn } = await shop.ask(
    `mutation ($email: String!, $password: String!) {
       generateCustomerToken(email: $email, password: $password) { token } }`,
    { email, password },
  );
  const headers = { authorization: `Bearer ${signedIn.token}` };
  const isSubscribed = async () =>
    (await shop.ask('{ customer { is_subscribed } }', {}, headers)).customer.is_subscribed;
  expect(await isSubscribed()).toBe(false);
  expect(await subscribe(email, headers)).toEqual({
    subscribeEmailToNewsletter: { status: 'UNCONFIRMED' },
  });
  await shop.commerce.newsletter.confirm((await lastMail()).confirmToken);
  expect(await isSubscribed()).toBe(true);
  expect(await refusal(email, headers)).toEqual({
    message: 'This email address is already subscribed.',
    category: 'graphql-already-exists',
  });
  // Whether anybody else has it is not looked up.
  expect(await refusal(anEmail(), headers)).toMatchObject({
    message: 'Cannot create a newsletter subscription.',
  });
  const change = `mutation ($is: Boolean) {
    updateCustomerV2(input: { is_subscribed: $is }) { customer { is_subscribed } } }`;
  const ended = await shop.ask(change, { is: false }, headers);
  expect(ended.updateCustomerV2.customer.is_subscribed).toBe(false);
  expect(await statusOf(email)).toBe('UNSUBSCRIBED');
  await shop.ask(change, { is: true }, headers);
  expect(await statusOf(email)).toBe('NOT_ACTIVE');
});

test('who opens an account at an address learns nothing of who reads there', async () => {
  const email = anEmail();
  await subscribe(email);
  await shop.commerce.newsletter.confirm((await lastMail()).confirmToken);
  const { createCustomerV2: made } = await shop.ask(
    `mutation ($input: CustomerCreateInput!) {
       createCustomerV2(input: $input) { customer { is_subscribed } } }`,
    { input: { email, firstname: 'A', lastname: 'B', allow_remote_shopping_assistance: true } },
  );
  expect(made.customer.is_subscribed).toBe(false);
  const { generateCustomerTokenAsAdmin: given } = await shop.ask(
    `mutation ($email: String!) { generateCustomerTokenAsAdmin(input: { customer_email: $email }) {
       customer_token } }`,
    { email },
    { authorization: `Bearer ${integrationToken}` },
  );
  const headers = { authorization: `Bearer ${given.customer_token}` };
  expect(await shop.ask('{ customer { is_subscribed } }', {}, headers)).toEqual({
    customer: { is_subscribed: false },
  });
  expect(await subscribe(email, headers)).toEqual(asked);
});
