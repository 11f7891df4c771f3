import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { envExample } from '#server/env-example.ts';
import { canonicalFaceModule } from './canonical-face.ts';
import { commerceModels } from './models.ts';
import { generateServiceTypes } from './service-types.ts';
import { generateDocuments } from './documents.ts';

/**
 * Writes everything that is derived from the two GraphQL contracts: resolver types for each
 * service, and typed documents for the pages. And the mean face of the tracker's package.
 * Nothing of it is committed; it takes under a second. And `.env.example`, which is committed.
 */
const root = path.resolve(import.meta.dirname, '../..');

const services = [
  {
    room: 'commerce',
    contextType: '../context.ts#CommerceContext',
    models: commerceModels,
  },
  {
    room: 'member-data',
    contextType: '../context.ts#MemberDataContext',
  },
];

for (const { room, ...types } of services) {
  const sources = await read(`src/${room}/**/*.graphqls`);
  const sdl = sources.map(({ text }) => text).join('\n');

  for (const [name, text] of Object.entries(await generateServiceTypes({ ...types, sdl }))) {
    await write(`src/${room}/generated/${name}.ts`, text);
  }

  const documents = await read(`src/clients/documents/${room}/*.graphql`);
  await write(`src/clients/generated/${room}.ts`, await generateDocuments(sdl, documents));
}

await write('src/face/generated/canonical-face.ts', await canonicalFaceModule(root));
await write('.env.example', envExample());

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
