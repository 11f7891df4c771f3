import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCommerce, aCustomer, type TestCommerce } from '../commerce.test-data.ts';
import { entityUid } from '../ids.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aCommerce();
});
afterAll(() => shop.close());

type Owner = { authorization: string };

const book = `{ customer { default_shipping default_billing
  addresses { id city default_shipping default_billing } } }`;
const add = `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) {
  id uid region { region region_code region_id } region_id country_id default_shipping } }`;
const change = `mutation ($id: Int!, $input: CustomerAddressInput) {
  updateCustomerAddress(id: $id, input: $input) { id city default_shipping default_billing } }`;
const remove = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }';

function aHome(overrides: object = {}) {
  return {
    firstname: 'Ada',
    lastname: 'Lovelace',
    street: ['1 Main Street'],
    city: 'Springfield',
    region: { region_code: 'IL' },
    postcode: '62701',
    country_code: 'US',
    telephone: '2175550100',
    ...overrides,
  };
}

async function addTo(owner: Owner, overrides: object = {}): Promise<{ id: number; uid: string }> {
  const { createCustomerAddress } = await shop.ask(add, { input: aHome(overrides) }, owner);
  return createCustomerAddress;
}

const shippingDefaults = async (owner: Owner): Promise<number[]> =>
  (await shop.ask(book, {}, owner)).customer.addresses
    .filter((one: { default_shipping: boolean }) => one.default_shipping)
    .map((one: { id: number }) => one.id);

describe('of many changes at once', () => {
  test('one address is the default', async () => {
    const owner = await aCustomer(shop);
    const homes = await Promise.all(
      [1, 2, 3, 4].map(() => addTo(owner, { default_shipping: true })),
    );
    expect(await shippingDefaults(owner)).toHaveLength(1);

    await Promise.all(
      [...homes, ...homes].map(({ id }) =>
        shop.ask(change, { id, input: { default_shipping: true } }, owner),
      ),
    );
    expect(await shippingDefaults(owner)).toHaveLength(1);
  });

  test('an address that is added again is the one that is there, and keeps what it is the default of', async () => {
    const owner = await aCustomer(shop);
    const added = await Promise.all([
      addTo(owner, { default_shipping: true }),
      addTo(owner),
      addTo(owner, { default_billing: true }),
    ]);
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    await addTo(owner, { company: 'Analytical Engines' });
    const { customer } = await shop.ask(book, {}, owner);
    expect(customer.addresses).toHaveLength(2);
    expect(customer.addresses[0]).toMatchObject({ default_shipping: true, default_billing: true });
  });

  test('each field that was changed is kept', async () => {
    const owner = await aCustomer(shop);
    const { id } = await addTo(owner);
    await Promise.all([
      shop.ask(change, { id, input: { city: 'Decatur' } }, owner),
      shop.ask(change, { id, input: { default_billing: true } }, owner),
    ]);
    const { customer } = await shop.ask(book, {}, owner);
    expect(customer.addresses).toEqual([
      { id, city: 'Decatur', default_shipping: false, default_billing: true },
    ]);
  });

  test('an address is either the default or gone', async () => {
    const owner = await aCustomer(shop);
    const { id } = await addTo(owner);
    const [made, gone] = await Promise.all([
      shop.commerce.execute(change, { id, input: { default_shipping: true } }, owner),
      shop.commerce.execute(remove, { id }, owner),
    ]);
    expect([made, gone].filter(({ errors }) => errors)).toHaveLength(1);
    expect(await shippingDefaults(owner)).toEqual(gone.errors ? [id] : []);
  });

  test('the book holds no more than a hundred', async () => {
    const owner = await aCustomer(shop);
    const answers = await Promise.all(
      Array.from({ length: 103 }, (_, n) =>
        shop.commerce.execute(add, { input: aHome({ street: [`${n} Main Street`] }) }, owner),
      ),
    );
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused.map(({ message }) => message)).toEqual(
      Array.from({ length: 3 }, () => 'An address book cannot hold more than 100 addresses.'),
    );
    expect(refused[0]?.extensions?.['category']).toBe('graphql-input');
  });
});

test('no address is the default any more once that is taken from it, and then it can be deleted', async () => {
  const owner = await aCustomer(shop);
  const { id } = await addTo(owner, { default_shipping: true, default_billing: true });
  expect((await shop.refusal(remove, { id }, owner)).message).toBe(
    `Customer Address ${id} is set as default shipping address and can not be deleted`,
  );
  await shop.ask(change, { id, input: { default_shipping: false } }, owner);
  expect(await shop.refusal(remove, { id }, owner)).toEqual({
    message: `Customer Address ${id} is set as default billing address and can not be deleted`,
    category: 'graphql-input',
  });
  await shop.ask(change, { id, input: { default_billing: false } }, owner);
  await shop.ask(remove, { id }, owner);
  const { customer } = await shop.ask(book, {}, owner);
  expect(customer).toEqual({ default_shipping: null, default_billing: null, addresses: [] });
});

test('a region is changed by its name, and its number with it', async () => {
  const owner = { ...(await aCustomer(shop)), store: 'german' };
  const { id } = await addTo(owner, { country_code: 'DE', region: { region_code: 'BER' } });
  const { updateCustomerAddress } = await shop.ask(
    `mutation ($id: Int!) { updateCustomerAddress(id: $id, input: { region: { region: "Hessen" } }) {
      region { region region_code region_id } region_id country_id country_code } }`,
    { id },
    owner,
  );
  expect(updateCustomerAddress).toEqual({
    region: { region: 'Hessen', region_code: 'HES', region_id: 86 },
    region_id: 86,
    country_id: 'DE',
    country_code: 'DE',
  });
});

test('pages of the book are counted', async () => {
  const owner = await aCustomer(shop);
  for (const city of ['One', 'Two', 'Three']) await addTo(owner, { city });
  const ask = (page: string) =>
    shop.ask(
      `{ customer { addressesV2${page} { items { city } total_count
         page_info { page_size current_page total_pages } } } }`,
      {},
      owner,
    );
  expect((await ask('(pageSize: 2, currentPage: 2)')).customer.addressesV2).toEqual({
    items: [{ city: 'Three' }],
    total_count: 3,
    page_info: { page_size: 2, current_page: 2, total_pages: 2 },
  });
  expect((await ask('')).customer.addressesV2.page_info.page_size).toBe(5);
  expect(
    (await shop.refusal('{ customer { addressesV2(pageSize: 0) { total_count } } }', {}, owner))
      .message,
  ).toBe('pageSize value must be greater than 0.');
});

describe('by its uid', () => {
  const changeV2 = `mutation ($uid: ID!, $input: CustomerAddressInput) {
    updateCustomerAddressV2(uid: $uid, input: $input) { uid city } }`;
  const removeV2 = 'mutation ($uid: ID!) { deleteCustomerAddressV2(uid: $uid) }';

  test('an address is changed and deleted', async () => {
    const owner = await aCustomer(shop);
    const { id, uid } = await addTo(owner);
    expect(uid).toBe(entityUid(id));
    const changed = await shop.ask(changeV2, { uid, input: { city: 'Cambridge' } }, owner);
    expect(changed.updateCustomerAddressV2).toEqual({ uid, city: 'Cambridge' });
    expect(await shop.ask(removeV2, { uid }, owner)).toEqual({ deleteCustomerAddressV2: true });
  });

  test('one of nobody or of somebody else is refused without its number', async () => {
    const [owner, stranger] = [await aCustomer(shop), await aCustomer(shop)];
    const { uid } = await addTo(owner);
    for (const unknown of ['', 'nonsense', entityUid(999_999), entityUid('99999999999999')])
      expect(await shop.refusal(removeV2, { uid: unknown }, owner)).toEqual({
        message: 'Could not find an address with the specified ID',
        category: 'graphql-no-such-entity',
      });
    expect(await shop.refusal(changeV2, { uid, input: { city: 'X' } }, stranger)).toEqual({
      message: 'Current customer does not have permission to get address with the specified ID',
      category: 'graphql-authorization',
    });
    expect((await shop.refusal(removeV2, { uid })).message).toBe(
      "The current customer isn't authorized.",
    );
  });
});

test('nothing of an address can be read in the database but country and region', async () => {
  const owner = await aCustomer(shop);
  await addTo(owner, { firstname: 'Hieronymus', street: ['7 Canary Row'], city: 'Quagmire' });
  const { rows } = await shop.pool.query<{ found: number }>(
    `select count(*)::integer as found from commerce.customer_addresses a
      where to_jsonb(a)::text ~ '(Hieronymus|Canary|Quagmire)'
         or position('Canary'::bytea in details) > 0
         or position('Hieronymus'::bytea in details) > 0`,
  );
  expect(rows).toEqual([{ found: 0 }]);
});
