import { createHmac, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { Client } from 'pg';
import { migrate } from '#server/database/migrate.ts';
import { production, run } from '#test/shop/production.ts';
import { temporaryFolder } from '#test/postgres.ts';
import type { MeasuredShops } from './measured-shops.ts';
import { millisecondsOf } from './measure.ts';
import type { Section } from './report.ts';

const peakMemory = pathToFileURL(path.resolve(import.meta.dirname, '../test/tell-peak-memory.ts'));
const batchSize = 500;

/** How long a plan's file takes, and what it needs, compared to as many rows that are just inserted. */
export async function measureMembersImport(
  shops: Pick<MeasuredShops, 'createDatabase'>,
  lines = 1_000_000,
): Promise<Section> {
  const folder = temporaryFolder('members-import-');
  try {
    const file = path.join(folder, 'members.csv');
    await pipeline(Readable.from(membersCsv(lines)), createWriteStream(file));
    const url = await shops.createDatabase('members_import');
    await migrate(url);
    const plainMs = await millisecondsOf(() => insertPlainly(url, lines));
    const first = await importTimed(url, file);
    const again = await importTimed(url, file);
    const of = `${lines.toLocaleString('en-US')} lines`;
    return {
      title: 'Members import',
      note: 'Time compared to plain SQL that inserts as many sealed rows, 500 a statement.',
      rows: [
        { what: `${of}, all new`, figure: first.tookMs / plainMs, unit: '×', goal: { atMost: 6 } },
        { what: `${of}, all known`, figure: again.tookMs / plainMs, unit: '×' },
        {
          what: 'most memory the command held',
          figure: Math.max(first.peakBytes, again.peakBytes),
          unit: 'bytes',
          goal: { atMost: 300_000_000 },
        },
      ],
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function* membersCsv(lines: number): Iterable<string> {
  yield 'memberId,firstName,lastName,email,phone,street,city,state,postcode,plan,planEndsOn,locale,benefitUsedOn\n';
  for (let line = 0; line < lines; line += 1) {
    const number = String(line).padStart(7, '0');
    yield (
      `AH-${number},Vera,"Beispiel, Dr.",vera${number}@members.example,(202) 555-${number.slice(-4)},` +
        `${line % 999} Main Street,Springfield,IL,62701,Alder Health,2027-12-31,en,${line % 10 === 0 ? '2026-05-01' : ''}\n`
    );
  }
}

async function importTimed(
  url: string,
  file: string,
): Promise<{ tookMs: number; peakBytes: number }> {
  const env = { ...production, DATABASE_URL: url, NODE_OPTIONS: `--import ${peakMemory.href}` };
  const program = run('scripts/start.mjs', ['--ops', 'members', 'import', file], env);
  const tookMs = await millisecondsOf(() => program.ended);
  const peaks = [...program.said().matchAll(/peak memory: (\d+)/g)];
  const peakBytes = Math.max(...peaks.map(([, bytes]) => Number(bytes)));
  if ((await program.ended) !== 0) throw new Error(`The import ended: ${program.said()}`);
  return { tookMs, peakBytes };
}

/** The floor: rows of the same size, nothing checked, nothing sealed; gone when it ends. */
async function insertPlainly(url: string, lines: number): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query('begin');
  const sealed = randomBytes(360);
  const hash = (text: string) => createHmac('sha256', 'bench').update(text).digest('hex');
  for (let start = 0; start < lines; start += batchSize) {
    const ids = Array.from({ length: Math.min(batchSize, lines - start) }, (_, at) => start + at);
    await client.query({
      name: 'insert',
      text: `insert into member_data.members
               (member_id_fingerprint, email_fingerprint, phone_fingerprint, sealed, plan)
             select *, 'Alder Health' from unnest($1::text[], $2::text[], $3::text[], $4::bytea[])`,
      values: [
        ids.map((id) => hash(`plain-${id}`)),
        ids.map((id) => hash(`email-${id}`)),
        ids.map((id) => hash(`phone-${id}`)),
        ids.map(() => sealed),
      ],
    });
  }
  await client.query('commit');
  await client.query('truncate member_data.members cascade');
  await client.end();
}
