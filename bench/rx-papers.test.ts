import { expect, test } from 'vitest';
import { scoresOfPapers } from './rx-papers.ts';

/** Of two pairs, what the one for near is more than the other is told as an addition. */
const KNOWN = [
  'p17-de-nur-nahbrille-prisma',
  'p17-en-near-only-prism',
  'p17-en-reading-pair-prism',
].flatMap((name) => [`${name} od.add`, `${name} os.add`]);

test('of papers that were written against prisms nothing is told wrong but what is known', async () => {
  const scores = await scoresOfPapers('unlearned-prism-17');
  const wrong = scores.flatMap(({ faults }) =>
    faults.map(({ file, field }) => `${file.split(' ').at(-1)} ${field}`),
  );
  expect(wrong.toSorted()).toEqual(KNOWN.toSorted());
  const right = scores.reduce((sum, score) => sum + score.right, 0);
  expect(right).toBeGreaterThan(570);
});
