import { expect, test } from 'vitest';
import * as listed from '../generated/commerce.ts';
import { refusalsOf, type Release } from '#test/shop/magento-schema.ts';

/** Every document is one that the oldest Magento takes which we know, as it is or in its older words. */
type Asked = { name: string; text: string; older?: string };
const documents = Object.values<Asked>(listed);

/** Asked for with the refusal in mind: what comes without it is their caller's. */
const refused: Record<Release, readonly string[]> = {
  // Its own older twin is asked after it.
  '2.4.6': ['PlaceOrder', 'PlanBenefit'],
  '2.4.7': ['PlanBenefit'],
};

test.each(['2.4.6', '2.4.7'] as Release[])('on Magento %s', (release) => {
  const faults = documents.flatMap(({ name, text, older }) => {
    const refusals = refusalsOf(release, (release === '2.4.6' && older) || text);
    return refusals.length > 0 ? [{ name, refusals }] : [];
  });
  expect(faults.map(({ name }) => name).toSorted(), JSON.stringify(faults)).toEqual(
    refused[release],
  );
});

test('what has older words is refused without them, and its refusal is known as one', () => {
  const older = documents.filter((document) => document.older);
  expect(older.map(({ name }) => name).toSorted()).toEqual([
    'LastOrderShown',
    'OrderByNumber',
    'RecentOrders',
  ]);
  for (const { text } of older)
    expect(refusalsOf('2.4.6', text)).toEqual([
      expect.stringMatching(/^Cannot query field "product"/),
    ]);
});
