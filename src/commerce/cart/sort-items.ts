import { sumMinor } from '#domain/prices/money.ts';
import type { QuoteItemsSortInput, SortQuoteItemsEnum } from '../generated/schema.ts';
import { unitMinorOf } from './unit-price.ts';
import { pricedLineOf, type CartItem, type SoldItem } from './cart.ts';

const discountMinor = (item: SoldItem) =>
  sumMinor(pricedOf(item).discounts.map(({ amountMinor }) => amountMinor));
const unitMinor = ({ line }: SoldItem) => unitMinorOf(line);
const taxMinor = (item: SoldItem) => pricedOf(item).taxMinor;
const fullTaxMinor = (item: SoldItem) =>
  pricedOf(item).rowIncludingTaxMinor - pricedOf(item).rowExcludingTaxMinor;
const rowMinor = (item: SoldItem) => pricedOf(item).rowExcludingTaxMinor;
const rowIncludingMinor = (item: SoldItem) => pricedOf(item).rowIncludingTaxMinor;
const unitIncludingMinor = (item: SoldItem) => rowIncludingMinor(item) / item.line.quantity;
const weight = ({ line }: SoldItem) => line.product.document.measurements?.weightGrams ?? 0;
/** What a Magento keeps and we have no such thing of: all lines are alike in it. */
const none = () => 0;

/** A store has one currency, so the base amounts are the same ones. */
const columns: Record<SortQuoteItemsEnum, (item: SoldItem) => number | string> = {
  ITEM_ID: ({ line }) => line.id,
  // Lines are numbered as they come.
  CREATED_AT: ({ line }) => line.id,
  UPDATED_AT: ({ line }) => line.id,
  PRODUCT_ID: ({ line }) => line.product.id,
  SKU: ({ line }) => line.product.sku,
  NAME: ({ line }) => (line.model ?? line.product).name,
  DESCRIPTION: ({ line }) => line.product.document.description,
  PRODUCT_TYPE: ({ line }) => (line.model ?? line.product).typeId,
  WEIGHT: weight,
  ROW_WEIGHT: (item) => weight(item) * item.line.quantity,
  QTY: ({ line }) => line.quantity,
  PRICE: unitMinor,
  BASE_PRICE: unitMinor,
  PRICE_INC_TAX: unitIncludingMinor,
  BASE_PRICE_INC_TAX: unitIncludingMinor,
  ROW_TOTAL: rowMinor,
  BASE_ROW_TOTAL: rowMinor,
  ROW_TOTAL_INC_TAX: rowIncludingMinor,
  BASE_ROW_TOTAL_INC_TAX: rowIncludingMinor,
  ROW_TOTAL_WITH_DISCOUNT: (item) => rowMinor(item) - discountMinor(item),
  DISCOUNT_AMOUNT: discountMinor,
  BASE_DISCOUNT_AMOUNT: discountMinor,
  DISCOUNT_PERCENT: (item) => discountMinor(item) / (pricedOf(item).rowMinor || 1),
  TAX_PERCENT: (item) => pricedOf(item).taxPpm,
  TAX_AMOUNT: taxMinor,
  BASE_TAX_AMOUNT: taxMinor,
  TAX_BEFORE_DISCOUNT: fullTaxMinor,
  BASE_TAX_BEFORE_DISCOUNT: fullTaxMinor,
  CUSTOM_PRICE: none,
  ORIGINAL_CUSTOM_PRICE: none,
  DISCOUNT_TAX_COMPENSATION_AMOUNT: none,
  BASE_DISCOUNT_TAX_COMPENSATION_AMOUNT: none,
  FREE_SHIPPING: none,
};

function pricedOf({ cart, line }: SoldItem) {
  return pricedLineOf(cart, line);
}

/**
 * The items by the field that is asked for, equal ones as they came; without one all as they
 * came. Lines whose product is gone have nothing to be sorted by and come last.
 */
export function sortItems(
  items: readonly CartItem[],
  sort: QuoteItemsSortInput | null | undefined,
): CartItem[] {
  if (!sort) return [...items];
  const column = columns[sort.field];
  const sign = sort.order === 'DESC' ? -1 : 1;
  const sold = items.filter((item) => 'line' in item);
  const gone = items.filter((item) => !('line' in item));
  return [...sold.toSorted((a, b) => sign * compare(column(a), column(b))), ...gone];
}

function compare(one: number | string, other: number | string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return inWords.compare(String(one), String(other));
}

const inWords = new Intl.Collator('en', { numeric: true });
