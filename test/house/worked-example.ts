import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './source-files.ts';

/** A file that a document makes or changes: its fenced block, `tsx src/a.tsx` or `diff src/a.ts`. */
export type Step = { file: string; isChange: boolean; block: string };

/** The fenced blocks of a document that name a file, in their order. */
export function stepsIn(document: string): Step[] {
  const fences = document.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm);
  return [...fences].map(([, language = '', file = '', block = '']) => ({
    file,
    isChange: language === 'diff',
    block,
  }));
}

/**
 * The text of a file after a change in the form of a diff without numbers: lines with a space
 * must stand in the file one after another, exactly once; those with a plus come in after them.
 *
 * @throws Error when they do not stand there.
 */
export function changed(text: string, { file, block }: Step): string {
  const lines = block.trimEnd().split('\n');
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const after = lines.map((line) => line.slice(1));
  const parts = text.split(`${before.join('\n')}\n`);
  if (parts.length !== 2) throw new Error(`${file} has no one place for:\n${before.join('\n')}`);
  return parts.join(`${after.join('\n')}\n`);
}

/** A copy of what pages are built from, in `folder`, with these steps taken. */
export function copyWith(steps: Step[], folder: string): void {
  const copied = [
    'src',
    'scripts',
    'public',
    'package.json',
    'vite.config.ts',
    'react-router.config.ts',
  ];
  for (const name of [...copied, 'tsconfig.json', '.react-router'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const step of steps) {
    const file = path.join(folder, step.file);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, step.isChange ? changed(readFileSync(file, 'utf8'), step) : step.block);
  }
}
