import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aCommerce,
  aCustomer,
  integrationToken,
  type TestCommerce,
} from '../commerce.test-data.ts';

let shop: TestCommerce;
const integration = { authorization: `Bearer ${integrationToken}` };

beforeAll(async () => {
  shop = await aCommerce();
});
afterAll(() => shop.close());

const create = `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) {
  customer { id email firstname lastname is_subscribed allow_remote_shopping_assistance } } }`;
const tokenFor = `mutation ($email: String!) { generateCustomerTokenAsAdmin(
  input: { customer_email: $email }) { customer_token } }`;
const revoke = 'mutation { revokeCustomerToken { result } }';
const me = `{ customer { email firstname default_shipping default_billing
  addresses { id default_shipping default_billing region { region_code region_id } } } }`;
const notAuthorized = {
  message: "The current customer isn't authorized.",
  category: 'graphql-authorization',
};

function aPerson(overrides: object = {}) {
  const email = `${crypto.randomUUID()}@members.example`;
  return { email, firstname: 'Ada', lastname: 'Lovelace', ...overrides };
}

describe('an account', () => {
  test('answers what it was given, but never its number', async () => {
    const input = aPerson({ is_subscribed: true });

    const { createCustomerV2 } = await shop.ask(create, { input });

    expect(createCustomerV2.customer).toEqual({
      ...input,
      id: null,
      allow_remote_shopping_assistance: false,
    });
  });

  test('needs a deliverable address and a name that can be seen', async () => {
    for (const email of ['plainaddress', '@example.com', 'email.example.com', 'email@example']) {
      expect(await refusalOf({ email })).toBe(`"${email}" is not a valid email address.`);
    }
    expect(await refusalOf({ email: '' })).toMatch(/^The email address is required/);
    expect(await refusalOf({ firstname: '' })).toBe('"First Name" is a required value.');
    expect(await refusalOf({ lastname: '\u200b' })).toBe('"Last Name" is a required value.');
    expect(await refusalOf({ gender: 9 })).toBe('"9" is not a valid gender value.');
    expect(await refusalOf({ date_of_birth: 'bla-bla-bla' })).toBe('Invalid date');
    expect(await refusalOf({ test123: 'x' })).toContain('test123');
  });

  test('belongs to one address only, whatever its case', async () => {
    const input = aPerson({ email: 'Somebody@Members.example' });
    await shop.ask(create, { input });

    const again = { ...input, email: 'somebody@members.example' };

    expect(await shop.refusal(create, { input: again })).toEqual({
      message: 'A customer with the same email address already exists in an associated website.',
      category: 'graphql-already-exists',
    });
  });

  test('made with the integration credential is a plan member, and only then', async () => {
    const [member, shopper] = [aPerson(), aPerson()];
    await shop.ask(create, { input: member }, integration);
    await shop.ask(create, { input: shopper });

    const { rows } = await shop.pool.query(
      `select g.code from commerce.customers c
         join commerce.customer_groups g on g.id = c.group_id order by c.id desc limit 2`,
    );

    expect(rows).toEqual([{ code: 'general' }, { code: 'plan-members' }]);
  });

  test('leaves no name and no address readable in the database', async () => {
    await shop.ask(create, { input: aPerson({ firstname: 'Hieronymus' }) });

    const { rows } = await shop.pool.query(
      `select count(*)::integer as found from commerce.customers c
        where to_jsonb(c)::text like '%@%' or position('Hieronymus'::bytea in c.profile) > 0`,
    );

    expect(rows).toEqual([{ found: 0 }]);
  });
});

describe('a token', () => {
  test('is given to the integration credential for customers who allow it', async () => {
    const input = aPerson();
    await shop.ask(create, { input });
    const { email } = input;

    expect(await shop.refusal(tokenFor, { email })).toEqual(notAuthorized);
    expect(await shop.refusal(tokenFor, { email: '' }, integration)).toMatchObject({
      message: 'Specify the "customer email" value.',
    });
    expect(await shop.refusal(tokenFor, { email }, integration)).toMatchObject({
      message: 'Allow remote shopping assistance is disabled.',
    });
    expect(
      (await shop.refusal(tokenFor, { email: 'nobody@x.example' }, integration)).category,
    ).toBe('graphql-no-such-entity');
    const customer = await aCustomer(shop);
    expect((await shop.ask(me, {}, customer)).customer.firstname).toBe('Ada');
    expect(await shop.refusal(tokenFor, { email }, customer)).toEqual(notAuthorized);
  });

  test('ends with its revocation, and the next one is good at once', async () => {
    const email = aPerson().email;
    const customer = await aCustomer(shop, email);

    expect(await shop.ask(revoke, {}, customer)).toEqual({ revokeCustomerToken: { result: true } });

    expect(await shop.refusal('{ storeConfig { code } }', {}, customer)).toEqual({
      message: 'User token has been revoked',
      category: 'graphql-authentication',
    });
    const { generateCustomerTokenAsAdmin } = await shop.ask(tokenFor, { email }, integration);
    const fresh = { authorization: `Bearer ${generateCustomerTokenAsAdmin.customer_token}` };
    expect((await shop.ask(me, {}, fresh)).customer.email).toBe(email);
  });

  test('is looked up once in a shopper, and a shopper after its revocation is refused', async () => {
    const customer = await aCustomer(shop);
    const statementsOf = async (shopper?: object) => {
      const before = shop.pool.statementCount;
      const { errors } = await shop.commerce.execute('{ __typename }', {}, customer, shopper);
      return { count: shop.pool.statementCount - before, refused: errors?.[0]?.message };
    };
    const shopper = {};
    expect(await statementsOf(shopper)).toEqual({ count: 1, refused: undefined });
    expect(await statementsOf(shopper)).toEqual({ count: 0, refused: undefined });

    await shop.ask(revoke, {}, customer);

    expect((await statementsOf({})).refused).toBe('User token has been revoked');
    expect((await statementsOf()).refused).toBe('User token has been revoked');
  });

  test('that nobody gave is refused for everything', async () => {
    const { category } = await shop.refusal(
      '{ storeConfig { code } }',
      {},
      {
        authorization: 'Bearer invented',
      },
    );

    expect(category).toBe('graphql-authentication');
  });

  test('carries its end and no more than the customer number', async () => {
    const { authorization } = await aCustomer(shop);
    const claims = JSON.parse(atob(authorization.split('.')[1] ?? ''));

    expect(claims.exp - claims.iat).toBe(3600);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'gen', 'iat', 'sub']);
  });
});

describe('a customer', () => {
  test('is nobody for guests and for the integration credential', async () => {
    for (const headers of [{}, integration]) {
      expect(await shop.refusal(me, {}, headers)).toEqual(notAuthorized);
      expect(await shop.refusal(revoke, {}, headers)).toEqual(notAuthorized);
    }
  });

  test('changes what is named and keeps the rest', async () => {
    const customer = await aCustomer(shop);
    const update = `mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) {
      customer { firstname lastname date_of_birth } } }`;

    const changed = await shop.ask(
      update,
      { input: { firstname: 'Grace', date_of_birth: '1985-02-01' } },
      customer,
    );

    expect(changed.updateCustomerV2.customer).toEqual({
      firstname: 'Grace',
      lastname: 'Lovelace',
      date_of_birth: '1985-02-01',
    });
    expect(await shop.refusal(update, { input: {} }, customer)).toEqual({
      message: '"input" value should be specified',
      category: 'graphql-input',
    });
  });
});

describe('an address', () => {
  const add = `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) {
    id firstname street city postcode country_code default_shipping default_billing
    region { region region_code region_id } } }`;
  const change = `mutation ($id: Int!, $input: CustomerAddressInput) {
    updateCustomerAddress(id: $id, input: $input) { city street region { region_code } } }`;
  const remove = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }';

  async function addTo(customer: { authorization: string }, overrides: object = {}) {
    const { createCustomerAddress } = await shop.ask(add, { input: aHome(overrides) }, customer);
    return createCustomerAddress;
  }

  test('is kept in full, its region found by code, name or number', async () => {
    const customer = await aCustomer(shop);

    expect(await addTo(customer)).toMatchObject({
      street: ['1 Main Street', 'Apt 2', 'Old Town', 'Rear house'],
      country_code: 'US',
      region: { region: 'Illinois', region_code: 'IL', region_id: 23 },
    });
    expect((await addTo(customer, { region: { region: 'illinois' } })).region.region_id).toBe(23);
    expect((await addTo(customer, { region: { region_id: 65 } })).region.region_code).toBe('WY');
  });

  test('is refused in the words of Magento', async () => {
    const customer = await aCustomer(shop);
    const message = async (overrides: object) =>
      (await shop.refusal(add, { input: aHome(overrides) }, customer)).message;

    expect(await shop.refusal(add, { input: aHome() })).toEqual(notAuthorized);
    expect((await shop.refusal(add, { input: {} }, customer)).message).toBe(
      '"input" value should be specified',
    );
    expect(await message({ firstname: '' })).toBe('"firstname" is required. Enter and try again.');
    expect(await message({ city: undefined, postcode: undefined })).toBe(
      'Required parameters are missing: city, postcode',
    );
    expect(await message({ region: { region_code: 'nowhere' } })).toBe(
      'A region_id is required for the specified country code',
    );
    expect(await message({ region: { region_id: 80 } })).toBe(
      'The region_id does not match the selected country or region',
    );
    expect(await message({ country_code: 'FR' })).toBe('Country is not available');
    expect(await message({ street: ['1', '2', '3', '4', '5'] })).toBe(
      '"Street Address" cannot contain more than 4 lines.',
    );
  });

  test('takes the default from the one before', async () => {
    const customer = await aCustomer(shop);
    const first = await addTo(customer, { default_shipping: true, default_billing: true });
    const second = await addTo(customer, { default_shipping: true });

    const { customer: found } = await shop.ask(me, {}, customer);

    expect(found).toMatchObject({
      default_shipping: String(second.id),
      default_billing: String(first.id),
    });
    expect(await shop.refusal(remove, { id: second.id }, customer)).toMatchObject({
      message: `Customer Address ${second.id} is set as default shipping address and can not be deleted`,
    });
  });

  test('is changed in part and removed by its owner only', async () => {
    const [owner, stranger] = [await aCustomer(shop), await aCustomer(shop)];
    const { id } = await addTo(owner);

    const changed = await shop.ask(change, { id, input: { city: 'Decatur' } }, owner);

    expect(changed.updateCustomerAddress).toMatchObject({
      city: 'Decatur',
      region: { region_code: 'IL' },
    });
    expect(await shop.refusal(remove, { id }, stranger)).toEqual({
      message: `Current customer does not have permission to address with ID "${id}"`,
      category: 'graphql-authorization',
    });
    expect(await shop.ask(remove, { id }, owner)).toEqual({ deleteCustomerAddress: true });
    expect(await shop.refusal(change, { id: 9999, input: { city: 'X' } }, owner)).toEqual({
      message: 'Could not find a address with ID "9999"',
      category: 'graphql-no-such-entity',
    });
  });

  test('in Germany needs no region', async () => {
    const customer = { ...(await aCustomer(shop)), store: 'german' };

    expect(
      await addTo(customer, { country_code: 'DE', postcode: '10115', region: undefined }),
    ).toMatchObject({ country_code: 'DE', region: null });
  });
});

async function refusalOf(person: object): Promise<string> {
  return (await shop.refusal(create, { input: aPerson(person) })).message;
}

function aHome(overrides: object = {}) {
  return {
    firstname: 'Ada',
    lastname: 'Lovelace',
    street: ['1 Main Street', 'Apt 2', 'Old Town', 'Rear house'],
    city: 'Springfield',
    region: { region_code: 'IL' },
    postcode: '62701',
    country_code: 'US',
    telephone: '2175550100',
    ...overrides,
  };
}
