import { createContext } from 'react-router';
import { insteadOfAnswer } from '#clients/client.ts';
import { brand } from '../brand/brand.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { CustomerCartDocument } from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';
import { evenInPart } from '#clients/even-in-part.ts';
import { cartGlance } from '../order-steps/index.ts';
import { cartViewOf, type CartView } from './cart-view.ts';

/** The cart of the request, set by the checkout guard. */
export const cartContext = createContext<CartView>();

/** One cart for each request, whoever asks first: the guard, the page or the header. */
const loading = new WeakMap<object, Promise<CartView>>();

/**
 * The shopper's cart as a page shows it; on another platform it may be up to five minutes old,
 * unless it is asked for `anew`. An answer in part counts: its messages are kept.
 *
 * @throws ServiceError when commerce gives no cart at all.
 */
export function loadCart(
  shopper: Pick<Shopper, 'commerce'>,
  locale: Locale,
  { anew }: { anew: boolean } = { anew: false },
): Promise<CartView> {
  const known = loading.get(shopper);
  if (known) return known;
  const cart = readCart(shopper, locale, anew);
  loading.set(shopper, cart);
  return cart;
}

/** No page waits longer for its badge. */
const badgePatienceMs = 1000;

/**
 * How many frames the cart holds, for the badge in the header; 0, and so no badge, when commerce
 * is away or takes too long to tell.
 */
export async function cartBadge(
  shopper: Pick<Shopper, 'commerce'>,
  locale: Locale,
): Promise<number> {
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<number>((none) => (giveUp = setTimeout(none, badgePatienceMs, 0)));
  try {
    const counted = cartQuantity(shopper, locale).catch(insteadOfAnswer(0));
    return await Promise.race([counted, tooLong]);
  } finally {
    clearTimeout(giveUp);
  }
}

async function cartQuantity(shopper: Pick<Shopper, 'commerce'>, locale: Locale): Promise<number> {
  const known = loading.get(shopper);
  if (known) return (await known).frameCount;
  return (await cartGlance(shopper, locale)).frameCount;
}

async function readCart(
  shopper: Pick<Shopper, 'commerce'>,
  locale: Locale,
  anew: boolean,
): Promise<CartView> {
  const messages: string[] = [];
  const { customerCart } = await evenInPart(
    'customerCart',
    () =>
      shopper
        .commerce(storeOf(locale))
        .run(CustomerCartDocument, {}, anew ? { 'cache-control': 'no-cache' } : undefined),
    (message) => messages.push(message),
  );
  return cartViewOf(customerCart, { locale, planName: brand.plan.name, messages });
}
