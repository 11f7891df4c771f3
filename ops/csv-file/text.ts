import { createReadStream, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';

export const encodings = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** A file of text that can be read several times. */
export type TextFile = {
  encoding: Encoding;
  /** It was not told and the file is no UTF-8. */
  isGuessed: boolean;
  bytes: number;
  /**
   * The text from its beginning without a byte order mark; `read` hears how many bytes were read.
   * @throws Error in words at its end when it is no longer the file that was opened.
   */
  chunks(read?: (bytes: number) => void): AsyncIterable<string>;
};

/**
 * Opens a file of text in UTF-8 or, where it is no UTF-8, in Windows-1252, as spreadsheets write
 * it. `encoding` says which it is; where it does not, the file is read once to find out.
 *
 * @throws Error in words for a file in UTF-16, and for one that is not in the encoding that was said.
 */
export async function openText(file: string, encoding?: Encoding): Promise<TextFile> {
  const found = await stat(file);
  if (!found.isFile()) throw new Error(`${file} is no file.`);
  await refuseUtf16(file);
  const isUtf8 = encoding === 'windows-1252' ? false : await isValidUtf8(file);
  if (encoding === 'utf-8' && !isUtf8) {
    throw new Error(
      `${file} is not in UTF-8. Leave --encoding out, or say --encoding windows-1252.`,
    );
  }
  const read = isUtf8 ? 'utf-8' : 'windows-1252';
  return {
    encoding: read,
    isGuessed: !isUtf8 && encoding === undefined,
    bytes: found.size,
    async *chunks(tell) {
      yield* decoded(file, read, tell);
      if (!isSame(found, await stat(file)))
        throw new Error(`${file} was changed while it was read.`);
    },
  };
}

/** Written over, or put in its place: as far as the file system tells. */
function isSame(before: Stats, after: Stats): boolean {
  const kept = ['dev', 'ino', 'size', 'mtimeMs'] as const;
  return kept.every((one) => before[one] === after[one]);
}

async function refuseUtf16(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    const mark = buffer.subarray(0, bytesRead).toString('hex');
    if (mark === 'fffe' || mark === 'feff') {
      throw new Error(`${file} is in UTF-16. Save it as "CSV UTF-8" and import that.`);
    }
  } finally {
    await handle.close();
  }
}

async function isValidUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytesOf(file)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function* decoded(file: string, encoding: Encoding, tell?: (bytes: number) => void) {
  const decoder = new TextDecoder(encoding);
  let bytes = 0;
  for await (const chunk of bytesOf(file)) {
    bytes += chunk.length;
    tell?.(bytes);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

function bytesOf(file: string): AsyncIterable<Buffer> {
  return createReadStream(file);
}
