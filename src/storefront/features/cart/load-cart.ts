import { createContext } from 'react-router';
import { isFrameSku } from '#domain/sku.ts';
import { brand } from '../../brand/brand.ts';
import { isServiceError } from '../../clients.ts';
import { storeOf, type Locale } from '../../context.ts';
import { CartQuantityDocument, CustomerCartDocument } from '../../generated/commerce.ts';
import type { Visit } from '../../house.ts';
import { cartViewOf, type CartView } from './cart-view.ts';

/** The cart of the request, set by the checkout guard. */
export const cartContext = createContext<CartView>();

/** One cart for each request, whoever asks first: the guard, the page or the header. */
const loading = new WeakMap<object, Promise<CartView>>();

/**
 * The member's cart as a page shows it. An answer in part counts: its messages are kept.
 *
 * @throws ServiceError when commerce gives no cart at all.
 */
export function loadCart(visit: Pick<Visit, 'commerce'>, locale: Locale): Promise<CartView> {
  const known = loading.get(visit);
  if (known) return known;
  const cart = readCart(visit, locale);
  loading.set(visit, cart);
  return cart;
}

/** The cart read again, after this request changed it. */
export function reloadCart(visit: Pick<Visit, 'commerce'>, locale: Locale): Promise<CartView> {
  loading.delete(visit);
  return loadCart(visit, locale);
}

/** How many frames the cart holds, for the badge in the header. */
export async function cartQuantity(
  visit: Pick<Visit, 'commerce'>,
  locale: Locale,
): Promise<number> {
  const known = loading.get(visit);
  if (known) return (await known).frameCount;
  const { customerCart } = await evenInPart(() =>
    visit.commerce(storeOf(locale)).run(CartQuantityDocument, {}),
  );
  return (customerCart.items ?? []).reduce(
    (sum, item) => sum + (item && isFrameSku(item.product.sku ?? '') ? item.quantity : 0),
    0,
  );
}

async function readCart(visit: Pick<Visit, 'commerce'>, locale: Locale): Promise<CartView> {
  const messages: string[] = [];
  const { customerCart } = await evenInPart(
    () => visit.commerce(storeOf(locale)).run(CustomerCartDocument, {}),
    (message) => messages.push(message),
  );
  return cartViewOf(customerCart, { locale, planName: brand.plan.name, messages });
}

/** A line that ran out of stock comes as an error beside a cart that is otherwise whole. */
async function evenInPart<Answer extends { customerCart: unknown }>(
  ask: () => Promise<Answer>,
  onMessage?: (message: string) => void,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const answer = error.data as Partial<Answer> | null | undefined;
    if (!answer?.customerCart) throw error;
    onMessage?.(error.message);
    return answer as Answer;
  }
}
