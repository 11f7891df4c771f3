import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { production, run } from '#test/shop/production.ts';
import { conditions, isFull } from '#test/conditions.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-import-'));
const file = path.join(folder, 'members.csv');
const tellPeakMemory = pathToFileURL(
  path.resolve(import.meta.dirname, '../../test/tell-peak-memory.ts'),
);

let database: TestDatabase;
beforeAll(async () => {
  database = await aDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function start(options: string[], env: Record<string, string> = {}) {
  return run('scripts/start.mjs', ['--ops', 'members', 'import', file, ...options], {
    ...production,
    DATABASE_URL: database.url,
    ...env,
  });
}

async function ops(...options: string[]) {
  const started = start(options);
  return { code: await started.ended, said: started.said() };
}

function writeMembers(count: number, email = (at: number) => `a${at}@example.com`): void {
  const lines = Array.from(
    { length: count },
    (_, at) => `A-${at},Ann,Lee,${email(at)},+12025550143,P`,
  );
  writeFileSync(file, ['memberId,firstName,lastName,email,phone,plan', ...lines].join('\n'));
}

async function memberCount(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::integer as count from member_data.members',
  );
  return rows[0]?.count ?? 0;
}

test('of many faults a hundred are printed and all are counted; machines get every one', async () => {
  writeMembers(150, () => 'nobody');
  const { code, said } = await ops();
  const lines = said.trimEnd().split('\n');
  expect(code).toBe(1);
  expect(lines).toHaveLength(102);
  expect(lines[0]).toBe('line 2: email is no e-mail address');
  expect(lines.slice(-2)).toEqual([
    '… and 50 faults more',
    '150 faults in 150 lines: nothing was changed.',
  ]);
  const json = await ops('--json');
  expect(json.code).toBe(1);
  expect(JSON.parse(json.said).faults).toHaveLength(150);
  expect(await memberCount()).toBe(0);
});

test.runIf(isFull)('what a trial tells, and what was left out, is said in a line', async () => {
  writeMembers(3, (at) => (at === 1 ? 'nobody' : 'ann@example.com'));
  const report = path.join(folder, 'left-out.csv');
  const skipping = ['--skip-bad', '--report', report];
  const counts =
    '2 added, 0 changed, 0 skipped (deleted before), 0 as they were; 0 used benefits recorded\n' +
    `1 line left out, with the reasons in ${report}\n`;
  expect(await ops('--dry-run', ...skipping)).toEqual({ code: 0, said: `It would be: ${counts}` });
  expect(await memberCount()).toBe(0);
  expect(await ops(...skipping)).toEqual({ code: 0, said: counts });
  expect(readFileSync(report, 'utf8')).toContain('line 3: email is no e-mail address,A-1');
  expect(await memberCount()).toBe(2);
});

test.each(
  conditions(
    [{ options: ['--encoding', 'ebcdic'], words: '--encoding is utf-8 or windows-1252.' }],
    [{ options: ['--skip-bad'], words: '--skip-bad and --report FILE go together.' }],
  ),
)('options that do not fit are refused in words: $options', async ({ options, words }) => {
  writeMembers(1);
  expect(await ops(...options)).toEqual({ code: 1, said: `${words}\n` });
});

test.runIf(isFull)(
  'an import that is killed leaves all as it was, and the next one can begin',
  async () => {
    await database.pool.query('truncate member_data.members cascade');
    writeMembers(60_000);
    const options = ['members', 'import', file, '--progress'];
    const killed = run('ops/main.ts', options, { ...production, DATABASE_URL: database.url });
    await killed.saying(/\d %, [1-9]/);
    killed.process.kill('SIGKILL');
    await killed.ended;
    expect(await memberCount()).toBe(0);

    writeMembers(10);
    await expect.poll(async () => (await ops()).code, { timeout: 30_000 }).toBe(0);
    expect(await memberCount()).toBe(10);
  },
);

test.runIf(isFull)('the memory that an import needs does not grow with the file', async () => {
  writeMembers(20_000);
  const started = start([], { NODE_OPTIONS: `--import ${tellPeakMemory.href}` });
  expect(await started.ended).toBe(0);
  const peaks = [...started.said().matchAll(/peak memory: (\d+)/g)].map(([, bytes]) =>
    Number(bytes),
  );
  expect(Math.max(...peaks)).toBeGreaterThan(0);
  expect(Math.max(...peaks)).toBeLessThan(300_000_000);
});
