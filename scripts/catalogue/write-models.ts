import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoCatalogue } from '#demo/frames/index.ts';
import { root } from '../run-step.ts';
import { modelFile } from './model-file.ts';

const folder = path.join(root, process.argv[2] ?? 'var/models');

await mkdir(folder, { recursive: true });
let bytes = 0;
for (const frame of demoCatalogue.frames) {
  const file = await modelFile(frame);
  bytes += file.byteLength;
  await writeFile(path.join(folder, `${frame.sku}.glb`), file);
  console.log(`${frame.name}: ${Math.round(file.byteLength / 1024)} KB`);
}
console.log(`${demoCatalogue.frames.length} models: ${Math.round(bytes / 1024)} KB`);
