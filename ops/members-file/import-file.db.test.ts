import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#test/database.ts';
import { aService, type TestService } from '#member-data/member-data.test-data.ts';
import { importFile, type ImportOptions } from './import-file.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-import-'));
const report = path.join(folder, 'left-out.csv');

let database: TestDatabase;
let service: TestService;
beforeAll(async () => {
  database = await aDatabase();
  service = await aService(database.pool);
});
beforeEach(() => database.pool.query('truncate member_data.members cascade'));
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

function importing(csv: string | Buffer, options: ImportOptions = {}) {
  const file = path.join(folder, `${randomBytes(4).toString('hex')}.csv`);
  writeFileSync(file, csv);
  return importFile(service.members, file, options);
}

const none = { added: 0, changed: 0, unchanged: 0, skipped: 0, redemptions: 0 };
const header = 'memberId,firstName,lastName,email,plan';
const good = `${header}\nA-1,Ann,Lee,ann@example.com,P\nA-2,Bob,Lee,bob@example.com,P\n`;

async function faultsOf(csv: string | Buffer, options: ImportOptions = {}) {
  const { result, faults } = await importing(csv, options);
  expect(result).toBeNull();
  return faults.map(({ line, column, fault }) => `${line} ${column ?? '-'} ${fault}`);
}

async function redemptionOf(memberId: string) {
  const member = await service.members.show(memberId);
  const rows = await service.members.redemptionRows();
  const found = rows.find(({ userId }) => userId === member?.userId);
  return found && [found.redeemedAt.toISOString().slice(0, 10), found.orderNumber, found.status];
}

describe('a file', () => {
  test('adds members, changes what differs, and leaves alone what is known', async () => {
    expect((await importing(good)).result).toEqual({ ...none, added: 2 });
    const { rows: before } = await database.pool.query('select * from member_data.members');
    expect((await importing(good)).result).toEqual({ ...none, unchanged: 2 });
    const { rows: after } = await database.pool.query('select * from member_data.members');
    expect(after).toEqual(before);
    const changed = good.replace('Ann', 'Anna');
    expect((await importing(changed)).result).toEqual({ ...none, changed: 1, unchanged: 1 });
    expect(await service.members.show('A-1')).toMatchObject({ firstName: 'Anna' });
  });

  test('may hold a member back and say who serves customers, and takes that back by leaving it out', async () => {
    await importing(
      `${header},holdMessage,isCS\nA-1,Ann,Lee,a@example.com,P,"Call us,\r\nplease.",yes\nA-2,Bob,Lee,b@example.com,P,,no\n`,
    );
    expect(await service.members.show('A-1')).toMatchObject({ isOnHold: true, isCS: true });
    expect(await service.members.show('A-2')).toMatchObject({ isOnHold: false, isCS: false });
    await importing(good);
    expect(await service.members.show('A-1')).toMatchObject({ isOnHold: false, isCS: false });
  });

  test('of a spreadsheet in Windows-1252 with semicolons keeps its umlauts', async () => {
    const csv = good.replaceAll(',', ';').replace('Lee', 'Müller');
    const outcome = await importing(Buffer.from(csv, 'latin1'));
    expect(outcome).toMatchObject({ encoding: 'windows-1252', isGuessedEncoding: true });
    expect(await service.members.show('A-1')).toMatchObject({ lastName: 'Müller' });
  });

  test('without lines, or without its header, tells so', async () => {
    expect(await faultsOf('')).toEqual(['1 - the file is empty']);
    const faults = await faultsOf('memberId,memberId,surname,plan\nA-1,A-1,Lee,P\n', { report });
    expect(faults.map((fault) => fault.split(';')[0])).toEqual([
      '1 surname is no column of ours',
      '1 memberId stands twice in the header',
      '1 firstName is missing in the header',
      '1 lastName is missing in the header',
    ]);
  });
});

describe('faults', () => {
  const columns = `${header},phone,planEndsOn,locale,isCS,benefitUsedOn,benefitOrderNumber`;
  const faulty: [line: string, fault: string][] = [
    [',Ann,Lee,a@example.com,P,,,,,,', 'memberId is missing'],
    [
      'A 1 !,Ann,Lee,a@example.com,P,,,,,,',
      'memberId is no member id: at most 64 letters, digits and - . _ /',
    ],
    ['F-1,,Lee,a@example.com,P,,,,,,', 'firstName is missing'],
    [
      'F-2,Ann,Le\u202ee,a@example.com,P,,,,,,',
      'lastName holds a character that cannot be seen or turns the writing (U+202E)',
    ],
    [
      'F-3,An\u0007n,Lee,a@example.com,P,,,,,,',
      'firstName holds a character that cannot be seen or turns the writing (U+0007)',
    ],
    [
      'F-4,Ann,L\ufffde,a@example.com,P,,,,,,',
      'lastName holds a character that was lost before (U+FFFD)',
    ],
    [`F-5,${'A'.repeat(101)},Lee,a@example.com,P,,,,,,`, 'firstName is longer than 100 characters'],
    ['F-6,Ann,Lee,ann at example.com,P,,,,,,', 'email is no e-mail address'],
    ['F-7,Ann,Lee,,P,555-CALL,,,,,', 'phone is no telephone number'],
    ['F-8,Ann,Lee,,P,123,,,,,', 'phone is no telephone number'],
    [
      'F-9,Ann,Lee,,P,,,,,,',
      '- neither email nor phone: this member cannot sign in (--allow-without-contact takes them)',
    ],
    ['F-10,Ann,Lee,a@example.com,P,,2027-02-29,,,,', 'planEndsOn is no date such as 2027-12-31'],
    ['F-11,Ann,Lee,a@example.com,P,,31.12.2027,,,,', 'planEndsOn is no date such as 2027-12-31'],
    ['F-12,Ann,Lee,a@example.com,P,,,fr,,,', 'locale is neither en nor de'],
    ['F-13,Ann,Lee,a@example.com,P,,,,true,,', 'isCS is neither yes nor no'],
    ['F-14,Ann,Lee,a@example.com,P,,,,,,X-1', 'benefitUsedOn is missing beside benefitOrderNumber'],
    ['F-15,Ann,Lee,a@example.com,P', '- has 5 values where the header has 11'],
    ['F-16,Ann,"Lee" x,a@example.com,P,,,,,,', '- a quotation mark is out of place'],
    ['f-1 ,Ann,Lee,a@example.com,P,,,,,,', 'memberId stands in line 4 already'],
  ];
  const csv = [columns, ...faulty.map(([line]) => line), 'G-1,Ann,Lee,a@example.com,P,,,,,,'].join(
    '\n',
  );

  test('of a file are told all at once, by line and column, and nothing is changed', async () => {
    const expected = faulty.map(([, fault], index) => `${index + 2} ${fault}`);
    expect(await faultsOf(csv)).toEqual(expected);
    expect(await faultsOf(csv, { isTrial: true })).toEqual(expected);
    expect(await service.members.count()).toBe(0);
  });

  test('beyond those that are kept are counted', async () => {
    const outcome = await importing(csv, { keptFaultsMax: 3 });
    expect(outcome).toMatchObject({ lines: 20, badLines: 19, faultCount: 19, result: null });
    expect(outcome.faults).toHaveLength(3);
  });

  test('several of one line are told together', async () => {
    const two = `${columns}\n,Ann,,a@,P,,,,,,\n`;
    expect(await faultsOf(two)).toEqual([
      '2 memberId is missing',
      '2 lastName is missing',
      '2 email is no e-mail address',
    ]);
  });

  test('of a member id that comes again far below are found', async () => {
    const line = (number: number) => `A-${number},Ann,Lee,a${number}@example.com,P`;
    const lines = Array.from({ length: 5000 }, (_, at) => line(at));
    expect(await faultsOf([header, ...lines, 'a-7,Ann,Lee,a@example.com,P'].join('\n'))).toEqual([
      '5002 memberId stands in line 9 already',
    ]);
    expect(await service.members.count()).toBe(0);
  });

  test('go to a report where one is asked for, which can be imported once it is mended', async () => {
    const { result, badLines } = await importing(csv, { report });
    expect({ result, badLines }).toEqual({ result: { ...none, added: 1 }, badLines: 19 });
    expect(statSync(report).mode & 0o777).toBe(0o600);
    const [names, first, ...others] = readFileSync(report, 'utf8').trimEnd().split('\r\n');
    expect(names).toBe(`reasons,${columns}`);
    expect(first).toBe('line 2: memberId is missing,,Ann,Lee,a@example.com,P,,,,,,');
    expect(others).toHaveLength(18);

    const mended = `${names}\n${first?.replace(',,Ann', ',M-1,Ann')}\n`;
    expect((await importing(mended)).result).toEqual({ ...none, added: 1 });
  });

  test('a report never takes the place of the file', async () => {
    const file = path.join(folder, 'members.csv');
    writeFileSync(file, csv);
    await expect(importFile(service.members, file, { report: file })).rejects.toThrow('overwrite');
    expect(readFileSync(file, 'utf8')).toBe(csv);
  });

  test('a member without a contact is taken where that is said', async () => {
    const file = `${header}\nA-1,Ann,Lee,,P\n`;
    const { result } = await importing(file, { allowWithoutContact: true });
    expect(result).toEqual({ ...none, added: 1 });
  });
});

describe('a trial', () => {
  test('tells what an import then does, and writes nothing', async () => {
    await importing(good);
    await service.members.delete('A-2');
    const csv =
      `${header},benefitUsedOn\nA-1,Anna,Lee,ann@example.com,P,2026-05-01\n` +
      'A-2,Bob,Lee,bob@example.com,P,\nA-3,Cy,Lee,cy@example.com,P,2026-05-02\n';
    const trial = await importing(csv, { isTrial: true });
    expect(trial.result).toEqual({
      added: 1,
      changed: 1,
      unchanged: 0,
      skipped: 1,
      redemptions: 2,
    });
    expect(await service.members.count()).toBe(1);
    expect(await service.members.redemptionRows()).toEqual([]);
    expect((await importing(csv)).result).toEqual(trial.result);
  });
});

describe('a used benefit', () => {
  const used = (day: string, order = '') =>
    `${header},benefitUsedOn,benefitOrderNumber\nA-1,Ann,Lee,ann@example.com,P,${day},${order}\n`;

  test('starts the waiting period on its day; the same file again changes nothing', async () => {
    expect((await importing(used('2026-05-01', 'X-1'))).result).toMatchObject({ redemptions: 1 });
    expect(await redemptionOf('A-1')).toEqual(['2026-05-01', 'X-1', 'redeemed']);
    expect((await importing(used('2026-05-01', 'X-1'))).result).toEqual({ ...none, unchanged: 1 });
    expect((await importing(good)).result).toMatchObject({ redemptions: 0 });
    expect(await redemptionOf('A-1')).toEqual(['2026-05-01', 'X-1', 'redeemed']);
  });

  test('gives way to a newer one and never to an older one', async () => {
    await importing(used('2026-05-01', 'X-1'));
    expect((await importing(used('2026-04-30'))).result).toMatchObject({ redemptions: 0 });
    expect(await redemptionOf('A-1')).toEqual(['2026-05-01', 'X-1', 'redeemed']);
    expect((await importing(used('2026-05-02'))).result).toMatchObject({ redemptions: 1 });
    expect(await redemptionOf('A-1')).toEqual(['2026-05-02', null, 'redeemed']);
  });

  test('of an order of ours that was released does not come back with the order', async () => {
    await importing(good);
    await database.pool.query(
      `insert into member_data.redemptions (member_id, status, redeemed_at, partner, order_number)
       select id, 'available', '2026-05-01T14:00Z', 'us', '000000001' from member_data.members
       where email_fingerprint = any(select email_fingerprint from member_data.members)`,
    );
    expect((await importing(used('2026-05-03', '000000001'))).result).toMatchObject({
      redemptions: 0,
    });
    expect(await redemptionOf('A-1')).toEqual(['2026-05-01', '000000001', 'available']);
  });

  test('lies at most on the day that it is by the clock of the database', async () => {
    const { rows } = await database.pool.query<{ today: string; tomorrow: string }>(
      `select day::text as today, (day + 1)::text as tomorrow
       from (select (clock_timestamp() at time zone 'utc')::date as day) clock`,
    );
    const { today = '', tomorrow = '' } = rows[0] ?? {};
    expect(await faultsOf(used(tomorrow))).toEqual([
      `2 benefitUsedOn is in the future; today is ${today}`,
    ]);
    expect((await importing(used(today))).result).toMatchObject({ redemptions: 1 });
  });
});

test('a second import is told that one is under way, and the first goes on', async () => {
  const other = await database.pool.connect();
  await other.query('begin');
  await other.query('lock table member_data.members in exclusive mode');
  const first = importing(good);
  const waiting = () =>
    database.pool.query(
      `select 1 from pg_locks where not granted and relation = 'member_data.members'::regclass`,
    );
  try {
    await expect.poll(async () => (await waiting()).rowCount).toBe(1);
    await expect(importing(good)).rejects.toThrow('Another import of members is under way');
  } finally {
    await other.query('rollback');
    other.release();
  }
  expect((await first).result).toEqual({ ...none, added: 2 });
});
