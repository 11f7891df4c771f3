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

function get(parameters: Record<string, string>): Request {
  return new Request(`${url}?${new URLSearchParams(parameters)}`);
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
    expect(await messageOf(nested(17))).toBeUndefined();
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

  test('for its number of words', async () => {
    expect(await messageOf(`{ ${'storeConfig { code } '.repeat(700)} }`)).toMatch(/tokens/);
  });

  test('for long pages of many fields, while an ordinary one passes', async () => {
    expect(await messageOf(page(24, 1))).toBeUndefined();
    expect(await messageOf(page(1_000_000, 25))).toBe('The query asks for too much at once.');
  });
});

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
