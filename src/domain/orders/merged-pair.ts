import { isFrameSku, isPrescriptionSku } from '../frames/sku.ts';

/** A line of a cart; `sku` is the colour's for a frame chosen as a colour of its model. */
export type MergingLine = { uid: string; sku: string; quantity: number; name: string };

/**
 * What became of a line when a guest's cart and the member's became one: it is in it, it is in it
 * once where it was more, or it was taken out; or of the member's prescription, which the guest's
 * took the place of and which has no name.
 */
export type MergedLine = {
  name: string;
  outcome: 'merged' | 'capped' | 'dropped' | 'prescription';
};

/** A quantity to set; 0 removes the line. */
type LineChange = { uid: string; quantity: number };

/**
 * What is left to do once commerce has moved a guest's lines into the member's cart, and what the
 * member is told of each line. An order is one pair: the one chosen last, by the guest, stays, and
 * the one from before goes. Of a part that commerce could not take, the member's own stays.
 */
export function mergedPair(
  guest: readonly MergingLine[],
  before: readonly MergingLine[],
  after: readonly MergingLine[],
): { changes: LineChange[]; told: MergedLine[] } {
  const chosen = (isKind: (sku: string) => boolean) => {
    const ofKind = after.filter(({ sku }) => isKind(sku));
    const wanted = guest.find(({ sku }) => isKind(sku));
    const isNew = (line: MergingLine) => quantityIn(before, line) < line.quantity;
    return ofKind.find((line) => line.sku === wanted?.sku && isNew(line)) ?? ofKind[0];
  };
  const kept = [chosen(isFrameSku), chosen(isPrescriptionSku)].filter((line) => line !== undefined);
  const changes = after.flatMap((line) => {
    const quantity = kept.includes(line) ? 1 : 0;
    return line.quantity === quantity ? [] : [{ uid: line.uid, quantity }];
  });
  const outcomeOf = (line: MergingLine): MergedLine['outcome'] => {
    if (!kept.includes(line)) return 'dropped';
    return line.quantity > 1 ? 'capped' : 'merged';
  };
  const missing = guest.filter(({ sku }) => !after.some((line) => line.sku === sku));
  const told = [
    ...after.map((line) => ({ name: line.name, outcome: outcomeOf(line) })),
    ...missing.map(({ name }) => ({ name, outcome: 'dropped' as const })),
  ];
  return { changes, told };
}

function quantityIn(lines: readonly MergingLine[], { uid }: MergingLine): number {
  return lines.find((line) => line.uid === uid)?.quantity ?? 0;
}
