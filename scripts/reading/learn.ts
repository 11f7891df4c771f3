import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../run-step.ts';
import { lessons } from './examples.ts';
import { train } from './train.ts';

/**
 * Learns from papers what their numbers are, and keeps it in `src/reading/meaning/learned`:
 * `npm run reading:learn -- [--without en-8,de-8]`. What is left out can be measured honestly
 * (`npm run bench:rx -- --words papers --only en-8`). Papers whose file begins with `unlearned` and
 * the frozen layouts are never learned from. The first time takes half an hour: bad pictures are drawn and looked at, and kept below `var/`.
 */
const { values: options } = parseArgs({ options: { without: { type: 'string', default: '' } } });
const without = ['unlearned', ...options.without.split(',').filter((one) => one !== '')];
const all = await lessons();
const learned = all.filter(({ from }) => !without.some((one) => from.startsWith(one)));
console.log(`${learned.length} of ${all.length} papers`);
const network = train(learned, console.log);
const file = path.join(root, 'src/reading/meaning/learned/weights.json');
await writeFile(file, `${JSON.stringify(network)}\n`);
