import { GraphQLError } from 'graphql';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { ClearCartError, ClearCartErrorType } from '../generated/schema.ts';
import type { Cart } from './cart.ts';
import { removeAllItems } from './change-lines.ts';
import { inactiveCart, requireCart } from './require-cart.ts';

/**
 * Takes every line out of a cart, which stays the caller's with its addresses. That there is no
 * such cart, or that it is somebody else's, is told beside it, as Magento does since 2.4.7.
 *
 * @throws GraphQLError without the id of a cart.
 */
export async function clearCart(
  context: CommerceContext,
  uid: string,
): Promise<{ cart: Cart | null; errors: ClearCartError[] }> {
  if (!uid) throw inputError('Required parameter "uid" is missing.');
  try {
    return { cart: await removeAllItems(context, await requireCart(context, uid)), errors: [] };
  } catch (error) {
    const type = typeOf(error);
    if (!type || !(error instanceof GraphQLError)) throw error;
    return { cart: null, errors: [{ type, message: error.message }] };
  }
}

function typeOf(error: unknown): ClearCartErrorType | null {
  if (!(error instanceof GraphQLError)) return null;
  const { category } = error.extensions;
  if (category === 'graphql-authorization') return 'UNAUTHORISED';
  if (category !== 'graphql-no-such-entity') return null;
  return error.message === inactiveCart().message ? 'INACTIVE' : 'NOT_FOUND';
}
