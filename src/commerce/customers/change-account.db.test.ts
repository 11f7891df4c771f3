import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCommerce, type TestCommerce } from '../commerce.test-data.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aCommerce();
});
afterAll(() => shop.close());

const password = 'Clear-sight-20';
const change = `mutation ($input: CustomerInput!) { updateCustomer(input: $input) {
  customer { email firstname lastname } } }`;

test('updateCustomer changes names, and the address with the password', async () => {
  const email = 'ada@shoppers.example';
  const input = { email, firstname: 'Ada', lastname: 'Lovelace', password };
  await shop.ask(
    `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }`,
    { input },
  );
  const { generateCustomerToken } = await shop.ask(
    `mutation ($email: String!, $password: String!) {
       generateCustomerToken(email: $email, password: $password) { token } }`,
    { email, password },
  );
  const headers = { authorization: `Bearer ${generateCustomerToken.token}` };
  const changed = async (how: object) =>
    (await shop.ask(change, { input: how }, headers)).updateCustomer.customer;
  const refused = (how: object) => shop.refusal(change, { input: how }, headers);

  expect(await changed({ firstname: 'Augusta', email: 'ADA@shoppers.example' })).toEqual({
    email,
    firstname: 'Augusta',
    lastname: 'Lovelace',
  });
  const other = 'augusta@shoppers.example';
  expect(await refused({ email: other, firstname: 'A' })).toEqual({
    message: 'Provide the current "password" to change "email".',
    category: 'graphql-input',
  });
  expect(await refused({ email: other, password: 'wrong', firstname: 'A' })).toEqual({
    message: 'Invalid login or password.',
    category: 'graphql-authentication',
  });
  expect(await changed({ email: other, password })).toEqual({
    email: other,
    firstname: 'Augusta',
    lastname: 'Lovelace',
  });
  expect((await refused({})).message).toBe('"input" value should be specified');
  expect((await shop.refusal(change, { input: { firstname: 'A' } })).category).toBe(
    'graphql-authorization',
  );
});
