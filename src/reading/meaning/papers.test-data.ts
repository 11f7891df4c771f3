import { AROUND } from './papers/around.test-data.ts';
import { BESIDE } from './papers/beside.test-data.ts';
import { BLURRED } from './papers/blurred.test-data.ts';
import { DAYS } from './papers/days.test-data.ts';
import { DISTANCES } from './papers/distances.test-data.ts';
import { NEAR } from './papers/near.test-data.ts';
import { PRISMS } from './papers/prisms.test-data.ts';
import { SECTIONS } from './papers/sections.test-data.ts';
import { TABLES } from './papers/tables.test-data.ts';
import { WORDINGS } from './papers/wordings.test-data.ts';
import { WRITING } from './papers/writing.test-data.ts';

/**
 * Papers as practices lay them out, a line a row, each under `=== what is special | what it says`.
 * All say -2.25 -0.75 x 175 for the right eye and +1.00 -0.50 x 20 for the left one, unless told
 * otherwise: `add` is +2.00 for both, `pd2` 31.5 and 31, `pd` 62.5, `name=value` another value,
 * `name=?` one that is asked, `name=-` one that is not there.
 */
export const PAPERS = [
  TABLES,
  NEAR,
  WRITING,
  BESIDE,
  PRISMS,
  DISTANCES,
  AROUND,
  BLURRED,
  SECTIONS,
  DAYS,
  WORDINGS,
].join('\n');

const SHORT: Record<string, Record<string, string>> = {
  add: { 'od.add': '+2.00', 'os.add': '+2.00' },
  pd2: { 'od.pd': '31.5', 'os.pd': '31' },
  pd: { pd: '62.5' },
};

/** What a paper of the tests says unless told otherwise. */
export const LENSES = {
  'od.sphere': '-2.25',
  'od.cylinder': '-0.75',
  'od.axis': '175',
  'os.sphere': '+1.00',
  'os.cylinder': '-0.50',
  'os.axis': '20',
} as const;

/** A paper as it is drawn, and what it says: null for a value that is asked. */
export type WrittenPaper = {
  name: string;
  says: Record<string, string | null>;
  drawing: string;
};

/** The papers of such a text. */
export function papersIn(text: string): WrittenPaper[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trimEnd().split('\n');
      const [name = '', said = ''] = head.split(' | ');
      return { name, says: saidBy(said), drawing: lines.join('\n') };
    });
}

function saidBy(text: string): Record<string, string | null> {
  if (text === 'none') return {};
  const said = text.split(' ').filter((one) => one !== '');
  const says: Record<string, string | null> = { ...LENSES };
  for (const one of said) {
    const [name = '', value = ''] = one.split('=');
    if (value === '-') delete says[name];
    else Object.assign(says, SHORT[one] ?? { [name]: value === '?' ? null : value });
  }
  return says;
}
