import { Kind, parse, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import { expect, test } from 'vitest';
import * as listed from '../generated/commerce.ts';
import { refusalsOf, type Release } from '#test/shop/magento-schema.ts';

/** Every document is one that the oldest Magento takes which we know, as it is or in its older words. */
type Asked = { name: string; text: string; older?: string };
const documents = Object.values<Asked>(listed);

/** Guests are served by our own commerce alone. */
const ofGuest = 'GuestOrder';

/** Where accounts are confirmed at all. */
const ofConfirmation = 'ConfirmAccount';

/** Asked for with the refusal in mind: what comes without it is their caller's. */
const refused: Record<Release, readonly string[]> = {
  // Some are asked in older words after it; what it cannot do is not offered.
  '2.4.6': ['CancelOrder', ofConfirmation, ofGuest, 'OrderCanceling', 'PlaceOrder', 'PlanBenefit'],
  '2.4.7': [ofGuest, 'PlanBenefit'],
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
  const older = documents.filter(({ name, older: words }) => words && name !== ofGuest);
  expect(older.map(({ name }) => name).toSorted()).toEqual([
    'LastOrderShown',
    'OrderByNumber',
    'OrdersFound',
    'RecentOrders',
  ]);
  for (const { text } of older)
    expect(refusalsOf('2.4.6', text)).toEqual([
      expect.stringMatching(/^Cannot query field "product"/),
    ]);
});

/** How deep a document goes, and how many fields it asks for, each wherever it is asked for. */
function extentOf(text: string): { depth: number; fields: number } {
  const { definitions } = parse(text);
  const fragments = new Map<string, FragmentDefinitionNode>(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const within = ({ selections }: SelectionSetNode): { depth: number; fields: number } => {
    const extents = selections.map((selection) => {
      if (selection.kind === Kind.FIELD) {
        const inner = selection.selectionSet ? within(selection.selectionSet) : null;
        return { depth: 1 + (inner?.depth ?? 0), fields: 1 + (inner?.fields ?? 0) };
      }
      const set =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments.get(selection.name.value)?.selectionSet;
      return set ? within(set) : { depth: 0, fields: 0 };
    });
    return {
      depth: Math.max(0, ...extents.map(({ depth }) => depth)),
      fields: extents.reduce((sum, { fields }) => sum + fields, 0),
    };
  };
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation ? within(operation.selectionSet) : { depth: 0, fields: 0 };
}

test('no document is deeper than 20 or asks for more than 300 fields, which is what a Magento takes', () => {
  const tooMuch = documents.filter(({ text }) => {
    const { depth, fields } = extentOf(text);
    return depth > 20 || fields > 300;
  });
  expect(tooMuch.map(({ name }) => name)).toEqual([]);
  const extents = documents.map(({ text }) => extentOf(text));
  expect(Math.max(...extents.map(({ fields }) => fields))).toBeGreaterThan(100);
});
