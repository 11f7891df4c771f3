import type { SourceFile } from './source-files.ts';

/** Lines that stand twice: `count` of them from `at` on, and again from `again` on. */
export type Repetition = { count: number; at: string; again: string };

type Line = { file: string; number: number; text: string };

/**
 * Every run of more than `most` lines that stands in two places of `files`, each told at its full
 * length. White space does not count; neither do comments, imports, and lines without a word.
 */
export function repeatedLines(files: SourceFile[], most: number): Repetition[] {
  const texts = files.map(linesThatCount);
  const seen = new Map<string, [lines: Line[], start: number][]>();
  const found: Repetition[] = [];

  for (const lines of texts) {
    for (let start = 0; start + most < lines.length; start += 1) {
      const window = wordsOf(lines, start, most + 1);
      for (const [others, other] of seen.get(window) ?? []) {
        const goesOn = start > 0 && other > 0 && lines[start - 1]?.text === others[other - 1]?.text;
        if (goesOn || (others === lines && start - other <= most)) continue;
        const count = lengthOfRun(others, other, lines, start);
        found.push({ count, at: placeOf(others[other]), again: placeOf(lines[start]) });
      }
      seen.set(window, [...(seen.get(window) ?? []), [lines, start]]);
    }
  }
  return found;
}

function wordsOf(lines: Line[], start: number, count: number): string {
  return lines
    .slice(start, start + count)
    .map(({ text }) => text)
    .join('\n');
}

function lengthOfRun(a: Line[], i: number, b: Line[], j: number): number {
  let count = 0;
  while (i + count < a.length && b[j + count] && a[i + count]?.text === b[j + count]?.text)
    count += 1;
  return count;
}

function placeOf(line: Line | undefined): string {
  return line ? `${line.file}:${line.number}` : '';
}

function linesThatCount({ file, text }: SourceFile): Line[] {
  // What is passed over keeps its line breaks, so that numbers stay true.
  const blank = (passedOver: string) => passedOver.replace(/[^\n]/g, '');
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/^\s*(?:import|export)\b(?:\s+type)?\s*(?:[\w*\s{},]*\sfrom\s)?\s*'[^']+';/gm, blank)
    .replace(/^\s*(?:\/\/|#|--).*$/gm, '');
  return code
    .split('\n')
    .map((line, i) => ({ file, number: i + 1, text: line.trim().replace(/\s+/g, ' ') }))
    .filter((line) => /\w/.test(line.text));
}
