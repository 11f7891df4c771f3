import { ProcessEnded, startReadingProcess, type ReadingProcess } from './pool/reading-process.ts';
import type { Answer, Question, SheetRead } from './pool/work.ts';
import type { Received, ReceivedPage } from './received.ts';

/**
 * Why nothing came of it though the file may be good: too many wait or this machine has other
 * things to do, it took more work or memory than one file may, or the process that read it died
 * of it.
 */
export type NotDone = 'busy' | 'took-too-long' | 'failed';

export type Reader = {
  /**
   * Looks at an upload and draws its pages anew, for keeping. Goes before all reading, and takes
   * about 0.1 seconds of work for a photo.
   *
   * @throws the reason of `signal` when it is given up.
   */
  receive(
    bytes: Uint8Array,
    signal?: AbortSignal,
  ): Promise<Received | { ok: false; reason: NotDone }>;
  /**
   * Reads pages as `receive` gave them: all pages of one sheet, from whatever files. About a
   * second for each page that is a picture.
   *
   * @throws the reason of `signal` when it is given up.
   */
  read(
    pages: Pick<ReceivedPage, 'picture' | 'words'>[],
    signal?: AbortSignal,
  ): Promise<({ ok: true } & SheetRead) | { ok: false; reason: NotDone }>;
  /** Ends all processes; whoever waits is told `busy`. */
  close(): void;
};

export type ReaderOptions = {
  /** How many sheets are read at once: each process takes up to 0.6 GB and a core. */
  processes?: number;
  /** How many cores work on one sheet. */
  threads?: number;
  /** So many wait; the next is told that we are busy. */
  waitingMost?: number;
  /** After so much work of its own on one file a process is killed, whatever it does. */
  workLimitMs?: number;
  /** And so long after it began, for whoever waits: a busy machine lets it work now and then. */
  wallLimitMs?: number;
  /** A process without work ends after this, and another starts with the next sheet. */
  idleMs?: number;
  /** What a process has taken it keeps, so it is replaced between two sheets after so many ... */
  sheetsEach?: number;
  /** ... or once it holds more than this. */
  memoryBytes?: number;
  /** In the middle of a sheet it is killed when it holds more than this: half a megabyte can unfold. */
  memoryMostBytes?: number;
  /** Hears why a process died or stumbled. No content of a sheet is in it. */
  report?: (fault: Error) => void;
  startProcess?: () => ReadingProcess;
};

const WATCH_MS = 100;
/** A bad photo of a full page takes about two seconds of work, noise less than one. */
const WORK_LIMIT_MS = 10_000;
const WALL_LIMIT_MS = 30_000;

type Job = {
  question: Question;
  signal: AbortSignal | undefined;
  done: (result: Answer | NotDone) => void;
  givenUp: (reason: unknown) => void;
};

type Place = { process: ReadingProcess | null; sheets: number; job: Job | null };

/**
 * Reads in processes of their own, behind everything else: a sheet that takes too long or kills
 * its reader harms no other, and no page waits for it. The first starts with the first upload.
 */
export function createReader({
  processes = 1,
  threads = 1,
  waitingMost = 24,
  // Work is counted on all cores together.
  workLimitMs = WORK_LIMIT_MS * threads,
  wallLimitMs = WALL_LIMIT_MS,
  idleMs = 60_000,
  sheetsEach = 50,
  memoryBytes = 640_000_000,
  memoryMostBytes = 800_000_000,
  report = () => undefined,
  startProcess = () => startReadingProcess({ threads, workLimitMs }),
}: ReaderOptions = {}): Reader {
  const places: Place[] = Array.from({ length: processes }, () => ({
    process: null,
    sheets: 0,
    job: null,
  }));
  // A person waits for the answer to an upload; that it is being read they are shown.
  const waiting: Record<Question['kind'], Job[]> = { receive: [], read: [] };
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function ask(question: Question, signal?: AbortSignal) {
    return new Promise<Answer | NotDone>((resolve, reject) => {
      signal?.throwIfAborted();
      if (isClosed || waiting.receive.length + waiting.read.length >= waitingMost)
        return resolve('busy');
      const job: Job = { question, signal, done: resolve, givenUp: reject };
      waiting[question.kind].push(job);
      signal?.addEventListener('abort', () => giveUp(job), { once: true });
      next();
    });
  }

  function next(): void {
    clearTimeout(idle);
    for (const place of places) {
      if (place.job) continue;
      const job = waiting.receive.shift() ?? waiting.read.shift();
      if (!job) break;
      void work(place, job);
    }
    if (places.every(({ job }) => !job)) idle = setTimeout(endAll, idleMs).unref();
  }

  async function work(place: Place, job: Job): Promise<void> {
    place.job = job;
    let watch: NodeJS.Timeout | undefined;
    try {
      const process = (place.process ??= startProcess());
      const overLimit = new Promise<NotDone>((resolve) => {
        const limitReached = watchOf(process);
        watch = setInterval(() => {
          const reason = limitReached();
          if (reason) resolve(reason);
        }, WATCH_MS);
      });
      const reply = await Promise.race([process.ask(job.question), overLimit]);
      if (typeof reply === 'string') {
        endProcess(place);
        job.done(reply);
      } else {
        place.sheets += 1;
        if (place.sheets >= sheetsEach || reply.memoryBytes > memoryBytes) endProcess(place);
        if (reply.answer.kind === 'fault') throw new Error(reply.answer.why);
        job.done(reply.answer);
      }
    } catch (error) {
      if (error instanceof ProcessEnded) endProcess(place);
      if (!job.signal?.aborted && !isClosed)
        report(error instanceof Error ? error : new Error(String(error)));
      job.done(isClosed ? 'busy' : 'failed');
    } finally {
      clearInterval(watch);
      place.job = null;
      if (!isClosed) next();
    }
  }

  /** From now on: what `process` is to be ended for. */
  function watchOf(process: ReadingProcess): () => NotDone | null {
    const [begun, workedBefore] = [performance.now(), process.workedMs()];
    return () => {
      const wallMs = performance.now() - begun;
      const worked = process.workedMs();
      // Where the system does not tell, it may have worked all the time.
      const workMs = worked === null || workedBefore === null ? wallMs : worked - workedBefore;
      const held = process.memoryBytes() ?? 0;
      if (workMs > workLimitMs || held > memoryMostBytes) return 'took-too-long';
      return wallMs > wallLimitMs ? 'busy' : null;
    };
  }

  /** A process cannot be interrupted, only ended. */
  function giveUp(job: Job): void {
    const line = waiting[job.question.kind];
    if (line.includes(job)) line.splice(line.indexOf(job), 1);
    const place = places.find((one) => one.job === job);
    if (place) endProcess(place);
    job.givenUp(job.signal?.reason);
  }

  function endProcess(place: Place): void {
    place.process?.end();
    place.process = null;
    place.sheets = 0;
  }

  function endAll(): void {
    places.forEach(endProcess);
  }

  return {
    async receive(bytes, signal) {
      const answer = await ask({ kind: 'receive', bytes }, signal);
      if (typeof answer === 'string') return { ok: false, reason: answer };
      return answer.kind === 'receive' ? answer.received : { ok: false, reason: 'failed' };
    },

    async read(pages, signal) {
      const given = pages.map(({ picture, words }) => ({ picture, words }));
      const answer = await ask({ kind: 'read', pages: given }, signal);
      if (typeof answer === 'string') return { ok: false, reason: answer };
      return answer.kind === 'read'
        ? { ok: true, ...answer.sheet }
        : { ok: false, reason: 'failed' };
    },

    close() {
      isClosed = true;
      clearTimeout(idle);
      for (const job of [...waiting.receive.splice(0), ...waiting.read.splice(0)]) job.done('busy');
      endAll();
    },
  };
}
