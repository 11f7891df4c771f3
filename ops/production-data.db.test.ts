import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markDatabase, requireOwnDatabase } from '#server/database/mark.ts';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { production, run } from '#test/shop/production.ts';
import { testSettings } from '#test/shop/settings.ts';
import { conditions, isFull } from '#test/conditions.ts';

/** A database of a shop in production, and commands as an operator types them. */
const key = (fill: number) => `k${fill}:${Buffer.alloc(32, fill).toString('base64')}`;

let database: TestDatabase;
beforeAll(async () => {
  database = await aDatabase();
  expect(await ops(['curtain', 'on'], production)).toMatchObject({ code: 0, said: 'on\n' });
});
afterAll(() => database.close());

async function ops(words: string[], env: Record<string, string>, program = 'ops/main.ts') {
  const asked = run(program, words, { DATABASE_URL: database.url, ...env });
  return { code: await asked.ended, said: asked.said() };
}

/** What was done above is still there. */
async function expectUntouched() {
  const { rows } = await database.pool.query(
    `select (select is_on from shop.switches where name = 'curtain') as curtain,
            (select count(*)::int from commerce.products) as products,
            (select count(*)::int from member_data.members) as members`,
  );
  expect(rows[0]).toEqual({ curtain: true, products: 0, members: 0 });
}

type Change = [what: string, change: Record<string, string>, message: string];
const otherPepper: Change = [
  'another pepper',
  { PEPPER: 'another pepper of a shop in production' },
  'PEPPER',
];
const otherKeys: Change[] = [
  ['another key', { SEALING_KEYS: key(2) }, 'lacks the key "k1"'],
  [
    'another key of the same name',
    { SEALING_KEYS: `k1:${Buffer.alloc(32, 9).toString('base64')}` },
    'another key "k1"',
  ],
];

describe('a database of production', () => {
  test('is no demo for whoever forgets the settings: the missing ones are named', async () => {
    const { code, said } = await ops(['demo', 'reset', '--yes'], {});
    expect(code).toBe(78);
    for (const name of ['SEALING_KEYS', 'PEPPER', 'PUBLIC_URL', 'MAIL_URL'])
      expect(said).toContain(`  ${name}: `);
    await expectUntouched();
  });

  test.each([
    ['demo commands', ['demo', 'reset', '--yes'], 'ops/main.ts'],
    ['npm start', [], 'demo/start.ts'],
  ])('is not touched by %s in the mode of a demo', async (_what, words, program) => {
    const { code, said } = await ops(words, { FRAMEWELL_MODE: 'demo' }, program);
    expect(code).toBe(78);
    expect(said).toContain('belongs to a shop in production');
    expect(said).not.toMatch(/\bat \S+ \(/);
    await expectUntouched();
  });

  test.each(conditions([otherPepper], otherKeys))(
    'is refused to %s, by ops and by serve',
    async (_what, change, message) => {
      for (const program of ['ops/main.ts', 'src/server/main.ts']) {
        const { code, said } = await ops(
          ['curtain', 'status'],
          { ...production, ...change },
          program,
        );
        expect(code, program).toBe(78);
        expect(said, program).toContain(message);
        expect(said, program).not.toMatch(/\bat \S+ \(/);
      }
      await expectUntouched();
    },
  );

  test.runIf(isFull)('takes a new key in front of the old one, and then needs both', async () => {
    const SEALING_KEYS = `${key(3)},${key(1)}`;
    const open = { ...production, SEALING_KEYS };
    expect(await ops(['curtain', 'status'], open)).toMatchObject({ code: 0 });
    const { code, said } = await ops(['curtain', 'status'], production);
    expect({ code, said }).toMatchObject({ code: 78, said: expect.stringContaining('"k3"') });
    await database.pool.query(`delete from shop.sealing_keys where id = 'k3'`);
  });

  test('loses nothing without a yes', async () => {
    const { code, said } = await ops(['orders', 'cancel', '1'], production);
    expect({ code, said }).toEqual({ code: 64, said: 'Cancel order 1? Say so with --yes.\n' });
  });
});

describe('a database from before there was a mark', () => {
  const demo = testSettings();

  test('with members is one of production', async () => {
    const old = await aDatabase();
    await old.pool.query(
      `insert into member_data.members (member_id_fingerprint, sealed, plan) values ('x', 'x', 'x')`,
    );
    await expect(markDatabase(old.pool, demo)).rejects.toThrow('in production');
    await old.close();
  });

  test('that a demo filled is one of a demo', async () => {
    const old = await aDatabase();
    await old.pool.query(`insert into shop.switches (name, is_on) values ('demo-filled', true)`);
    await markDatabase(old.pool, demo);
    await requireOwnDatabase(old.pool, demo);
    await old.close();
  });
});
