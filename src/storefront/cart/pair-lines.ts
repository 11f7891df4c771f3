import { isPrescriptionSku } from '#domain/frames/sku.ts';

/** A line of a cart; `sku` is the colour's for a frame chosen as a colour of its model. */
export type PairLine = { uid: string; sku: string; quantity: number };

/** A quantity to set; 0 removes the line. */
export type LineChange = { cart_item_uid: string; quantity: number };

/**
 * What is left to do once a frame and its lenses were added: one frame of the colour and one
 * prescription stay, each once; everything else goes. A line that grew is the one that was
 * added, because equal options add up.
 */
export function linesAfterAdding(
  before: readonly PairLine[],
  after: readonly PairLine[],
  variantSku: string,
): LineChange[] {
  const isNew = (line: PairLine) => quantityIn(before, line) < line.quantity;
  const frame = after.find((line) => line.sku === variantSku);
  const prescriptions = after.filter((line) => isPrescriptionSku(line.sku));
  const lenses = prescriptions.find(isNew) ?? prescriptions.at(-1);
  return after.flatMap((line) => {
    const wanted = line === frame || line === lenses ? 1 : 0;
    return line.quantity === wanted ? [] : [change(line, wanted)];
  });
}

/** What brings the cart back after only a part could be added. */
export function linesAfterRefusal(
  before: readonly PairLine[],
  after: readonly PairLine[],
): LineChange[] {
  return after.flatMap((line) => {
    const had = quantityIn(before, line);
    return line.quantity > had ? [change(line, had)] : [];
  });
}

/** Lines of several pieces are reset to one before anything is added. */
function quantityIn(lines: readonly PairLine[], { uid }: PairLine): number {
  return Math.min(1, lines.find((line) => line.uid === uid)?.quantity ?? 0);
}

function change({ uid }: PairLine, quantity: number): LineChange {
  return { cart_item_uid: uid, quantity };
}
