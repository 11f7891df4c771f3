import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aSealer } from '#test/ports.ts';
import { draftsOf } from './drafts.ts';
import { createCookieJar } from '#server/http/cookie-jar.ts';
import { createProgressStore } from '../sign-in/sign-in-progress.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.close());

const aDraft = () => draftsOf(crypto.randomUUID(), database.pool, aSealer());

test('saves of two tabs at once do not undo each other', async () => {
  const drafts = aDraft();
  const names = Array.from({ length: 20 }, (_, index) => `form${index}`);

  await Promise.all([
    drafts.save({ lensType: 'Progressive' }),
    drafts.save({ sku: '10101' }),
    drafts.save({ lens: 'PR-150' }),
    drafts.save({ address: Object.fromEntries(names.map((name) => [name, 'x'])) }),
  ]);

  expect(await drafts.read()).toMatchObject({
    lensType: 'Progressive',
    sku: '10101',
    lens: 'PR-150',
    address: { form19: 'x' },
  });
});

test('what two tabs keep of different forms at once does not undo each other', async () => {
  const drafts = aDraft();
  await drafts.save({ typed: { delivery: { city: 'Albany' } } });

  await Promise.all([
    drafts.save({ typed: { prescription: { pd: '63' } } }),
    drafts.save({ typed: { delivery: { city: 'Troy' } } }),
  ]);
  expect((await drafts.read()).typed).toEqual({
    prescription: { pd: '63' },
    delivery: { city: 'Troy' },
  });

  await drafts.save({ typed: { delivery: undefined } });
  expect((await drafts.read()).typed).toEqual({ prescription: { pd: '63' } });
  await drafts.save({ typed: undefined });
  expect(await drafts.read()).toEqual({});
});

test('a key given as undefined is forgotten', async () => {
  const drafts = aDraft();
  await drafts.save({ sku: '10101', lens: 'PR-150' });
  expect(await drafts.save({ lens: undefined })).toEqual({ sku: '10101' });
});

test('a request reads the draft once, and anew after a change of its own', async () => {
  const userId = crypto.randomUUID();
  const newDrafts = () => draftsOf(userId, database.pool, aSealer());
  const [first, second] = [newDrafts(), newDrafts()];
  expect(await first.read()).toEqual({});

  await second.save({ sku: '10101' });
  expect([await first.read(), await newDrafts().read()]).toEqual([{}, { sku: '10101' }]);

  await first.save({ lens: 'PR-150' });
  expect(await first.read()).toEqual({ sku: '10101', lens: 'PR-150' });
});

test('a draft that is given is not read again until it changes', async () => {
  const userId = crypto.randomUUID();
  const sealer = aSealer();
  await draftsOf(userId, database.pool, sealer).save({ sku: '10101' });
  const given = draftsOf(userId, database.pool, sealer, { sealed: null });

  expect(await given.read()).toEqual({});
  await given.save({ lens: 'PR-150' });
  expect(await given.read()).toEqual({ sku: '10101', lens: 'PR-150' });
});

test('nothing of a draft or of a sign-in can be read in the database', async () => {
  await aDraft().save({ typed: { delivery: { city: 'Zq7canary' } } });
  await aSignIn(null).save({ firstName: 'Zq7canary', contact: 'zq7canary@example.com' });

  const { rows } = await database.pool.query<{ text: string }>(
    `select (select json_agg(d)::text from shop.drafts d)
         || (select json_agg(s)::text from shop.sign_ins s) as text`,
  );
  expect(rows[0]?.text).not.toMatch(/zq7canary/i);
  expect(rows[0]?.text).not.toContain(Buffer.from('Zq7canary').toString('hex'));
});

test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(44), "' or 1=1"])(
  'a browser with the sign-in cookie "%s" gets one of its own',
  async (value) => {
    await aSignIn(value).save({ firstName: 'Vera' });
    expect(await aSignIn(value).read()).toBeNull();
  },
);

function aSignIn(cookie: string | null) {
  const header = cookie === null ? null : `sign_in=${encodeURIComponent(cookie)}`;
  return createProgressStore(database.pool, aSealer())(createCookieJar(header, false));
}
