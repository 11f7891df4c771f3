import { realpath } from 'node:fs/promises';
import type { ImportResult, MemberDesk, MemberImport } from '#member-data/index.ts';
import { readCsv } from '../csv-file/records.ts';
import { openText, type Encoding, type TextFile } from '../csv-file/text.ts';
import type { Progress } from '../progress.ts';
import type { Fault } from './columns.ts';
import { checkLines } from './check-lines.ts';
import { readHeader } from './columns.ts';
import { evenMemory } from './even-memory.ts';
import { openReport, type Report } from './report.ts';

export type ImportOptions = {
  /** Tells what would come of it, and writes nothing. */
  isTrial?: boolean;
  /** Where lines with faults go while the others are imported; without it a fault undoes all. */
  report?: string;
  encoding?: Encoding;
  allowWithoutContact?: boolean;
  /** How many faults are kept for the answer; all of them are counted. */
  keptFaultsMax?: number;
  progress?: (done: Progress) => void;
};

type Tally = {
  /** Lines that tell of a member. */
  lines: number;
  /** Those of them with a fault. */
  badLines: number;
  faultCount: number;
  /** The first of them, by line. */
  faults: Fault[];
};

export type FileOutcome = Tally & {
  encoding: Encoding;
  isGuessedEncoding: boolean;
  /** Null where the faults undid it all. */
  result: ImportResult | null;
};

/**
 * Imports a plan's file in one transaction: all of it, or nothing where it has faults, or all but
 * the lines with faults where there is a report for them. What is in memory does not grow with it.
 *
 * @throws Error in words for a file that cannot be read, or that is changed meanwhile, and while
 * another import is under way.
 */
export async function importFile(
  desk: MemberDesk,
  file: string,
  options: ImportOptions = {},
): Promise<FileOutcome> {
  if (options.report !== undefined) await refuseSameFile(file, options.report);
  const text = await openText(file, options.encoding);
  const { encoding, isGuessed: isGuessedEncoding } = text;
  let tally = noTally();
  const undone = new Error('The file has faults.');
  try {
    const result = await desk.importing(options.isTrial ? 'try' : 'write', async (open) => {
      tally = noTally();
      const isKept = await importText(open, text, options, tally);
      if (!isKept) throw undone;
    });
    return { ...tally, encoding, isGuessedEncoding, result };
  } catch (error) {
    if (error !== undone) throw error;
    return { ...tally, encoding, isGuessedEncoding, result: null };
  }
}

const noTally = (): Tally => ({ lines: 0, badLines: 0, faultCount: 0, faults: [] });

/** False when nothing of it may be kept. */
async function importText(
  open: MemberImport,
  text: TextFile,
  options: ImportOptions,
  tally: Tally,
): Promise<boolean> {
  let bytes = 0;
  const freeMemory = evenMemory();
  let header: string[] | null = null;
  let report: Report | null = null;
  const mayBeKept = () => report !== null || tally.faultCount === 0;
  try {
    for await (const batch of readCsv(text.chunks((read) => (bytes = read)))) {
      let { lines } = batch;
      if (header === null) {
        const read = readHeader(lines[0]?.values ?? []);
        note(tally, read.faults, options);
        if (read.faults.length > 0) return false;
        header = read.header;
        lines = lines.slice(1);
        if (options.report !== undefined) report = await openReport(options.report, header);
      }
      const { members, bad } = await checkLines(open, header, lines, options);
      tally.lines += lines.length;
      tally.badLines += bad.length;
      for (const { line, faults } of bad) {
        note(tally, faults, options);
        await report?.add(line, faults);
      }
      if (mayBeKept()) await open.write(members);
      freeMemory();
      options.progress?.({ lines: tally.lines, share: bytes / text.bytes });
    }
  } finally {
    await report?.close();
  }
  if (header === null)
    note(tally, [{ line: 1, column: null, fault: 'the file is empty' }], options);
  return mayBeKept();
}

function note(tally: Tally, faults: readonly Fault[], { keptFaultsMax = Infinity }: ImportOptions) {
  tally.faultCount += faults.length;
  for (const fault of faults) if (tally.faults.length < keptFaultsMax) tally.faults.push(fault);
}

async function refuseSameFile(file: string, report: string): Promise<void> {
  const there = await realpath(report).catch(() => null); // none yet
  if (there !== null && there === (await realpath(file))) {
    throw new Error('The report would overwrite the file that is imported.');
  }
}
