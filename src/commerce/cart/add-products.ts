import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { CartItemInput } from '../generated/schema.ts';
import type { Cart, CartLine } from './cart.ts';
import { changeAsRead, changingLines, heldAsRead } from './changing-lines.ts';
import { chooseLines } from './choose-lines.ts';
import { insertLinesInto, newLine, type NewLine, type WantedLine } from './new-lines.ts';
import { lineProblem, type LineOfPieces } from './pieces.ts';
import { requireCart } from './require-cart.ts';
import { userError, type UserError } from './user-error.ts';
import { withPrices } from './with-prices.ts';

const itemsMax = 100;

/**
 * Puts items into a cart, each by itself: what cannot be added is told, the rest is in.
 * The same product with the same options adds up on one line. Lines whose product is no longer
 * sold leave the cart, or it could never be ordered: nothing names them to whoever fills it.
 *
 * Where all or none are wanted, what cannot be added keeps out the rest.
 *
 * @throws GraphQLError when the cart may not be used.
 */
export async function addProductsToCart(
  context: CommerceContext,
  cartId: string,
  items: readonly CartItemInput[],
  wanted: 'what-can-be' | 'all-or-none' = 'what-can-be',
): Promise<Added> {
  if (!cartId) throw inputError('Required parameter "cartId" is missing');
  if (items.length === 0) throw inputError('Required parameter "cartItems" is missing');
  if (items.length > itemsMax) throw inputError(`At most ${itemsMax} items can be added at once.`);
  const [cart, choices] = await Promise.all([
    requireCart(context, cartId),
    Promise.all(items.map((item) => choicesOf(context, item))),
  ]);

  return changingLines(context, cart, (current) =>
    addChoices(context, current, choices.flat(), wanted),
  );
}

/** `sku` is the one that was sent with what is refused. */
type Added = { cart: Cart; userErrors: (UserError & { sku: string })[] };

type ChoiceOf = { sku: string; choice: WantedLine | string };

async function choicesOf(context: CommerceContext, item: CartItemInput): Promise<ChoiceOf[]> {
  const choices = await chooseLines(context, item);
  return choices.map((choice) => ({ sku: item.parent_sku || item.sku, choice }));
}

/** Null when the cart has changed since it was read. */
async function addChoices(
  context: CommerceContext,
  cart: Cart,
  choices: readonly ChoiceOf[],
  mode: 'what-can-be' | 'all-or-none',
): Promise<Added | null> {
  const held: LineOfPieces[] = [...cart.lines];
  const wanted: WantedLine[] = [];
  const userErrors: Added['userErrors'] = [];
  for (const { sku, choice } of choices) {
    const problem = typeof choice === 'string' ? choice : lineProblem(choice, held);
    if (problem !== null) userErrors.push({ ...userError(problem), sku });
    else if (typeof choice !== 'string') {
      wanted.push(choice);
      held.push(choice);
    }
  }
  const isRefused = mode === 'all-or-none' && userErrors.length > 0;
  if (wanted.length === 0 || isRefused) return { cart: context.knownCart.keep(cart), userErrors };
  const filled = await insertLines(context, cart, wanted);
  return filled && { cart: filled, userErrors };
}

/** A line as its insert answers it, with the quantity of all equal lines together. */
type LineRow = Omit<NewLine, 'options'> & { id: number };

/**
 * Adds lines to a cart in one statement, which answers what the cart is then. Null when the cart
 * has changed since it was read.
 */
async function insertLines(
  context: CommerceContext,
  cart: Cart,
  wanted: readonly WantedLine[],
): Promise<Cart | null> {
  const lines = new Map<string, NewLine>();
  const wantedByKey = new Map<string, WantedLine>();
  for (const each of wanted) {
    const line = newLine(context.sealer, cart.maskedId, each);
    const key = keyOf(line);
    const same = lines.get(key);
    lines.set(key, same ? { ...same, quantity: same.quantity + line.quantity } : line);
    wantedByKey.set(key, each);
  }
  const rows = await changeAsRead<LineRow>(
    context,
    cart,
    `with ${heldAsRead}, gone as (
       delete from commerce.cart_items i using held
        where i.cart_id = held.id and i.id = any($4::bigint[])
     ), added as (${insertLinesInto('held', '$3')})
     select added.*, held.version from added, held order by added.id`,
    [JSON.stringify([...lines.values()]), cart.goneLineIds],
  );
  if (!rows) return null;
  const written = rows.map((row) => lineOf(row, wantedByKey.get(keyOf(row))));
  const others = cart.lines.filter(({ id }) => !written.some((line) => line.id === id));
  const all = [...others, ...written].toSorted((one, other) => one.id - other.id);
  return context.knownCart.keep(
    withPrices(
      { ...cart, version: rows[0]?.version ?? '', lines: all, goneLineIds: [] },
      context.store,
    ),
  );
}

/** What makes two lines of a cart equal. */
function keyOf(line: Omit<NewLine, 'options'>): string {
  return `${line.product_id}:${line.by_model}:${line.fingerprint}`;
}

function lineOf(row: LineRow, wanted: WantedLine | undefined): CartLine {
  if (!wanted) throw new Error(`line ${row.id} was written and not wanted`);
  const { product, model, options, parts, links } = wanted;
  return {
    id: row.id,
    product,
    model,
    quantity: row.quantity,
    options,
    parts,
    links,
    optionsFingerprint: row.fingerprint,
  };
}
