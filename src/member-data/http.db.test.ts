import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aMember, aService, type TestService } from './member-data.test-data.ts';

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await aDatabase();
  service = await aService(database.pool);
});
afterAll(() => database.close());

const address = 'https://shop.example/member-data/graphql';
const post = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
  service.fetch(
    new Request(address, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${service.serviceToken}`,
        ...headers,
      },
      duplex: 'half',
    } as RequestInit),
  );
const call = (query: string, variables = {}) => post(JSON.stringify({ query, variables }));
const validate = '{ validate(memberId: "a", email: "b@c.example") { userId verdict } }';

test('a POST of JSON is answered and not to be stored', async () => {
  const response = await post(JSON.stringify({ query: validate }), {
    'content-type': 'application/json; charset=utf-8',
  });

  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ data: { validate: { verdict: 'accepted' } } });
});

test('T302: a GET is refused, whatever it asks', async () => {
  const response = await service.fetch(
    new Request(`${address}?query=${encodeURIComponent(validate)}`, {
      headers: { authorization: `Bearer ${service.serviceToken}` },
    }),
  );

  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
});

test.each([
  ['an array', JSON.stringify([{ query: validate }, { query: validate }]), 400],
  ['no JSON', '{', 400],
  ['null', 'null', 400],
  ['no query', '{}', 400],
  ['variables in a list', JSON.stringify({ query: validate, variables: [1] }), 400],
  ['more than 100 KB', JSON.stringify({ query: validate, pad: 'x'.repeat(102_400) }), 413],
])('%s is refused', async (_, body, status) => {
  expect((await post(body)).status).toBe(status);
});

test.each([
  'application/x-www-form-urlencoded',
  'application/graphql',
  'text/plain',
  'multipart/form-data; boundary=x',
  '',
])('content type %j is refused', async (type) => {
  expect((await post(JSON.stringify({ query: validate }), { 'content-type': type })).status).toBe(
    415,
  );
});

test('without the service token it is 401, before the document is looked at', async () => {
  const response = await post(JSON.stringify({ query: '{ nonsense' }), { authorization: '' });

  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED', category: 'authentication' } }],
  });
});

test('a member token that is not ours is 401', async () => {
  const response = await post(JSON.stringify({ query: '{ user { isCS } }' }), {
    'x-member-token': 'x',
  });

  expect(response.status).toBe(401);
});

test.each([
  ['aliases', Array.from({ length: 2 }, (_, n) => `a${n}: TRY`).join(' ')],
  ['a fragment', '...A b: TRY } fragment A on Query { TRY'],
  ['an inline fragment', 'TRY ... on Query { b: TRY }'],
])('T302: codes cannot be guessed twice in a document by %s', async (_, selection) => {
  const member = aMember();
  await service.members.import([member]);
  const { userId, wrong } = await service.aChallenge(member);
  const document = `{ ${selection.replaceAll('TRY', `verifyOtp(userId: "${userId}", otp: "${wrong}") { message }`)} }`;

  const { errors } = (await (await call(document)).json()) as { errors: { extensions: unknown }[] };
  const { triesLeft } = await service.verify(userId, wrong);

  expect(errors[0]?.extensions).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
  expect(triesLeft).toBe(4);
});

test.each([
  ['introspection', '{ __schema { types { name } } }'],
  ['30 aliases', `{ ${Array.from({ length: 30 }, (_, n) => `a${n}: user { isCS }`).join(' ')} }`],
  ['3,000 tokens', `{ ${'user { isCS } '.repeat(1000)} }`],
  ['a misspelt field', '{ user { isC } }'],
  ['no document', 'x'],
])('%s is refused without a hint', async (_, document) => {
  const response = await call(document);
  const text = await response.text();

  expect(response.status).toBe(200);
  expect(text).toMatch(/GRAPHQL_(VALIDATION|PARSE)_FAILED/);
  expect(text).not.toMatch(/Did you mean|stack|limit of/i);
});

test('what was sent wrongly is not repeated in the answer', async () => {
  const secret = 'Zq7canary';
  const response = await call('query ($userId: ID!) { getUserInfo(userId: $userId) { city } }', {
    userId: { secret },
  });

  expect(await response.text()).not.toContain(secret);
});

test('a fault of ours is masked and reported', async () => {
  const faults: unknown[] = [];
  const broken = await aService(database.pool, { reportFault: (fault) => faults.push(fault) });
  await database.pool.query('alter table member_data.challenges rename to elsewhere');

  const answer = await broken.execute(
    validate,
    {},
    { authorization: `Bearer ${broken.serviceToken}` },
  );
  await database.pool.query('alter table member_data.elsewhere rename to challenges');

  expect(answer).toMatchObject({
    errors: [{ message: 'Internal server error', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  });
  expect(JSON.stringify(answer)).not.toMatch(/challenges|select|\.ts/);
  expect(faults).toHaveLength(1);
});

test('while the database is away it is 503, to be tried again in a moment', async () => {
  const elsewhere = new Pool({ host: '127.0.0.1', port: 1 });
  const away = await aService(database.pool, { reportFault: () => undefined }, elsewhere);

  const response = await away.fetch(
    new Request(address, {
      method: 'POST',
      body: JSON.stringify({ query: validate }),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${away.serviceToken}`,
      },
    }),
  );
  await elsewhere.end();

  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.text()).not.toContain('ECONNREFUSED');
});
