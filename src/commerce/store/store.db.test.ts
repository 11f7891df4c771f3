import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCommerce, aCustomer, type TestCommerce } from '../commerce.test-data.ts';

let shop: TestCommerce;

beforeAll(async () => {
  shop = await aCommerce();
});
afterAll(() => shop.close());

test('the header chooses the store view, the first one without it', async () => {
  const config = `{ storeConfig { store_code locale default_display_currency_code base_url
    is_default_store secure_base_media_url customer_access_token_lifetime } }`;

  expect((await shop.ask(config)).storeConfig).toEqual({
    store_code: 'default',
    locale: 'en_US',
    default_display_currency_code: 'USD',
    base_url: 'https://shop.example/',
    is_default_store: true,
    secure_base_media_url: 'https://shop.example/media/',
    customer_access_token_lifetime: 1,
  });
  expect((await shop.ask(config, {}, { store: 'german' })).storeConfig).toMatchObject({
    store_code: 'german',
    locale: 'de_DE',
    default_display_currency_code: 'EUR',
  });
  const { availableStores } = await shop.ask('{ availableStores { store_code } }');
  expect(availableStores).toEqual([{ store_code: 'default' }, { store_code: 'german' }]);
});

test('an unknown store, a disabled one and a foreign currency fail the whole request', async () => {
  const any = '{ storeConfig { code } }';

  expect(await shop.refusal(any, {}, { store: 'french' })).toEqual({
    message: 'Requested store is not found',
    category: 'graphql-input',
  });
  expect(await shop.refusal(any, {}, { 'content-currency': 'EUR' })).toEqual({
    message: 'Please correct the target currency',
    category: 'graphql-input',
  });
  const other = await aCommerce();
  await other.pool.query(`update commerce.stores set enabled = false where code = 'german'`);
  expect((await other.refusal(any, {}, { store: 'german' })).message).toBe(
    'Requested store is not found',
  );
  await other.close();
});

test('pictures, streets and tokens are as the operator sets them', async () => {
  const own = await aCommerce({
    mediaBase: 'https://cdn.example/frames',
    tokenLifetimeSeconds: 900,
    streetLines: 2,
  });

  expect(
    (await own.ask('{ storeConfig { base_media_url customer_access_token_lifetime } }'))
      .storeConfig,
  ).toEqual({
    base_media_url: 'https://cdn.example/frames/',
    customer_access_token_lifetime: 0.25,
  });
  const headers = await aCustomer(own);
  const { exp, iat } = JSON.parse(
    Buffer.from(headers.authorization.split('.')[1] ?? '', 'base64url').toString(),
  );
  expect(exp - iat).toBe(900);
  const refusal = await own.refusal(
    `mutation { createCustomerAddress(input: { firstname: "A", lastname: "B", city: "C",
       street: ["1", "2", "3"], postcode: "12180", telephone: "1", country_code: US,
       region: { region_code: "NY" } }) { id } }`,
    {},
    headers,
  );
  expect(refusal.message).toBe('"Street Address" cannot contain more than 2 lines.');
  await own.close();
});

test('a country has its regions, and is there where the store ships to', async () => {
  const ask = `query ($id: String) { country(id: $id) { three_letter_abbreviation full_name_english
    full_name_locale available_regions { id code name } } }`;

  const { country: us } = await shop.ask(ask, { id: 'US' });
  const { country: de } = await shop.ask(ask, { id: 'DE' }, { store: 'german' });

  expect(us).toMatchObject({
    three_letter_abbreviation: 'USA',
    full_name_english: 'United States',
  });
  expect(us.available_regions).toHaveLength(65);
  expect(us.available_regions[11]).toEqual({ id: 12, code: 'CA', name: 'California' });
  expect(de).toMatchObject({
    three_letter_abbreviation: 'DEU',
    full_name_english: 'Germany',
    full_name_locale: 'Deutschland',
  });
  expect(de.available_regions).toHaveLength(16);
  expect((await shop.refusal(ask, { id: 'DE' })).message).toBe("The country isn't available.");
  expect((await shop.refusal(ask)).message).toBe('Country "id" value should be specified');
});

test('the attributes of filters tell their words', async () => {
  const ask = `query ($attributes: [AttributeInput!]!) { customAttributeMetadata(
    attributes: $attributes) { items { attribute_code entity_type attribute_options { label value } } } }`;
  const attributes = [
    { attribute_code: 'size', entity_type: 'catalog_product' },
    { attribute_code: 'color', entity_type: 'catalog_product' },
  ];

  const { items } = (await shop.ask(ask, { attributes })).customAttributeMetadata;

  expect(items[0].attribute_options.map(({ value }: { value: string }) => value)).toEqual([
    'ExtraSmall',
    'Small',
    'Medium',
    'Large',
    'ExtraLarge',
  ]);
  expect(items[1]).toMatchObject({ attribute_code: 'color', entity_type: 'catalog_product' });
  expect((await shop.refusal(ask, { attributes: [{}] })).message).toBe(
    'Missing attribute_code/entity_type for the input Empty AttributeInput.',
  );
});

test('attributes are listed and described as since 2.4.7', async () => {
  const fields = `items { code label entity_type frontend_input is_required options { label value }
    ... on CatalogAttributeMetadata { is_filterable is_comparable } } errors { type message }`;
  const list = `query ($type: AttributeEntityTypeEnum!, $filters: AttributeFilterInput) {
    attributesList(entityType: $type, filters: $filters) { ${fields} } }`;
  const filterable = { type: 'CATALOG_PRODUCT', filters: { is_filterable: true } };
  const { attributesList } = await shop.ask(list, filterable, { store: 'german' });
  expect(attributesList.items).toHaveLength(8);
  expect(attributesList.items[1]).toMatchObject({
    code: 'frame_shape',
    label: 'Fassungsform',
    entity_type: 'CATALOG_PRODUCT',
    frontend_input: 'SELECT',
    is_filterable: true,
  });
  const none = [
    { type: 'CATALOG_PRODUCT', filters: { is_comparable: true } },
    { type: 'CUSTOMER' },
  ];
  for (const asked of none)
    expect((await shop.ask(list, asked)).attributesList).toEqual({ items: [], errors: [] });

  const attributes = [
    { attribute_code: 'gender', entity_type: 'catalog_product' },
    { attribute_code: 'smell', entity_type: 'catalog_product' },
    { attribute_code: 'gender', entity_type: 'parcel' },
  ];
  const { customAttributeMetadataV2: named } = await shop.ask(
    `query ($attributes: [AttributeInput!]) {
       customAttributeMetadataV2(attributes: $attributes) { ${fields} } }`,
    { attributes },
  );
  expect(named.items).toMatchObject([{ code: 'gender', frontend_input: 'MULTISELECT' }]);
  expect(named.errors).toEqual([
    { type: 'ATTRIBUTE_NOT_FOUND', message: 'Attribute code "smell" could not be found.' },
    { type: 'ENTITY_NOT_FOUND', message: 'Entity "parcel" could not be found.' },
  ]);
});

test('a currency is that of the store', async () => {
  const { currency } = await shop.ask(
    '{ currency { base_currency_code base_currency_symbol available_currency_codes } }',
    {},
    { store: 'german', 'content-currency': 'EUR' },
  );

  expect(currency).toEqual({
    base_currency_code: 'EUR',
    base_currency_symbol: '€',
    available_currency_codes: ['EUR'],
  });
});
