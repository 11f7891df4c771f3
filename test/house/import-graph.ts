import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, type SourceFile } from './source-files.ts';

/** `from` imports `to`, both files of ours; type-only and dynamic imports count as any other. */
export type Arrow = { from: string; to: string };

const rooms = Object.entries(
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { imports: object })
    .imports as Record<string, string>,
).map(([name, place]) => [name.replace('*', ''), place.slice(2).replace('*', '')] as const);

/** `from '…'`, `import '…'` and `import('…')`. */
const imports = /(?:^|\s)(?:from|import)\s*\(?\s*'([^']+)'/g;

/** Every import of one of `files` by another. */
export function arrowsAmong(files: SourceFile[]): Arrow[] {
  const known = new Set(files.map(({ file }) => file));
  return files.flatMap(({ file, text }) =>
    importsOf(text)
      .map((name) => fileNamed(name, file))
      .filter((to) => to !== null && known.has(to))
      .map((to) => ({ from: file, to: to ?? '' })),
  );
}

/** What a file imports, as it is written there, without `?url` and the like. */
export function importsOf(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(imports)].map(([, name = '']) => name.split('?')[0] ?? '');
}

/** The file that an import in `from` means; null for a package. */
function fileNamed(name: string, from: string): string | null {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name);
  const room = rooms.find(([prefix]) => name.startsWith(prefix));
  return room ? room[1] + name.slice(room[0].length) : null;
}

/** Groups of files that need each other in a ring; empty when nobody waits for himself. */
export function ringsAmong(arrows: Arrow[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to]);

  const order = new Map<string, number>();
  const open: string[] = [];
  const rings: string[][] = [];

  // Tarjan's algorithm: a file that reaches nothing older than itself closes its ring.
  function visit(file: string): number {
    const number = order.size;
    order.set(file, number);
    open.push(file);
    let low = number;
    for (const to of next.get(file) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (open.includes(to)) low = Math.min(low, order.get(to) ?? low);
    }
    if (low === number) {
      const ring = open.splice(open.indexOf(file));
      if (ring.length > 1) rings.push(ring);
    }
    return low;
  }
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return rings;
}
