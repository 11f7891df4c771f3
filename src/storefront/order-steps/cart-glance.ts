import { isFrameSku } from '#domain/frames/sku.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { CartGlanceDocument, type CartGlanceQuery } from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';
import type { PairInCart } from '#domain/orders/order-progress.ts';
import { evenInPart } from '#clients/even-in-part.ts';

/** What every page says of the cart: the badge in the header and the steps of the order. */
export type CartGlance = { frameCount: number; pair: PairInCart | null };

/** One glance for each request, whoever asks first. */
const glances = new WeakMap<object, Promise<CartGlance>>();

/** @throws ServiceError when commerce gives no cart at all. */
export function cartGlance(
  shopper: Pick<Shopper, 'commerce'>,
  locale: Locale,
): Promise<CartGlance> {
  const known = glances.get(shopper) ?? readGlance(shopper, locale);
  glances.set(shopper, known);
  return known;
}

async function readGlance(shopper: Pick<Shopper, 'commerce'>, locale: Locale): Promise<CartGlance> {
  let isWhole = true;
  const { customerCart } = await evenInPart(
    'customerCart',
    () => shopper.commerce(storeOf(locale)).run(CartGlanceDocument, {}),
    () => (isWhole = false),
  );
  return {
    frameCount: (customerCart.items ?? []).reduce(
      (sum, item) => sum + (item && isFrameSku(item.product.sku ?? '') ? item.quantity : 0),
      0,
    ),
    // A line that cannot be had any more leaves the pair to be chosen again.
    pair: isWhole ? pairIn(customerCart) : null,
  };
}

function pairIn({ items }: CartGlanceQuery['customerCart']): PairInCart | null {
  const lines = (items ?? []).filter((item) => item !== null);
  const frame = lines.find(({ product }) => isFrameSku(product.sku ?? ''));
  if (!frame) return null;
  const colours =
    'configurable_options' in frame
      ? frame.configurable_options.flatMap((option) => option?.value_label ?? [])
      : [];
  const entered = lines.flatMap((line) =>
    'customizable_options' in line ? line.customizable_options : [],
  );
  const lensType = entered.find((option) => option?.label === 'lensType')?.values[0]?.value;
  return {
    frameName: [frame.product.name, ...colours].filter(Boolean).join(', '),
    lensType: lensType ?? null,
  };
}
