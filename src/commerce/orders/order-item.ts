import { PPM_OF_BASIS_POINT, sumMinor, taxMinorOf, withTax } from '#domain/prices/money.ts';
import type * as contract from '../generated/schema.ts';
import { discountsOf } from '../cart/discounts.ts';
import { bundleOptionUid, bundleSelectionUid, downloadLinkUid, entityUid } from '../ids.ts';
import { moneyOf } from '../store/money.ts';
import type { Order, OrderLine } from './order.ts';

/** A line as the protocol shows it; what is sold of it today is looked up when asked for. */
export type OrderItem = Omit<contract.OrderItem, 'product'> & {
  productId: number;
  bundle_options: contract.ItemSelectedBundleOption[];
  downloadable_links: contract.DownloadableItemsLinks[];
};

/** The lines of an order, in the order they were placed in. */
export function orderItems(order: Order): OrderItem[] {
  return order.snapshot.lines.map((line, index) => orderItem(order, line, index));
}

function orderItem(order: Order, line: OrderLine, index: number): OrderItem {
  const isCanceled = order.status === 'canceled';
  return {
    id: entityUid(`${order.id}${String(index + 1).padStart(3, '0')}`),
    product_name: line.name,
    product_sku: line.sku,
    product_url_key: line.urlKey,
    product_type: line.productType,
    productId: line.productId,
    status: isCanceled ? 'Canceled' : 'Ordered',
    product_sale_price: moneyOf(line.unitMinor, order.currency),
    prices: orderItemPrices(order, line),
    discounts: discountsOfLine(order, line),
    selected_options: line.selectedOptions.map(({ label, value }) => ({ label, value })),
    entered_options: line.enteredOptions,
    bundle_options: bundleOptions(line, order.currency),
    downloadable_links: (line.links ?? []).map(({ id, title, position }) => ({
      uid: downloadLinkUid(id),
      title,
      sort_order: position,
    })),
    quantity_ordered: line.quantity,
    quantity_canceled: isCanceled ? line.quantity : 0,
    quantity_invoiced: 0,
    quantity_refunded: 0,
    quantity_returned: 0,
    quantity_return_requested: 0,
    quantity_shipped: order.status === 'complete' ? line.quantity : 0,
  };
}

function discountsOfLine({ currency, snapshot }: Order, { discounts }: OrderLine) {
  return discountsOf(discounts, { currency, coupon: snapshot.coupon });
}

/** To the cent what the cart said of the line when it was ordered. */
function orderItemPrices(order: Order, line: OrderLine): contract.OrderItemPrices {
  const { quantity, unitMinor, regularUnitMinor = unitMinor, rowMinor } = line;
  const ratePpm = line.taxPpm ?? rateOfOlderLine(order, line);
  const excluding = (minor: number) =>
    moneyOf(withTax(minor, ratePpm, order.taxIncluded).excludingMinor, order.currency);
  const including = (minor: number) =>
    moneyOf(withTax(minor, ratePpm, order.taxIncluded).includingMinor, order.currency);
  return {
    price: excluding(unitMinor),
    price_including_tax: including(unitMinor),
    row_total: excluding(rowMinor),
    row_total_including_tax: including(rowMinor),
    total_item_discount: moneyOf(discountMinorOf(line), order.currency),
    discounts: discountsOfLine(order, line),
    original_price: excluding(regularUnitMinor),
    original_price_including_tax: including(regularUnitMinor),
    original_row_total: excluding(regularUnitMinor * quantity),
    original_row_total_including_tax: including(regularUnitMinor * quantity),
    fixed_product_taxes: [],
  };
}

function discountMinorOf({ discounts }: OrderLine): number {
  return sumMinor(discounts.map(({ amountMinor }) => amountMinor));
}

/** The one of the order's rates that the line's tax comes out of; 0 where there was no tax. */
function rateOfOlderLine({ snapshot, taxIncluded }: Order, line: OrderLine): number {
  const isTaxed = snapshot.subtotalIncludingTaxMinor !== snapshot.subtotalExcludingTaxMinor;
  const ownPpm = snapshot.tax.basisPoints * PPM_OF_BASIS_POINT;
  const leftMinor = line.rowMinor - discountMinorOf(line);
  const rates = [...(snapshot.taxes ?? []).map(({ ppm }) => ppm), ...(isTaxed ? [ownPpm] : [])];
  return rates.find((ppm) => taxMinorOf(leftMinor, ppm, taxIncluded) === line.taxMinor) ?? 0;
}

function bundleOptions(
  { parts = [] }: OrderLine,
  currency: Order['currency'],
): contract.ItemSelectedBundleOption[] {
  const byOption = Map.groupBy(parts, ({ option }) => option.id);
  return [...byOption].map(([id, of]) => ({
    id: String(id),
    uid: bundleOptionUid(id),
    label: of[0]?.option.title ?? '',
    values: of.map((part) => ({
      id: String(part.selectionId),
      uid: bundleSelectionUid(id, part.selectionId, part.quantity),
      product_name: part.name,
      product_sku: part.sku,
      quantity: part.quantity,
      price: moneyOf(part.unitMinor, currency),
    })),
  }));
}
