import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Beyond this the best compression takes many seconds for a few percent. */
const LARGE_BYTES = 1024 * 1024;
const LARGE_QUALITY = 9;

/**
 * Writes each script, style and drawing of the built client once more, as small as can be, and
 * the engines that it brings.
 */
export function compressAssets(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|wasm|data)$/.test(name)) continue;
    const file = path.join(folder, name);
    const content = readFileSync(file);
    const quality = content.length > LARGE_BYTES ? LARGE_QUALITY : constants.BROTLI_DEFAULT_QUALITY;
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
