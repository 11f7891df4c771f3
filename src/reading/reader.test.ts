import type { PictureReading } from '#domain/prescription/picture-reading.ts';
import { expect, test, vi } from 'vitest';
import { ProcessEnded, type ReadingProcess } from './pool/reading-process.ts';
import type { Answer, Question, Reply } from './pool/work.ts';
import { createReader, type ReaderOptions } from './reader.ts';

const page = { picture: new Uint8Array([1]), words: null };
const nothing: PictureReading = { isPrescription: false, reason: 'blank', pages: [] };
const sheet: Answer = { kind: 'read', sheet: { reading: nothing, turnedPictures: [] } };
const received: Answer = { kind: 'receive', received: { ok: true, pages: [] } };

/** A process that answers when it is told to, and what it was asked. */
function aProcess() {
  const asked: Question[] = [];
  let current: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined;
  let heldBytes: number | null = null;
  let workedMs: number | null = null;
  const end = vi.fn(() => current?.reject(new ProcessEnded('ended')));
  const process: ReadingProcess = {
    ask(question) {
      asked.push(question);
      return new Promise((resolve, reject) => {
        current = { resolve, reject };
      });
    },
    memoryBytes: () => heldBytes,
    workedMs: () => workedMs,
    end,
  };
  return {
    process,
    hold(bytes: number) {
      heldBytes = bytes;
    },
    work(ms: number | null) {
      workedMs = ms;
    },
    asked,
    end,
    answer: (answer: Answer, memoryBytes = 0) => current?.resolve({ answer, memoryBytes }),
  };
}

/** A reader with fake processes, in the order in which they started. */
function aReader(options: ReaderOptions = {}) {
  const started: ReturnType<typeof aProcess>[] = [];
  const report = vi.fn<(fault: Error) => void>();
  const reader = createReader({
    report,
    startProcess() {
      const one = aProcess();
      started.push(one);
      return one.process;
    },
    ...options,
  });
  const process = (index: number) => {
    const found = started[index];
    if (!found) throw new Error(`Only ${started.length} processes were started.`);
    return found;
  };
  return { reader, started, process, report };
}

test('no process is there before something is to be done', async () => {
  const { reader, started, process } = aReader();
  expect(started).toHaveLength(0);

  const reading = reader.read([page]);
  process(0).answer(sheet);
  expect(await reading).toEqual({ ok: true, reading: nothing, turnedPictures: [] });
});

test('one sheet is read at a time, and an upload goes before those that wait', async () => {
  const { reader, started, process } = aReader();
  const first = reader.read([page]);
  const second = reader.read([page]);
  const upload = reader.receive(new Uint8Array([2]));

  process(0).answer(sheet);
  await first;
  process(0).answer(received);
  expect(await upload).toEqual({ ok: true, pages: [] });
  process(0).answer(sheet);
  expect((await second).ok).toBe(true);
  expect(process(0).asked.map(({ kind }) => kind)).toEqual(['read', 'receive', 'read']);
  expect(started).toHaveLength(1);
});

test('who comes when too many wait is told so at once', async () => {
  const { reader } = aReader({ waitingMost: 2 });
  void reader.read([page]);
  void reader.read([page]);
  void reader.read([page]);

  expect(await reader.read([page])).toEqual({ ok: false, reason: 'busy' });
  expect(await reader.receive(new Uint8Array([2]))).toEqual({ ok: false, reason: 'busy' });
});

test('a sheet that takes too long ends with its process, and the next has another', async () => {
  const { reader, process, report } = aReader({ workLimitMs: 20 });
  const slow = reader.read([page]);
  const next = reader.read([page]);

  expect(await slow).toEqual({ ok: false, reason: 'took-too-long' });
  expect(process(0).end).toHaveBeenCalledOnce();
  process(1).answer(sheet);
  expect((await next).ok).toBe(true);
  expect(report).not.toHaveBeenCalled();
});

test('work is counted from the question on, and a machine busy with others ends nothing', async () => {
  vi.useFakeTimers();
  try {
    const { reader, process } = aReader();
    const first = reader.read([page]);
    process(0).work(60_000);
    process(0).answer(sheet);
    await first;

    const second = reader.read([page]);
    await vi.advanceTimersByTimeAsync(25_000);
    process(0).work(69_900);
    await vi.advanceTimersByTimeAsync(1000);
    expect(process(0).end).not.toHaveBeenCalled();
    process(0).work(70_100);
    await vi.advanceTimersByTimeAsync(200);
    expect(await second).toEqual({ ok: false, reason: 'took-too-long' });
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['30 seconds, and the file is not to blame', 0, 30_000, 'busy'],
  ['10 where nobody tells how much of it was work', null, 10_000, 'took-too-long'],
])('a file is looked at no longer than %s', async (_what, worked, wallMs, reason) => {
  vi.useFakeTimers();
  try {
    const { reader, process } = aReader();
    const begun = reader.read([page]);
    process(0).work(worked);
    process(0).answer(sheet);
    await begun;
    const slow = reader.read([page]);

    await vi.advanceTimersByTimeAsync(wallMs - 200);
    expect(process(0).end).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(400);
    expect(await slow).toEqual({ ok: false, reason });
  } finally {
    vi.useRealTimers();
  }
});

test('a file that unfolds to more memory than one may take ends with its process', async () => {
  const { reader, process, report } = aReader({ memoryMostBytes: 1000 });
  const upload = reader.receive(new Uint8Array([2]));

  process(0).hold(1001);
  expect(await upload).toEqual({ ok: false, reason: 'took-too-long' });
  expect(process(0).end).toHaveBeenCalledOnce();
  expect(report).not.toHaveBeenCalled();
});

test('a sheet that kills its process harms no other', async () => {
  const { reader, process, report } = aReader();
  const deadly = reader.read([page]);
  const next = reader.read([page]);

  process(0).process.end();
  expect(await deadly).toEqual({ ok: false, reason: 'failed' });
  process(1).answer(sheet);
  expect((await next).ok).toBe(true);
  expect(report).toHaveBeenCalledOnce();
});

test('a fault of ours is reported, and the process goes on', async () => {
  const { reader, started, process, report } = aReader();
  const reading = reader.read([page]);

  process(0).answer({ kind: 'fault', why: 'a model is missing' });
  expect(await reading).toEqual({ ok: false, reason: 'failed' });
  expect(report.mock.calls[0]?.[0].message).toBe('a model is missing');
  void reader.read([page]);
  expect(started).toHaveLength(1);
});

test('who gives up while waiting is not read, and who gives up in work frees the process', async () => {
  const { reader, process, report } = aReader();
  const [working, waiting] = [new AbortController(), new AbortController()];
  const first = reader.read([page], working.signal);
  const second = reader.read([page], waiting.signal);
  const third = reader.read([page]);

  waiting.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  working.abort(new Error('gone as well'));
  await expect(first).rejects.toThrow('gone as well');
  await vi.waitFor(() => expect(process(1).asked).toHaveLength(1));
  process(1).answer(sheet);
  expect((await third).ok).toBe(true);
  expect(process(0).asked).toHaveLength(1);
  expect(report).not.toHaveBeenCalled();
});

test('who has given up before it began is not read', async () => {
  const { reader, started } = aReader();

  await expect(reader.read([page], AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(started).toHaveLength(0);
});

test('a process that holds too much, or has read enough, is replaced', async () => {
  const { reader, started, process } = aReader({ memoryBytes: 100, sheetsEach: 2 });
  const read = async (index: number, memoryBytes: number) => {
    const reading = reader.read([page]);
    process(index).answer(sheet, memoryBytes);
    await reading;
  };

  await read(0, 101);
  await read(1, 50);
  await read(1, 50);
  await read(2, 50);
  expect(started.map(({ end }) => end.mock.calls.length)).toEqual([1, 1, 0]);
});

test('a process without work ends after a while', async () => {
  const { reader, process } = aReader({ idleMs: 20 });
  const reading = reader.read([page]);
  process(0).answer(sheet);
  await reading;

  await vi.waitFor(() => expect(process(0).end).toHaveBeenCalledOnce());
});

test('a reader that is closed ends its processes and takes nothing more', async () => {
  const { reader, process, report } = aReader();
  const [first, second] = [reader.read([page]), reader.read([page])];

  reader.close();
  expect(await Promise.all([first, second, reader.read([page])])).toEqual(
    Array.from({ length: 3 }, () => ({ ok: false, reason: 'busy' })),
  );
  expect(process(0).end).toHaveBeenCalledOnce();
  expect(report).not.toHaveBeenCalled();
});
