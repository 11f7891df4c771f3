import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { isFull } from '#test/conditions.ts';
import { createReader, type Reader } from './reader.ts';
import { receive } from './recognise/receive.ts';

const file = (name: string) =>
  readFile(path.join(import.meta.dirname, '../../test/rx-pictures', name));
const report = vi.fn<(fault: Error) => void>();
let reader: Reader;
afterEach(() => {
  reader.close();
  expect(report.mock.calls).toEqual([]);
});

/** The processes that this one has started; read where Linux tells of them. */
function childrenOf(): number[] {
  const place = `/proc/self/task/${process.pid}/children`;
  const text = existsSync(place) ? readFileSync(place, 'utf8').trim() : '';
  return text === '' ? [] : text.split(' ').map(Number);
}

function heldMb(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

async function readFully(name: string): Promise<string[]> {
  const received = await reader.receive(await file(name));
  if (!received.ok) throw new Error(received.reason);
  const sheet = await reader.read(received.pages);
  if (!sheet.ok) throw new Error(sheet.reason);
  if (!sheet.reading.isPrescription) return [];
  return Object.values(sheet.reading.values).flatMap(({ text }) => (text === null ? [] : [text]));
}

test('a sheet is read in a process apart, behind all others and without our settings', async () => {
  reader = createReader({ report });
  const before = childrenOf();

  expect(await readFully('brillenpass-clean.png')).toEqual(
    expect.arrayContaining(['-2.50', '-0.75', '35']),
  );
  expect(await readFully('text.pdf')).toEqual(expect.arrayContaining(['+0.50', '66']));
  expect(await reader.receive(new Uint8Array([1]))).toEqual({ ok: false, reason: 'wrong-type' });

  const pid = childrenOf().find((one) => !before.includes(one));
  if (process.platform !== 'linux' || pid === undefined) return;
  expect(getPriority(pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  const settings = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  expect(
    settings.map((one) => one.split('=')[0]).filter((name) => !name?.startsWith('NODE_')),
  ).toEqual([
    'MALLOC_ARENA_MAX',
    'MALLOC_MMAP_THRESHOLD_',
    'MALLOC_TRIM_THRESHOLD_',
    'GLIBC_TUNABLES',
    '',
  ]);
});

test.runIf(isFull)(
  'a sheet of which no eye is certain at first sight is looked at once more',
  async () => {
    // However slow a machine is.
    reader = createReader({ report, workLimitMs: 60_000, wallLimitMs: 120_000 });

    expect(await readFully('lenses-light.jpg')).toEqual(
      expect.arrayContaining(['-2.50', '-1.75', '-2.25', '25', '67']),
    );
  },
);

test('a process that is in the middle of a sheet is killed when it has worked long enough', async () => {
  reader = createReader({ report, workLimitMs: 400 });
  const before = childrenOf();
  const received = await receive(await file('scan.pdf'));
  const pages = received.ok ? Array.from({ length: 20 }, () => received.pages[0]) : [];
  const asked = pages.flatMap((page) => (page ? [page] : []));

  // Not `busy`: its own work is counted, long before the clock ends it.
  expect(await reader.read(asked)).toEqual({ ok: false, reason: 'took-too-long' });
  await vi.waitFor(() => expect(childrenOf().filter((pid) => !before.includes(pid))).toEqual([]));
});

test('a small PDF that unfolds to half a gigabyte is given up', async () => {
  if (process.platform !== 'linux') return;
  // Nothing but its memory can end it.
  const limits = { workLimitMs: 600_000, wallLimitMs: 600_000, memoryMostBytes: 400_000_000 };
  reader = createReader({ report, ...limits });
  const content = deflateSync(Buffer.alloc(500_000_000, ' '));
  const bomb = Buffer.concat([
    Buffer.from(
      `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] /Contents 4 0 R >> endobj
4 0 obj << /Length ${content.length} /Filter /FlateDecode >>
stream
`,
    ),
    content,
    Buffer.from('\nendstream endobj\ntrailer << /Root 1 0 R /Size 5 >>\n%%EOF'),
  ]);

  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await reader.receive(bomb)).toEqual({ ok: false, reason: 'took-too-long' });
  expect(await readFully('text.pdf')).toContain('66');
});

test.runIf(isFull)('many sheets at once take no more memory than the last of them', async () => {
  reader = createReader({ report });
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(
      most,
      childrenOf().reduce((sum, pid) => sum + heldMb(pid), 0),
    );
  }, 50);
  const names = ['pad-heavy.jpg', 'slip-heavy.jpg', 'scan.pdf', 'table-light.jpg', 'receipt.jpg'];

  const sheets = await Promise.all([...names, ...names].map(readFully));
  clearInterval(look);

  expect(sheets.filter((values) => values.length >= 5)).toHaveLength(8);
  expect(most).toBeLessThan(640);
});
