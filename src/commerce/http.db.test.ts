import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCommerce, aCustomer, aFrame, aShopOf, type TestCommerce } from './commerce.test-data.ts';

let shop: TestCommerce;

beforeAll(async () => {
  shop = await aShopOf([aFrame()]);
});
afterAll(() => shop.close());

const url = 'https://shop.example/graphql';
const storeCode = '{ storeConfig { code } }';

async function send(request: Request, to: TestCommerce = shop) {
  const response = await to.commerce.fetch(request);
  const answer = JSON.parse(await response.text());
  return { status: response.status, ...answer };
}

function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function get(parameters: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request(`${url}?${new URLSearchParams(parameters)}`, { headers });
}

describe('the endpoint', () => {
  test('answers POST of JSON, and GET for queries', async () => {
    const answer = { status: 200, data: { storeConfig: { code: 'default' } } };

    expect(await send(post({ query: storeCode }))).toEqual(answer);
    expect(await send(get({ query: storeCode, variables: '{}' }))).toEqual(answer);
    expect(await send(post({ query: storeCode }, { Store: 'german' }))).toMatchObject({
      data: { storeConfig: { code: 'german' } },
    });
  });

  test('runs the operation that is named', async () => {
    const query = 'query A { currency { base_currency_code } } query B { storeConfig { code } }';

    expect(await send(post({ query, operationName: 'B' }))).toMatchObject({
      data: { storeConfig: { code: 'default' } },
    });
    expect(await send(post({ query }))).toMatchObject({ errors: [{}] });
  });

  test('has no effect by GET', async () => {
    const refused = await send(get({ query: 'mutation { revokeCustomerToken { result } }' }));

    expect(refused).toEqual({
      status: 405,
      errors: [
        {
          message: 'Mutation requests allowed only for POST requests',
          extensions: { category: 'graphql-input' },
        },
      ],
    });
  });

  test('reads by GET as by POST: variables, the named operation, headers', async () => {
    const query = `query A($url: String!) { route(url: $url) { relative_url } }
      query B { storeConfig { code } } mutation C { createEmptyCart }`;
    const variables = JSON.stringify({ url: 'frame-10100' });
    expect(await send(get({ query, variables, operationName: 'A' }))).toEqual({
      status: 200,
      data: { route: { relative_url: 'frame-10100' } },
    });
    expect(await send(get({ query, operationName: 'B' }, { Store: 'german' }))).toEqual({
      status: 200,
      data: { storeConfig: { code: 'german' } },
    });
    expect(await send(get({ query, operationName: 'C' }))).toMatchObject({
      status: 405,
      errors: [{ message: 'Mutation requests allowed only for POST requests' }],
    });
    expect(await countOf('commerce.carts')).toBe(0);
  });

  test.each([
    ['no query', {}, 'The request has no "query".'],
    ['variables that are cut', { query: storeCode, variables: '{' }, 'Malformed JSON.'],
    [
      'variables that are a list',
      { query: storeCode, variables: '[1]' },
      '"variables" must be a JSON object.',
    ],
  ] as [string, Record<string, string>, string][])(
    'refuses by GET %s',
    async (_what, parameters, message) => {
      expect(await send(get(parameters))).toEqual({
        status: 400,
        errors: [{ message, extensions: { category: 'graphql-input' } }],
      });
    },
  );

  test.each([
    ['a store that is none', { Store: 'french' }, 'Requested store is not found'],
    ['a store in other letters', { Store: 'GERMAN' }, 'Requested store is not found'],
    [
      'a currency of the other store',
      { 'Content-Currency': 'EUR' },
      'Please correct the target currency',
    ],
    [
      'a currency that is none',
      { Store: 'german', 'Content-Currency': 'ABC' },
      'Please correct the target currency',
    ],
  ] as [string, Record<string, string>, string][])(
    'fails as a whole for %s, by POST and GET',
    async (_what, headers, message) => {
      const refused = {
        status: 400,
        errors: [{ message, extensions: { category: 'graphql-input' } }],
      };
      expect(await send(post({ query: storeCode }, headers))).toEqual(refused);
      expect(await send(get({ query: storeCode }, headers))).toEqual(refused);
    },
  );

  test('takes the currency of the store, and an empty header as none', async () => {
    for (const headers of [
      { 'Content-Currency': 'USD' },
      { Store: '', 'Content-Currency': '' },
    ] as Record<string, string>[])
      expect(await send(get({ query: storeCode }, headers))).toMatchObject({
        status: 200,
        data: { storeConfig: { code: 'default' } },
      });
    expect(
      await send(post({ query: storeCode }, { Store: 'german', 'Content-Currency': 'EUR' })),
    ).toMatchObject({ data: { storeConfig: { code: 'german' } } });
  });

  test('takes other methods for none of its own', async () => {
    for (const method of ['HEAD', 'PUT', 'DELETE', 'PATCH']) {
      const response = await shop.commerce.fetch(new Request(url, { method }));
      expect([method, response.status, response.headers.get('allow')]).toEqual([
        method,
        405,
        'GET, POST',
      ]);
    }
  });

  test('names no fault of ours what no database keeps, and reports none', async () => {
    const query = 'query ($s: String!) { products(search: $s) { total_count } }';
    expect(await send(post({ query, variables: { s: 'round\u0000frame' } }))).toMatchObject({
      status: 200,
      errors: [
        {
          message: 'A text holds a character that cannot be kept.',
          extensions: { category: 'graphql-input' },
        },
      ],
    });
    expect(shop.faults).toEqual([]);
  });

  test('is changed by no key that objects have of themselves', async () => {
    const query = `query ($filter: ProductAttributeFilterInput) {
      products(filter: $filter) { total_count } }`;
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const filter = `{"${key}":{"sku":{"eq":"10100"},"isAdmin":true}}`;
      const body = `{"query":${JSON.stringify(query)},"variables":{"filter":${filter},"${key}":{"isAdmin":true}}}`;
      expect(await send(post(body))).toMatchObject({
        errors: [{ message: expect.stringContaining(`Field "${key}" is not defined`) }],
      });
    }
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  test('refuses what a foreign page could send, and what is no request', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'application/graphql', 'text/plain']) {
      expect(await send(post({ query: storeCode }, { 'content-type': type }))).toMatchObject({
        status: 415,
        errors: [{ message: 'Request content type must be application/json' }],
      });
    }
    expect((await send(post([{ query: storeCode }]))).status).toBe(400);
    expect((await send(post('{"query":'))).status).toBe(400);
    expect((await send(post('null'))).status).toBe(400);
    expect((await send(post({ query: storeCode, variables: [1] }))).status).toBe(400);
    expect((await send(post({ query: `# ${'x'.repeat(110_000)}\n${storeCode}` }))).status).toBe(
      413,
    );
    expect((await send(new Request(url, { method: 'PUT' }))).status).toBe(405);
  });

  test('answers 401 to a token that is not good any more, even for public things', async () => {
    const customer = await aCustomer(shop);
    await shop.ask('mutation { revokeCustomerToken { result } }', {}, customer);

    expect(await send(post({ query: storeCode }, customer))).toMatchObject({
      status: 401,
      errors: [
        {
          message: 'User token has been revoked',
          extensions: { category: 'graphql-authentication' },
        },
      ],
    });
  });

  test('answers 200 to what a resolver refuses', async () => {
    expect(await send(post({ query: '{ customer { email } }' }))).toMatchObject({
      status: 200,
      data: { customer: null },
      errors: [{ extensions: { category: 'graphql-authorization' }, path: ['customer'] }],
    });
  });

  test('keeps the schema to itself, also in hints', async () => {
    const open = await aCommerce({ introspection: true });

    expect(await send(post({ query: '{ __schema { types { name } } }' }))).toMatchObject({
      errors: [{ extensions: { category: 'graphql' } }, {}],
    });
    const { errors } = await send(post({ query: '{ storeConfi { code } }' }));
    expect(errors[0].message).toBe('Cannot query field "storeConfi" on type "Query".');
    expect(await send(post({ query: '{ __typename __schema { __typename } }' }), open)).toEqual({
      status: 200,
      data: { __typename: 'Query', __schema: { __typename: '__Schema' } },
    });
    await open.close();
  });

  test('tells nothing of a fault inside, but reports it', async () => {
    const broken = await aCommerce();
    await broken.pool.query('drop table commerce.catalog_documents');

    const answer = await send(post({ query: '{ products(filter: {}) { total_count } }' }), broken);

    expect(answer).toMatchObject({
      data: { products: null },
      errors: [{ message: 'Internal server error', extensions: { category: 'internal' } }],
    });
    expect(JSON.stringify(answer)).not.toMatch(/catalog_documents|stack/);
    expect(broken.faults).toHaveLength(1);
    await broken.close();
  });
});

describe('a query that costs too much is refused', () => {
  test('for its depth, also through fragments', async () => {
    // As deep as may be: what is too much there are the products that it leads to.
    expect(await messageOf(nested(17))).toBe('The query asks for too much at once.');
    expect(await messageOf(nested(1))).toBeUndefined();
    expect(await messageOf(nested(18))).toBe('Max query depth should be 20 but got 21.');
    const fragments = Array.from(
      { length: 20 },
      (_, n) => `fragment F${n} on ProductInterface { related_products { ...F${n + 1} } }`,
    );
    expect(
      await messageOf(
        `{ products(filter: {}) { items { ...F0 } } } ${fragments.join(' ')}
         fragment F20 on ProductInterface { sku }`,
      ),
    ).toMatch(/^Max query depth/);
  });

  test('for one field under many names', async () => {
    const aliases = Array.from({ length: 31 }, (_, n) => `a${n}: storeConfig { code }`);

    expect(await messageOf(`{ ${aliases.join(' ')} }`)).toBe(
      'Max Aliases in query should be 30 but got 31.',
    );
  });

  test('for changes under many names, of which none is made', async () => {
    const aliases = Array.from({ length: 31 }, (_, n) => `a${n}: createEmptyCart`);
    const before = await countOf('commerce.carts');
    expect(await messageOf(`mutation { ${aliases.join(' ')} }`)).toBe(
      'Max Aliases in query should be 30 but got 31.',
    );
    expect(await countOf('commerce.carts')).toBe(before);
  });

  test.each([
    ['one field five thousand times', `{ storeConfig { ${'code '.repeat(5000)} } }`, /tokens/],
    [
      'a directive many times',
      `{ storeConfig ${'@skip(if: false) '.repeat(200)} { code } }`,
      /"@skip" can only be used once/,
    ],
    [
      'fragments that go round',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      /Cannot spread fragment "A" within itself/,
    ],
    ['a subscription', 'subscription { storeConfig }', /not configured to execute subscription/],
    ['one type of the schema', '{ __type(name: "Query") { name } }', /introspection/],
    [
      'values in values in values',
      `{ products(filter: { sku: { in: ${'['.repeat(1200)}${']'.repeat(1200)} } }) { total_count } }`,
      /String cannot represent/,
    ],
  ])('for %s', async (_what, query, message) => {
    expect(await messageOf(query)).toMatch(message);
  });

  test('for variables in variables in variables', async () => {
    const query = `query ($filter: ProductAttributeFilterInput) {
      products(filter: $filter) { total_count } }`;
    const filter = `${'{"sku":'.repeat(8000)}1${'}'.repeat(8000)}`;
    const body = `{"query":${JSON.stringify(query)},"variables":{"filter":${filter}}}`;
    expect((await send(post(body))).errors[0].message).toMatch(/got invalid value/);
    expect(shop.faults).toEqual([]);
  });

  test('for its number of words', async () => {
    expect(await messageOf(`{ ${'storeConfig { code } '.repeat(700)} }`)).toMatch(/tokens/);
  });

  test('for long pages of many fields, while an ordinary one passes', async () => {
    expect(await messageOf(page(24, 1))).toBeUndefined();
    expect(await messageOf(page(1_000_000, 25))).toBe('The query asks for too much at once.');
  });
});

async function countOf(table: string): Promise<number> {
  const { rows } = await shop.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count ?? -1;
}

async function messageOf(query: string): Promise<string | undefined> {
  return (await send(post({ query }))).errors?.[0]?.message;
}

function nested(levels: number): string {
  const [open, close] = ['related_products { '.repeat(levels), ' }'.repeat(levels)];
  return `{ products(filter: {}) { items { ${open}sku${close} } } }`;
}

function page(pageSize: number, times: number): string {
  const pages = Array.from(
    { length: times },
    (_, n) => `p${n}: products(filter: {}, pageSize: ${pageSize}) { items { sku name uid url_key
      stock_status price_range { minimum_price { final_price { value currency } } } } }`,
  );
  return `{ ${pages.join(' ')} }`;
}
