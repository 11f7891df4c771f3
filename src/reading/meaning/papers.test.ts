import { expect, test } from 'vitest';
import { noCells, sheetOf } from './meaning.test-data.ts';
import { PAPERS } from './papers.test-data.ts';
import { readMeaning } from './read-meaning.ts';

const SHORT: Record<string, Record<string, string>> = {
  add: { 'od.add': '+2.00', 'os.add': '+2.00' },
  pd2: { 'od.pd': '31.5', 'os.pd': '31' },
  pd: { pd: '62.5' },
};

const COMMON = {
  'od.sphere': '-2.25',
  'od.cylinder': '-0.75',
  'od.axis': '175',
  'os.sphere': '+1.00',
  'os.cylinder': '-0.50',
  'os.axis': '20',
};

const papers = PAPERS.split(/^=== /m)
  .slice(1)
  .map((block) => {
    const [head = '', ...lines] = block.trimEnd().split('\n');
    const [name = '', said = ''] = head.split(' | ');
    return { name, says: saidBy(said), drawing: lines.join('\n') };
  });

function saidBy(text: string): Record<string, string | null> {
  const said = text.split(' ').filter((one) => one !== '');
  const says: Record<string, string | null> = { ...COMMON };
  for (const one of said) {
    const [name = '', value = ''] = one.split('=');
    if (value === '-') delete says[name];
    else Object.assign(says, SHORT[one] ?? { [name]: value === '?' ? null : value });
  }
  return says;
}

test.each(papers)('a paper is read: $name', async ({ drawing, says }) => {
  const reading = await readMeaning(sheetOf(drawing), noCells);
  if (!reading.isPrescription) throw new Error(reading.reason);
  const values = Object.fromEntries(
    Object.entries(reading.values)
      .filter(([name, { text }]) => /^o[ds]\.|^pd$/.test(name) && text !== '0.00')
      .map(([name, { text }]) => [name, text]),
  );
  expect(values).toEqual(says);
});
