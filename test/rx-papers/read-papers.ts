import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A paper as a program takes its text: a line a row, two spaces between columns. */
export type Paper = {
  file: string;
  name: string;
  drawing: string;
  /** What is prescribed on it for far, by field; nothing where it is no prescription of glasses. */
  says: Record<string, string>;
};

/**
 * Papers that were written after such as people have, without knowing the reader: in each file a
 * block for each, `=== name`, its lines, and `--- od.sphere=-2.25 …` or `--- none`.
 */
export async function readPapers(): Promise<Paper[]> {
  const files = await Array.fromAsync(glob('*.txt', { cwd: import.meta.dirname }));
  const papers: Paper[] = [];
  for (const file of files.toSorted()) {
    const text = await readFile(path.join(import.meta.dirname, file), 'utf8');
    for (const block of text.split(/^=== /m).slice(1)) papers.push(paperOf(file, block));
  }
  return papers;
}

function paperOf(file: string, block: string): Paper {
  const [name = '', ...lines] = block.trimEnd().split('\n');
  const last = lines.findIndex((line) => line.startsWith('--- '));
  if (last === -1) throw new Error(`${file}: nobody says what stands on ${name}.`);
  const said = lines[last]!.slice(4)
    .split(' ')
    .filter((one) => one.includes('='));
  return {
    file,
    name,
    drawing: lines.slice(0, last).join('\n'),
    says: Object.fromEntries(said.map((one) => one.split('=') as [string, string])),
  };
}
