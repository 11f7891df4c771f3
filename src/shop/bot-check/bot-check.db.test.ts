import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { createBotCheck } from './bot-check.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.close());

const encoded = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

test('a proof of work counts once, however it is written down', async () => {
  const check = createBotCheck(database.pool, 's'.repeat(32));
  const challenge = (await check.puzzle()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = encoded({ challenge, solution });

  expect(await check.verify(proof)).toBe(true);
  expect(await check.verify(proof)).toBe(false);
  expect(await check.verify(`${proof} `)).toBe(false);
  expect(await check.verify(encoded({ solution, more: 1, challenge }))).toBe(false);
});

test.each([
  '',
  'x',
  encoded(null),
  encoded({ challenge: {}, solution: {} }),
  encoded({ challenge: { parameters: 1, signature: 'x' }, solution: { counter: 1 } }),
  encoded({ hmacAlgorithm: 'none', challenge: 1, solution: 1 }),
])('%j is no proof, and no fault of ours', async (proof) => {
  expect(await createBotCheck(database.pool, 's'.repeat(32)).verify(proof)).toBe(false);
});
