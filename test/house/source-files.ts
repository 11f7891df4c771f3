import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A file of ours: its path from the root of the clone, with `/`, and its text. */
export type SourceFile = { file: string; text: string };

/** Every file in these folders with one of these endings, in the order of their paths. */
export function sourceFiles(folders: string[], endings: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{${endings.join(',')},}`, { cwd: root }))
    .filter((file) => endings.some((ending) => file.endsWith(`.${ending}`)))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}
