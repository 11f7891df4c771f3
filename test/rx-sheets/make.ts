import path from 'node:path';
import { parseArgs } from 'node:util';
import { conditions } from './conditions.ts';
import { makeSheets } from './make-sheets.ts';

/**
 * Draws prescriptions into a folder, each with its truth beside it, and goes on where it stopped:
 * `node test/rx-sheets/make.ts --set seen [--out DIR] [--conditions light,heavy] [--seeds 3]`.
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'seen' },
    out: { type: 'string' },
    conditions: { type: 'string', default: conditions.join(',') },
    seeds: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const set = values.set === 'frozen' ? 'frozen' : 'seen';
const names = values.conditions.split(',');
const unknown = names.filter((name) => !conditions.some((condition) => condition === name));
if (unknown.length > 0) {
  console.error(`No such condition: ${unknown.join(', ')}. There are: ${conditions.join(', ')}.`);
  process.exit(1);
}
const folder = path.resolve(values.out ?? path.join('var', 'rx-sheets', set));
const made = await makeSheets({
  set,
  folder,
  conditions: conditions.filter((condition) => names.includes(condition)),
  seeds: Number(values.seeds),
  only: values.only,
});
console.log(`${made.length} sheets in ${folder}`);
