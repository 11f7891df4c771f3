import { AROUND } from './papers/around.test-data.ts';
import { BESIDE } from './papers/beside.test-data.ts';
import { BLURRED } from './papers/blurred.test-data.ts';
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
  WORDINGS,
].join('\n');
