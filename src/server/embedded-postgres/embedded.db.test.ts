import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anEmbeddedFolder, aWriter } from '#test/embedded.ts';
import type { EmbeddedFolder } from '#test/embedded.ts';
import { temporaryFolder } from '#test/postgres.ts';
import type { Connection } from '../database/connection.ts';
import { connectionUrl } from '#test/connection-url.ts';
import { startEmbedded } from './embedded.ts';
import type { Embedded } from './embedded.ts';
import { lockFilePath } from './lock-file.ts';
import { processesIn } from './processes.ts';
import { conditions, isFull } from '#test/conditions.ts';

let place: EmbeddedFolder;
let started: Embedded[];
beforeEach(() => {
  place = anEmbeddedFolder();
  started = [];
});
afterEach(async () => {
  for (const server of started) await server.stop(); // also after a failure: it would come back
  await place.remove();
});

async function start({ dataDir = place.dataDir, durable = false } = {}): Promise<Embedded> {
  const server = await startEmbedded({ dataDir, durable });
  started.push(server);
  return server;
}

async function ask(connection: Connection | string, question: string): Promise<unknown> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: question, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

test('a new database sorts by code point, and for people where asked', async () => {
  const server = await start();
  const words = "(values ('Z'), ('ä'), ('a')) as words (word)";

  const plain = await ask(server.connection, `select word from ${words} order by word`);
  const german = `select word from ${words} order by word collate "de-x-icu"`;

  expect(plain).toEqual(['Z', 'a', 'ä']);
  expect(await ask(server.connection, german)).toEqual(['a', 'ä', 'Z']);
});

test('the server ends with the only process that uses it', async () => {
  const server = await start();

  expect(await ask(connectionUrl(server.connection), 'select current_user')).toEqual(['framewell']);
  expect(await server.stop()).toBe('stopped');
  expect(processesIn(place.dataDir)).toEqual([]);
});

test.runIf(isFull)('several hold the server, and the last one out stops it', async () => {
  const first = await start();
  const second = await start();

  expect(second.pid).toBe(first.pid);
  expect(await first.stop()).toBe('left running');
  expect(await ask(second.connection, 'select 1')).toEqual([1]);
  expect(await second.stop()).toBe('stopped');
});

test.runIf(isFull)(
  'of four processes that start at once, one creates the database and all use it',
  async () => {
    const writers = [0, 1, 2, 3].map((index) => aWriter(place.dataDir, index * 1_000_000));
    const postmasters = await Promise.all(writers.map((writer) => writer.up));
    await Promise.all(writers.map((writer) => writer.hasWritten(1)));
    const endings = await Promise.all(writers.map((writer) => writer.end()));

    expect(new Set(postmasters).size).toBe(1);
    // Whoever lets go while the last one out is stopping the server finds it gone, and says so too.
    expect(endings).toContain('stopped');
    expect(processesIn(place.dataDir)).toEqual([]);
    expect(readdirSync(place.folder).filter((name) => name.includes('.init-'))).toEqual([]);
  },
);

test.runIf(isFull)(
  'a server whose application was killed is adopted by the next start',
  async () => {
    const writer = aWriter(place.dataDir);
    const orphan = await writer.up;
    await writer.kill();

    const server = await start();

    expect(server.pid).toBe(orphan);
    expect(await server.stop()).toBe('stopped');
  },
);

test.runIf(isFull)('a lost postmaster is brought back, and knows everything', async () => {
  const server = await start({ durable: true });
  const lost = server.pid;
  await ask(server.connection, 'create table public.kept as select 42 as answer');

  await place.killServer();
  await expect.poll(() => server.pid, { timeout: 50_000 }).not.toBe(lost);

  expect(await ask(server.connection, 'select answer from public.kept')).toEqual([42]);
  await server.stop();
});

test.runIf(isFull)(
  'stopping while the lost postmaster is being brought back ends it all the same',
  async () => {
    const server = await start();
    await place.killServer();

    await server.stop();

    expect(processesIn(place.dataDir)).toEqual([]);
  },
);

describe('a lock file that names no server does not keep the next one from starting', () => {
  type Content = [what: string, written: () => string];
  const dead: Content = [
    'of a dead process',
    () => `${2 ** 22 - 7}\n${place.dataDir}\n1700000000\n5432\n`,
  ];
  const others: Content[] = [
    ['empty', () => ''],
    ['garbled', () => '\u0000\u0001 not a number\n'],
    ['of another program', () => `${process.pid}\n${place.dataDir}\n1700000000\n5432\n`],
  ];

  test.each(conditions([dead], others))('%s', async (_name, content) => {
    await (await start()).stop();
    writeFileSync(lockFilePath(place.dataDir), content());

    const server = await start();

    expect(await ask(server.connection, 'select 1')).toEqual([1]);
    await server.stop();
  });

  test.runIf(isFull && process.platform === 'linux')('of a zombie', async () => {
    await (await start()).stop();
    // the shell becomes a program that never notices that its child has ended
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 1000']);
    const [zombie] = (await once(parent.stdout, 'data')) as [Buffer];
    writeFileSync(lockFilePath(place.dataDir), `${Number(zombie)}\n${place.dataDir}\n`);

    const server = await start();

    expect(await ask(server.connection, 'select 1')).toEqual([1]);
    await server.stop();
    parent.kill('SIGKILL');
  });
});

test.runIf(isFull)('a path too long for a socket works', async () => {
  const dataDir = path.join(place.folder, 'a'.repeat(60), 'b'.repeat(60), 'pg');

  const server = await start({ dataDir });

  expect(await ask(server.connection, 'select 1')).toEqual([1]);
  await server.stop();
  rmSync(server.connection.host, { recursive: true });
});

test.runIf(isFull)('what a killed first start left is cleared away', async () => {
  const abandoned = `${place.dataDir}.init-${2 ** 22 - 7}-abcdef`;
  mkdirSync(abandoned);

  await (await start()).stop();

  expect(readdirSync(place.folder)).not.toContain(path.basename(abandoned));
});

test.runIf(isFull)('data of another PostgreSQL version is refused and left alone', async () => {
  await (await start()).stop();
  const versionFile = path.join(place.dataDir, 'PG_VERSION');
  writeFileSync(versionFile, '12\n');

  await expect(start()).rejects.toThrow('was written by PostgreSQL 12');

  expect(readFileSync(versionFile, 'utf8')).toBe('12\n');
});

test.runIf(isFull)('no password stays behind beside the data', async () => {
  await (await start()).stop();

  expect(readdirSync(place.folder).sort()).toEqual(['pg', 'pg.log']);
});

test.runIf(process.getuid?.() === 0)('under root, a place out of reach is named', async () => {
  const closed = temporaryFolder('closed-');
  const dataDir = path.join(closed, 'inner', 'var', 'pg');
  mkdirSync(path.join(closed, 'inner'), { mode: 0o700 });

  await expect(start({ dataDir })).rejects.toThrow('cannot reach');
  rmSync(closed, { recursive: true });
});
