import type { CommerceContext } from '../context.ts';
import { inputError, noSuchEntity } from '../errors.ts';
import type { CartItemUpdateInput, UpdateCartItemsInput } from '../generated/schema.ts';
import { entityIdOf } from '../ids.ts';
import type { Cart, CartLine } from './cart.ts';
import { changeAsRead, changingLines, heldAsRead } from './changing-lines.ts';
import { withPrices } from './with-prices.ts';
import { lineProblem } from './pieces.ts';
import { requireCart } from './require-cart.ts';
import { userError, type UserError } from './user-error.ts';

type Change = { lineId: number; quantity: number };

/**
 * Sets quantities of lines, one after another; zero or less removes the line. The stock is a
 * limit for all lines of a product together, as they are by then. What cannot be done is told in
 * `errors` and the rest is done, or everything is refused when the caller cannot read `errors`.
 *
 * @throws GraphQLError
 */
export async function updateCartItems(
  context: CommerceContext,
  input: UpdateCartItemsInput,
  readsErrors: boolean,
): Promise<{ cart: Cart; errors: UserError[] }> {
  const cart = await requireCart(context, input.cart_id);
  if (input.cart_items.length === 0)
    throw inputError('Required parameter "cart_items" is missing.');
  return changingLines(context, cart, (current) =>
    changeItems(context, current, { items: input.cart_items, readsErrors }),
  );
}

type Wanted = { items: UpdateCartItemsInput['cart_items']; readsErrors: boolean };

/** Null when the cart has changed since it was read. */
async function changeItems(
  context: CommerceContext,
  cart: Cart,
  { items, readsErrors }: Wanted,
): Promise<{ cart: Cart; errors: UserError[] } | null> {
  const changes: Change[] = [];
  const problems: string[] = [];
  let { lines } = cart;
  for (const item of items) {
    const result = changeOf({ ...cart, lines }, item);
    if (typeof result === 'string') problems.push(result);
    else {
      changes.push(result);
      lines = changed(lines, result);
    }
  }
  if (problems[0] !== undefined && !readsErrors) throw inputError(problems[0]);
  const changedCart = await applyChanges(context, cart, changes);
  return changedCart && { cart: changedCart, errors: problems.map(userError) };
}

function changed(lines: readonly CartLine[], { lineId, quantity }: Change): CartLine[] {
  return lines.map((line) => (line.id === lineId ? { ...line, quantity } : line));
}

/** Takes every line out, also those whose product is no longer sold. @throws GraphQLError */
export function removeAllItems(context: CommerceContext, cart: Cart): Promise<Cart> {
  return changingLines(context, cart, (current) => {
    const lineIds = [...current.lines.map(({ id }) => id), ...current.goneLineIds];
    return applyChanges(
      context,
      current,
      lineIds.map((lineId) => ({ lineId, quantity: 0 })),
    );
  });
}

/** Takes one line out. @throws GraphQLError */
export async function removeItemFromCart(
  context: CommerceContext,
  input: { cart_id: string; cart_item_id?: number | null; cart_item_uid?: string | null },
): Promise<Cart> {
  const cart = await requireCart(
    context,
    input.cart_id,
    'Required parameter "cart_id" is missing.',
  );
  if (!input.cart_item_id && !input.cart_item_uid) {
    throw inputError('Required parameter "cart_item_id" is missing.');
  }
  const lineId = lineIdOf(input);
  return changingLines(context, cart, (current) => {
    if (!isLineOf(current, lineId)) throw noSuchEntity("The cart doesn't contain the item");
    return applyChanges(context, current, [{ lineId, quantity: 0 }]);
  });
}

/** The change an item asks for, or why not in Magento's words. */
function changeOf(
  cart: Pick<Cart, 'lines' | 'goneLineIds'>,
  item: CartItemUpdateInput | null | undefined,
): Change | string {
  if (!item?.cart_item_id && !item?.cart_item_uid) {
    return 'Required parameter "cart_item_id" for "cart_items" is missing.';
  }
  const { quantity } = item;
  if (quantity === null || quantity === undefined) {
    return 'Required parameter "quantity" for "cart_items" is missing.';
  }
  const lineId = lineIdOf(item);
  if (!isLineOf(cart, lineId)) {
    return `Could not find cart item with id: ${item.cart_item_id ?? lineId ?? 0}.`;
  }
  if (quantity <= 0) return { lineId, quantity: 0 };
  const line = cart.lines.find(({ id }) => id === lineId);
  if (!line) return 'Product that you are trying to add is not available.';
  const change = { lineId, quantity };
  const others = cart.lines.filter((other) => other !== line);
  return lineProblem({ ...line, quantity }, others) ?? change;
}

function lineIdOf(item: { cart_item_id?: number | null; cart_item_uid?: string | null }) {
  return item.cart_item_uid ? entityIdOf(item.cart_item_uid) : (item.cart_item_id ?? null);
}

function isLineOf(
  cart: Pick<Cart, 'lines' | 'goneLineIds'>,
  lineId: number | null,
): lineId is number {
  return (
    lineId !== null &&
    (cart.goneLineIds.includes(lineId) || cart.lines.some(({ id }) => id === lineId))
  );
}

/** Null when the cart has changed since it was read. */
async function applyChanges(
  context: CommerceContext,
  cart: Cart,
  changes: readonly Change[],
): Promise<Cart | null> {
  if (changes.length === 0) return context.knownCart.keep(cart);
  const quantities = new Map(changes.map(({ lineId, quantity }) => [lineId, quantity]));
  const rows = await changeAsRead(
    context,
    cart,
    `with ${heldAsRead}, wanted as (
       select * from unnest($3::bigint[], $4::integer[]) as w (id, quantity)
     ), removed as (
       delete from commerce.cart_items i using held, wanted
        where i.id = wanted.id and i.cart_id = held.id and wanted.quantity = 0
     ), changed as (
       update commerce.cart_items i set quantity = wanted.quantity
         from held, wanted
        where i.id = wanted.id and i.cart_id = held.id and wanted.quantity > 0
     )
     select version from held`,
    [[...quantities.keys()], [...quantities.values()]],
  );
  if (!rows) return null;
  const isKept = (id: number) => quantities.get(id) !== 0;
  return context.knownCart.keep(
    withPrices(
      {
        ...cart,
        version: rows[0]?.version ?? '',
        goneLineIds: cart.goneLineIds.filter(isKept),
        lines: cart.lines
          .filter(({ id }) => isKept(id))
          .map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity })),
      },
      context.store,
    ),
  );
}
