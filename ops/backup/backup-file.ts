import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Writes lines to a packed file that only its owner may read: all of them, or no file. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(
      Readable.from(terminated(lines)),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The lines of such a file. @throws Error when there is none, or it is cut or damaged. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const packed = createReadStream(file);
  packed.on('error', (error) => unpacked.destroy(error));
  try {
    yield* createInterface({ input: packed.pipe(unpacked), crlfDelay: Infinity });
    if (unpacked.errored) throw unpacked.errored;
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('Z_')) throw error;
    throw new Error('The file is cut or damaged, or no backup.', { cause: error });
  } finally {
    packed.destroy();
  }
}

async function* terminated(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
