import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCommerce, type TestCommerce } from '../commerce.test-data.ts';

let shop: TestCommerce;

beforeAll(async () => {
  shop = await aCommerce();
});
afterAll(() => shop.close());

const create = `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) {
  customer { email } } }`;
const signIn = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token } }`;
const changePassword = `mutation ($from: String!, $to: String!) {
  changeCustomerPassword(currentPassword: $from, newPassword: $to) { email } }`;
const changeEmail = `mutation ($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) { customer { email } } }`;
const me = '{ customer { email } }';
const password = 'Clear-sight-20';
const refused = {
  message:
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  category: 'graphql-authentication',
};

async function aShopper(): Promise<string> {
  const email = `${crypto.randomUUID()}@shoppers.example`;
  const input = { email, firstname: 'Ada', lastname: 'Lovelace', password };
  await shop.ask(create, { input });
  return email;
}

async function headersOf(email: string, word = password): Promise<{ authorization: string }> {
  const { generateCustomerToken } = await shop.ask(signIn, { email, password: word });
  return { authorization: `Bearer ${generateCustomerToken.token}` };
}

test('the right password gives a token, anything else one and the same refusal', async () => {
  const email = await aShopper();

  const headers = await headersOf(email.toUpperCase());

  expect(await shop.ask(me, {}, headers)).toEqual({ customer: { email } });
  expect(await shop.refusal(signIn, { email, password: 'wrong' })).toEqual(refused);
  expect(await shop.refusal(signIn, { email: 'nobody@x.example', password })).toEqual(refused);
  expect((await shop.refusal(signIn, { email: '', password })).message).toBe(
    'Specify the "email" value.',
  );
  expect((await shop.refusal(signIn, { email, password: '' })).message).toBe(
    'Specify the "password" value.',
  );
});

test('ten wrong passwords lock the account, a right one before that forgets them', async () => {
  const email = await aShopper();
  const wrong = { email, password: 'wrong' };
  for (let n = 0; n < 9; n += 1) await shop.refusal(signIn, wrong);
  await headersOf(email);
  for (let n = 0; n < 10; n += 1) await shop.refusal(signIn, wrong);

  expect(await shop.refusal(signIn, { email, password })).toEqual(refused);
});

test('many passwords tried at once lock the account before all were looked at', async () => {
  const email = await aShopper();
  const attempt = (word: string) => shop.commerce.execute(signIn, { email, password: word }, {});
  const wrong = Array.from({ length: 23 }, (_, n) => attempt(`wrong-${n}`));
  const isLocked = async () => {
    const { rows } = await shop.pool.query<{ is_locked: boolean }>(
      `select locked_until > now() as is_locked from commerce.customers order by id desc limit 1`,
    );
    return rows[0]?.is_locked;
  };
  await expect.poll(isLocked, { interval: 5 }).toBe(true);

  const right = await attempt(password);

  expect(right.errors).toHaveLength(1);
  for (const { errors } of await Promise.all(wrong)) expect(errors).toHaveLength(1);
});

test('a new password ends the old one and every token', async () => {
  const email = await aShopper();
  const headers = await headersOf(email);
  const to = 'Even-clearer-21';

  expect((await shop.refusal(changePassword, { from: 'wrong', to }, headers)).message).toBe(
    'Invalid login or password.',
  );
  expect(
    (await shop.refusal(changePassword, { from: password, to: 'password' }, headers)).message,
  ).toMatch(/^Minimum of different classes of characters in password is 2/);
  expect(
    (await shop.refusal(changePassword, { from: password, to: 'Password1' }, headers)).message,
  ).toBe('The password is too easy to guess. Create a new password and try again.');
  await shop.ask(changePassword, { from: password, to }, headers);

  expect((await shop.refusal(me, {}, headers)).category).toBe('graphql-authentication');
  expect(await shop.refusal(signIn, { email, password })).toEqual(refused);
  expect(await shop.ask(me, {}, await headersOf(email, to))).toEqual({ customer: { email } });
});

test('another address needs the password and must be free', async () => {
  const [email, taken] = [await aShopper(), await aShopper()];
  const headers = await headersOf(email);
  const next = `next-${email}`;

  expect((await shop.refusal(changeEmail, { email: next, password: 'x' }, headers)).message).toBe(
    'Invalid login or password.',
  );
  expect((await shop.refusal(changeEmail, { email: taken, password }, headers)).category).toBe(
    'graphql-already-exists',
  );
  for (const left of [{ email: '' }, { password: '' }])
    expect(
      (await shop.refusal(changeEmail, { email: next, password, ...left }, headers)).message,
    ).toBe('"email" and "password" values should be specified');
  await shop.ask(changeEmail, { email: next, password }, headers);

  expect(await shop.ask(me, {}, await headersOf(next))).toEqual({ customer: { email: next } });
});

test('a sentence is a password', async () => {
  const email = `sentence-${crypto.randomUUID()}@shoppers.example`;
  const sentence = 'drei brillen im regal';
  await shop.ask(create, { input: { email, firstname: 'A', lastname: 'B', password: sentence } });
  expect(await shop.ask(me, {}, await headersOf(email, sentence))).toEqual({ customer: { email } });
});

test('an answer quotes no password, whatever else is wrong with the request', async () => {
  const secret = 'Hunter2-xyz';
  const input = { email: 'a@b.example', firstname: 'A', lastname: 'B', password: secret, more: 1 };
  const asked: [string, Record<string, unknown>][] = [
    [create, { input }],
    [create, { input: { ...input, more: undefined, firstname: [secret] } }],
    [create, { input: { password: secret } }],
    [signIn, { email: 'a@b.example', password: [secret] }],
    [signIn, { email: { secret }, password: secret }],
    [
      `mutation { generateCustomerToken(email: "a@b.example", password: ["${secret}"]) { token } }`,
      {},
    ],
    [
      `mutation { generateCustomerToken(email: "a@b.example", password "${secret}") { token } }`,
      {},
    ],
  ];
  for (const [query, variables] of asked) {
    const answer = await shop.commerce.fetch(
      new Request('https://shop.example/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      }),
    );
    const text = await answer.text();
    expect(text).toContain('errors');
    expect(text).not.toContain('Hunter2');
  }
});

test('a weak password opens no account', async () => {
  const input = {
    email: 'weak@shoppers.example',
    firstname: 'A',
    lastname: 'B',
    password: 'short',
  };

  expect((await shop.refusal(create, { input })).message).toBe(
    'The password needs at least 8 characters. Create a new password and try again.',
  );
});
