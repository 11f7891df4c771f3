import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCommerce, type TestCommerce } from '../commerce.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aCommerce();
});
afterAll(() => shop.close());

test('when too many passwords wait to be tried, the rest are asked to come back', async () => {
  const query = `mutation { generateCustomerToken(email: "nobody@b.example", password: "x") {
    token } }`;
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      shop.commerce.fetch(
        new Request('https://shop.example/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query }),
        }),
      ),
    ),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const refused = answers.find(({ status }) => status === 503)!;
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toMatchObject({
    errors: [{ message: 'Too many passwords at once. Please try again.' }],
  });
  expect(shop.faults).toEqual([]);
});

test('a right password that was asked to come back counts for no wrong one', async () => {
  const email = 'patient@shoppers.example';
  const password = 'Clear-view-20';
  const signIn = `mutation ($email: String!, $password: String!) {
    generateCustomerToken(email: $email, password: $password) { token } }`;
  await shop.commerce.execute(
    `mutation ($input: CustomerCreateInput!) {
      createCustomerV2(input: $input) { customer { email } } }`,
    { input: { email, firstname: 'P', lastname: 'T', password } },
    {},
  );
  const tryAs = (who: string) => shop.commerce.execute(signIn, { email: who, password }, {});

  const crowd = Array.from({ length: 40 }, () => tryAs('nobody@b.example'));
  await Promise.race(crowd); // the first are turned away once there is no room left
  await Promise.all(Array.from({ length: 12 }, () => tryAs(email)));
  await Promise.all(crowd);

  expect((await tryAs(email)).errors).toBeUndefined();
});
