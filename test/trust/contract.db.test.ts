import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS } from '#storefront/app/call-map.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { signedIn } from '../shop/signed-in.ts';

/** What the document at /api/docs says of each call is what the call does (specification, point 7). */
type Schema = Record<string, unknown>;
type Operation = {
  operationId: string;
  security: unknown[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};
type Called = { path: string; method: 'GET' | 'POST'; operation: Operation };

const shop: TestShop = await aShop();
const app = await frontDoor(shop);
const anyone = aBrowser(app);
const document = (await anyone.get('/api/docs.json')).json() as {
  openapi: string;
  paths: Record<string, { get?: Operation; post?: Operation }>;
  components: { schemas: Record<string, Schema> };
};
const calls: Called[] = Object.entries(document.paths).flatMap(([path, { get, post }]) => [
  ...(get ? [{ path, method: 'GET' as const, operation: get }] : []),
  ...(post ? [{ path, method: 'POST' as const, operation: post }] : []),
]);
const taking = calls.flatMap((call) => {
  const content = call.operation.requestBody?.content['application/json'];
  return content ? [{ ...call, schema: content.schema, example: content.example }] : [];
});

let member: Browser;
beforeAll(async () => {
  member = aBrowser(app, (await signedIn(shop, await shop.member())).cookies);
});
afterAll(() => shop.close());

/** Holds an answer against the document: its status is there, and its body is what that says. */
function expectAgreed({ operation, path }: Called, answer: Page): void {
  const said = operation.responses[String(answer.status)];
  expect(said, `${path} may answer ${answer.status}: ${answer.text.slice(0, 200)}`).toBeDefined();
  const type = (answer.headers.get('content-type') ?? '').split(';')[0]!;
  const content = said?.content;
  if (!content) return expect(answer.text).toBe('');
  expect(Object.keys(content)).toContain(type);
  const { schema } = content[type]!;
  if (!schema) return;
  const whole = { ...schema, components: undefined };
  const known = schema['$ref'] ? document.components.schemas['Errors']! : whole;
  const judged = z.fromJSONSchema(known).safeParse(answer.json());
  expect(judged.error?.issues ?? [], `${path} ${answer.text.slice(0, 300)}`).toEqual([]);
}

const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '0');
const send = (browser: Browser, { path, method }: Called, body?: unknown) =>
  method === 'GET' ? browser.get(filled(path)) : browser.call(filled(path), body);

test('the document is OpenAPI 3.1 and names every call by every method that it takes', () => {
  expect(document.openapi).toBe('3.1.0');
  const named = new Set(calls.map(({ operation }) => operation.operationId));
  for (const [name, { takes, path }] of Object.entries(CALLS)) {
    if (path.endsWith(':method')) {
      expect([...named].filter((id) => id.startsWith(`${name}.`)).length).toBeGreaterThan(0);
      continue;
    }
    for (const method of takes) expect(named).toContain(`${name}.${method.toLowerCase()}`);
  }
});

test('a page says the same in both languages, and who asks for JSON gets the document', async () => {
  for (const [path, title] of [
    ['/api/docs', 'Calls for programs'],
    ['/german/api/docs', 'Aufrufe für Programme'],
  ]) {
    const page = await anyone.get(path!);
    expect(page.status).toBe(200);
    expect(page.text).toContain(title);
    for (const called of Object.keys(document.paths)) expect(page.text).toContain(called);
    expect(page.text).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="(?:https?:)?\/\//);
  }
  const asked = await anyone.get('/api/docs', { accept: 'application/json' });
  expect([asked.status, asked.location]).toEqual([303, '/api/docs.json']);
});

/** What a right request is answered, where that is not 200. */
const otherwise: Record<string, number> = {
  // No cart of theirs is called so.
  'integrations.commerce.customMutation': 422,
  'app.calls.error-logger.post': 204,
  // Nothing is saved, and nothing given.
  'prescription.fhir.get': 404,
  'papers.picture.get': 404,
};

describe('a right request', () => {
  const right = calls.filter(
    ({ operation: { requestBody } }) =>
      !requestBody || requestBody.content['application/json']?.example !== undefined,
  );
  test.each(right)('to $method $path is answered as agreed', async (call) => {
    const example = call.operation.requestBody?.content['application/json']?.example;
    const answer = await send(member, call, example);
    expect(answer.status, answer.text.slice(0, 300)).toBe(
      otherwise[call.operation.operationId] ?? 200,
    );
    expectAgreed(call, answer);
  });

  test('what has no example is a proof, and pictures', () => {
    const others = calls.filter((call) => !right.includes(call));
    expect(others.map(({ operation }) => operation.operationId)).toEqual([
      'sign-in.verify-score.post',
      'papers.give.post',
    ]);
  });
});

describe('a request with', () => {
  test.each(taking)('another content type to $path is 415', async (call) => {
    const headers = { 'content-type': 'text/plain' };
    const answer = await member.call(filled(call.path), call.example, headers);
    expect(answer.status).toBe(415);
    expectAgreed(call, answer);
  });

  test.each(taking)('a broken body to $path is 400', async (call) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await member.send(filled(call.path), { method: 'POST', body: '{"a"', headers });
    expect(answer.status).toBe(400);
    expectAgreed(call, answer);
  });

  test.each(taking)('too large a body to $path is 413', async (call) => {
    const answer = await member.call(filled(call.path), { x: 'x'.repeat(101 * 1024) });
    expect(answer.status).toBe(413);
    expectAgreed(call, answer);
  });

  const fields = taking.flatMap((call) =>
    Object.entries((call.schema['properties'] ?? {}) as Record<string, Schema>).map(
      ([field, schema]) => ({
        ...call,
        field,
        schema,
        isRequired: ((call.schema['required'] ?? []) as string[]).includes(field),
      }),
    ),
  );
  const typed = fields.filter(({ schema }) => schema['type'] !== undefined);

  test.each(typed)('a number as $field to $path is 422 and says so', async (call) => {
    const answer = await member.call(filled(call.path), {
      ...(call.example as object),
      [call.field]: 5,
    });
    expect(answer.status).toBe(422);
    expect(answer.json().errors.map(({ field }: { field: string }) => field)).toContain(call.field);
    expectAgreed(call, answer);
  });

  const required = fields.filter(({ isRequired }) => isRequired);
  test('a missing field is looked for in every call that takes an object but sign-in', () => {
    expect(required.length).toBeGreaterThanOrEqual(5);
    expect(typed.length).toBeGreaterThanOrEqual(10);
  });
  test.each(required)('no $field to $path is 422 and says so', async (call) => {
    const { [call.field]: _gone, ...rest } = { ...(call.example as Record<string, unknown>) };
    const answer = await member.call(filled(call.path), rest);
    expect(answer.status).toBe(422);
    expect(answer.json().errors.map(({ field }: { field: string }) => field)).toContain(call.field);
    expectAgreed(call, answer);
  });

  const lists = taking.filter(({ schema }) => schema['type'] === 'array');
  test.each(lists)('an argument too many to $path is 422', async (call) => {
    const answer = await member.call(filled(call.path), [...(call.example as []), {}]);
    expect(answer.status).toBe(422);
    expectAgreed(call, answer);
  });
  test.each(lists)('an object in place of arguments to $path is 400', async (call) => {
    const answer = await member.call(filled(call.path), {});
    expect(answer.status).toBe(400);
    expectAgreed(call, answer);
  });
});

describe('by another method', () => {
  const single = calls.filter(({ path }) => {
    const { get, post } = document.paths[path]!;
    return !get || !post;
  });
  test.each(single)('$path, which takes $method, is 405', async (call) => {
    const answer = await (call.method === 'GET'
      ? member.call(filled(call.path), {})
      : member.get(filled(call.path)));
    expect(answer.status).toBe(405);
    expectAgreed(call, answer);
  });
});

describe('signed out', () => {
  test.each(calls.filter(({ operation }) => operation.security.length > 0))(
    '$method $path is 401',
    async (call) => {
      const answer = await send(anyone, call, {});
      expect(answer.status).toBe(401);
      expectAgreed(call, answer);
    },
  );
  test.each(calls.filter(({ operation }) => operation.security.length === 0))(
    '$method $path is answered',
    async (call) => {
      const answer = await send(aBrowser(app), call, {});
      expect(answer.status).not.toBe(401);
      expectAgreed(call, answer);
    },
  );
});

test('a proof that does not count is refused as agreed, and so is a form without pictures', async () => {
  const proof = calls.find(
    ({ operation }) => operation.operationId === 'sign-in.verify-score.post',
  )!;
  expectAgreed(proof, await anyone.call('/verifyScore', { token: 'x' }));
  const give = calls.find(({ operation }) => operation.operationId === 'papers.give.post')!;
  const answer = await member.send('/prescriptionUpload', { method: 'POST', body: new FormData() });
  expect(answer.status).toBe(400);
  expectAgreed(give, answer);
});

test('an unknown method of an integration is the 500 of the specification', async () => {
  for (const path of ['/commerce/placeOrder', '/memberData/toString', '/commerce/__proto__']) {
    const answer = await member.call(path, []);
    expect(answer.status).toBe(500);
    expect(answer.json().errors[0].message).toBe(`Unknown middleware ${path.slice(1)}`);
  }
});

describe('POST /catalogSearch', () => {
  const search = async (parameters: object, rest: object = {}) =>
    (await member.call('/catalogSearch', { parameters, ...rest })).json();

  test('pages through what is found, 20 at a time unless asked otherwise', async () => {
    const all = await search({});
    expect(all).toMatchObject({ page: 0, nbHits: 2, hitsPerPage: 20, nbPages: 1 });
    const skus = all.hits.map(({ sku }: { sku: string }) => sku);
    const pages = await Promise.all([0, 1, 2].map((page) => search({ page, hitsPerPage: 1 })));
    expect(pages.map(({ hits }) => hits.map(({ sku }: { sku: string }) => sku))).toEqual([
      [skus[0]],
      [skus[1]],
      [],
    ]);
    expect(pages[2]).toMatchObject({ page: 2, nbHits: 2, nbPages: 2 });
  });

  test('filters, sorts, and says only the fields that are asked for', async () => {
    const { hits } = await search({ sort: 'price-up' }, { searchFields: ['sku', 'price'] });
    expect(hits).toEqual([
      { sku: '10200', price: { value: 129, currency: 'USD' } },
      { sku: '10100', price: { value: 219, currency: 'USD' } },
    ]);
    expect(await search({ query: 'nothing is called so' })).toMatchObject({
      nbHits: 0,
      nbPages: 0,
    });
  });

  test('refuses words that no filter knows', async () => {
    const body = { parameters: { filters: { sizes: ['Huge'] } } };
    expect((await member.call('/catalogSearch', body)).status).toBe(422);
  });
});

describe('the cookies of locale, store and currency', () => {
  const after = async (cookies: [string, string][]) => {
    const browser = aBrowser(app, cookies);
    await browser.get('/curtainConfig');
    return ['locale', 'store', 'currency'].map((name) => browser.cookies.get(name));
  };
  test.each([
    [
      'of an unknown store become those of the default',
      [
        ['store', 'french'],
        ['currency', 'FRF'],
      ],
    ],
    ['that are not there become those of the default', []],
    ['of the default store without the rest are completed', [['store', 'default']]],
  ] as [string, [string, string][]][])('%s', async (_, cookies) => {
    expect(await after(cookies)).toEqual(['default', 'default', 'USD']);
  });
  test('follow the store', async () => {
    const cookies: [string, string][] = [
      ['store', 'german'],
      ['currency', 'USD'],
    ];
    expect(await after(cookies)).toEqual(['german', 'german', 'EUR']);
  });
});
