import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes each script, program, style and drawing of the built client once more, as small as can be. */
export function compressAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg|wasm)$/.test(name)) continue;
    const file = path.join(folder, name);
    const content = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // Of 14 MB the last percent would take half a minute.
      [constants.BROTLI_PARAM_QUALITY]: name.endsWith('.wasm') ? 9 : 11,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
