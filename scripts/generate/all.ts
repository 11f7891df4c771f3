import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateServiceTypes } from './service-types.ts';
import { generateDocuments } from './documents.ts';

/**
 * Writes everything that is derived from the two GraphQL contracts:
 * resolver types for each service, and typed documents for the pages.
 * Nothing of it is committed; it takes under a second.
 */
const root = path.resolve(import.meta.dirname, '../..');

const services = [
  { room: 'commerce', sdl: 'src/commerce/**/*.graphqls', context: '../context.ts#CommerceContext' },
  {
    room: 'member-data',
    sdl: 'src/member-data/*.graphqls',
    context: '../context.ts#MemberDataContext',
  },
];

for (const { room, sdl, context } of services) {
  const sources = await read(sdl);
  if (sources.length === 0) continue;
  const text = sources.map((source) => source.text).join('\n');

  await write(`src/${room}/generated/schema.ts`, await generateServiceTypes(text, context));

  const documents = await read(`src/clients/documents/${room}/*.graphql`);
  await write(`src/clients/generated/${room}.ts`, await generateDocuments(text, documents));
}

async function read(pattern: string): Promise<{ file: string; text: string }[]> {
  const files = (await Array.fromAsync(glob(pattern, { cwd: root }))).sort();
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
  );
}

async function write(file: string, text: string): Promise<void> {
  const target = path.join(root, file);
  if (existsSync(target) && (await readFile(target, 'utf8')) === text) return;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
