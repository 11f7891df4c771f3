import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '#service-base/message.ts';
import {
  aCommerce,
  integrationToken,
  mailsTo as allMailsTo,
  type TestCommerce,
} from '../commerce.test-data.ts';

let shop: TestCommerce;
let confirming: TestCommerce;

const accounts = {
  shopName: 'Clearview',
  urlOf: (mail: string, store: string, token: string) =>
    `https://shop.example/${store}/${mail}?token=${token}`,
};

beforeAll(async () => {
  shop = await aCommerce({ accounts: { ...accounts, mustConfirm: false } });
  confirming = await aCommerce({ accounts: { ...accounts, mustConfirm: true } });
});
afterAll(async () => {
  await shop.close();
  await confirming.close();
});

const create = `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) {
  customer { email firstname } } }`;
const signIn = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token } }`;
const forgot = `mutation ($email: String!) { requestPasswordResetEmail(email: $email) }`;
const reset = `mutation ($email: String!, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`;
const confirm = `mutation ($email: String!, $key: String!) {
  confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email } } }`;
const resend = `mutation ($email: String!) { resendConfirmationEmail(email: $email) }`;
const me = '{ customer { email } }';
const password = 'Clear-sight-20';
const next = 'Even-clearer-21';
const expired = 'The password token is expired. Reset and try again.';
const mismatched = 'The password token is mismatched. Reset and try again.';

async function aShopper(at = shop): Promise<string> {
  const email = `${crypto.randomUUID()}@shoppers.example`;
  await at.ask(create, { input: { email, firstname: 'Ada', lastname: 'Lovelace', password } });
  return email;
}

const mailsTo = (email: string, at = shop) => allMailsTo(at, email);

function tokenIn(message: Message | undefined): string {
  return /token=([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? '';
}

async function linksOf(at = shop): Promise<number> {
  const { rows } = await at.pool.query<{ count: number }>(
    'select count(*)::int as count from commerce.account_links',
  );
  return rows[0]?.count ?? -1;
}

test('the link in the mail sets another password once and ends every token', async () => {
  const email = await aShopper();
  const { generateCustomerToken } = await shop.ask(signIn, { email, password });
  expect(await shop.ask(forgot, { email: email.toUpperCase() })).toEqual({
    requestPasswordResetEmail: true,
  });
  const token = tokenIn(mailsTo(email.toUpperCase()).at(-1));

  expect((await shop.refusal(reset, { email, token, password: 'short' })).message).toMatch(
    /at least 8 characters/,
  );
  expect(await shop.ask(reset, { email, token, password: next })).toEqual({ resetPassword: true });

  const headers = { authorization: `Bearer ${generateCustomerToken.token}` };
  expect((await shop.refusal(me, {}, headers)).category).toBe('graphql-authentication');
  expect((await shop.refusal(signIn, { email, password })).category).toBe('graphql-authentication');
  expect(
    (await shop.ask(signIn, { email, password: next })).generateCustomerToken.token,
  ).toBeTruthy();
  expect((await shop.refusal(reset, { email, token, password })).message).toBe(expired);
});

test('of two who use a link at once one sets the password', async () => {
  const email = await aShopper();
  await shop.ask(forgot, { email });
  const token = tokenIn(mailsTo(email).at(-1));

  const answers = await Promise.all(
    [next, 'Another-word-22'].map((word) =>
      shop.commerce.execute(reset, { email, token, password: word }, {}),
    ),
  );

  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
});

test('a newer link ends the one before, and an hour ends both', async () => {
  const email = await aShopper();
  await shop.ask(forgot, { email });
  await shop.ask(forgot, { email });
  const [first, second] = mailsTo(email).map(tokenIn);

  expect((await shop.refusal(reset, { email, token: first, password: next })).message).toBe(
    expired,
  );
  await shop.pool.query(
    `update commerce.account_links set made_at = made_at - interval '61 minutes' where ended_at is null`,
  );
  expect((await shop.refusal(reset, { email, token: second, password: next })).message).toBe(
    expired,
  );
});

test('nobody learns whether an address has an account', async () => {
  const before = await linksOf();
  const nobody = `nobody-${crypto.randomUUID()}@shoppers.example`;

  expect(await shop.ask(forgot, { email: nobody })).toEqual({ requestPasswordResetEmail: true });
  expect(
    await shop.refusal(reset, { email: nobody, token: 'x'.repeat(43), password: next }),
  ).toEqual(
    await shop.refusal(reset, { email: await aShopper(), token: 'x'.repeat(43), password: next }),
  );
  expect((await shop.refusal(reset, { email: nobody, token: 'x', password: next })).message).toBe(
    mismatched,
  );

  expect(await linksOf()).toBe(before);
});

test("a link opens nobody else's account", async () => {
  const [mine, other] = [await aShopper(), await aShopper()];
  await shop.ask(forgot, { email: mine });
  const token = tokenIn(mailsTo(mine).at(-1));

  expect((await shop.refusal(reset, { email: other, token, password: next })).message).toBe(
    mismatched,
  );
});

test('a member of the plan has no password to forget', async () => {
  const email = `m-${crypto.randomUUID()}@members.example`;
  await shop.ask(
    create,
    { input: { email, firstname: 'Plan', lastname: 'Member' } },
    { authorization: `Bearer ${integrationToken}` },
  );
  const before = await linksOf();

  await shop.ask(forgot, { email });

  expect(await linksOf()).toBe(before);
});

test('three mails go to one account in ten minutes, and what is answered stays the same', async () => {
  const email = await aShopper();
  for (let n = 0; n < 3; n += 1) await shop.ask(forgot, { email });
  const before = await linksOf();

  expect(await shop.ask(forgot, { email })).toEqual({ requestPasswordResetEmail: true });

  expect(await linksOf()).toBe(before);
});

test('what is no address is refused in Magento’s words', async () => {
  expect((await shop.refusal(forgot, { email: ' ' })).message).toBe(
    'You must specify an email address.',
  );
  expect((await shop.refusal(forgot, { email: 'ada' })).message).toBe(
    'The email address has an invalid format.',
  );
  expect((await shop.refusal(reset, { email: 'a@b.example', token: '', password })).message).toBe(
    'resetPasswordToken must be specified',
  );
  expect(
    (await shop.refusal(reset, { email: 'a@b.example', token: 'x', password: '' })).message,
  ).toBe('newPassword must be specified');
});

test('where it is asked for, an account signs in once its address is proven', async () => {
  const email = await aShopper(confirming);
  expect((await confirming.refusal(signIn, { email, password })).message).toBe(
    "This account isn't confirmed. Verify and try again.",
  );
  const key = tokenIn(mailsTo(email, confirming).at(-1));
  expect((await confirming.refusal(confirm, { email, key: 'x'.repeat(43) })).message).toBe(
    'The confirmation token is invalid. Verify the token and try again.',
  );

  expect(await confirming.ask(confirm, { email, key })).toEqual({
    confirmEmail: { customer: { email } },
  });

  const { generateCustomerToken } = await confirming.ask(signIn, { email, password });
  expect(generateCustomerToken.token).toBeTruthy();
  expect(await confirming.ask('{ storeConfig { create_account_confirmation } }')).toEqual({
    storeConfig: { create_account_confirmation: true },
  });
});

test('the link to confirm is mailed again, in place of the one before', async () => {
  const email = await aShopper(confirming);
  await confirming.ask(resend, { email });
  const [first, second] = mailsTo(email, confirming).map(tokenIn);

  expect((await confirming.refusal(confirm, { email, key: first })).message).toMatch(/invalid/);
  await confirming.ask(confirm, { email, key: second });
  await confirming.ask(resend, { email });

  expect(mailsTo(email, confirming)).toHaveLength(2);
});

test('where addresses are proven, a second account is answered as the first, and its owner told', async () => {
  const email = await aShopper(confirming);
  await confirming.ask(confirm, { email, key: tokenIn(mailsTo(email, confirming).at(-1)) });

  const answer = await confirming.ask(create, {
    input: { email, firstname: 'Eve', lastname: 'Other', password: next },
  });

  expect(answer.createCustomerV2.customer).toEqual({ email, firstname: 'Eve' });
  expect(mailsTo(email, confirming).at(-1)?.subject).toBe(
    'You have an account at Clearview already',
  );
  expect((await confirming.refusal(signIn, { email, password: next })).category).toBe(
    'graphql-authentication',
  );
});

test('an account is opened as Magento 2.4.6 does it, too', async () => {
  const email = `old-${crypto.randomUUID()}@shoppers.example`;
  const older = `mutation ($input: CustomerInput!) { createCustomer(input: $input) {
    customer { email } } }`;

  expect((await shop.refusal(older, { input: { email } })).message).toBe(
    '"First Name" is a required value.',
  );
  expect((await shop.refusal(older, { input: { firstname: 'A' } })).message).toBe(
    'The email address is required to create a customer account.',
  );
  const input = { email, firstname: 'A', lastname: 'B', password };
  expect(await shop.ask(older, { input })).toEqual({ createCustomer: { customer: { email } } });
});

test('mails speak the language of the store that was asked', async () => {
  const email = await aShopper();
  await shop.ask(forgot, { email }, { store: 'german' });

  const message = mailsTo(email).at(-1);

  expect(message?.subject).toBe('Neues Passwort für Clearview');
  expect(message?.text).toContain('https://shop.example/german/reset?token=');
});

test('where addresses are proven, a taken one is answered in every field as a free one', async () => {
  const whole = `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer {
    id email firstname lastname middlename prefix suffix date_of_birth gender taxvat
    is_subscribed allow_remote_shopping_assistance default_billing default_shipping
    addresses { id } } } }`;
  const email = `${crypto.randomUUID()}@shoppers.example`;
  const input = {
    email,
    firstname: 'Ada',
    lastname: 'Lovelace',
    password,
    is_subscribed: true,
    allow_remote_shopping_assistance: true,
  };

  const first = await confirming.commerce.execute(whole, { input }, {});

  expect(first.errors).toBeUndefined();
  expect(await confirming.commerce.execute(whole, { input }, {})).toEqual(first);
});
