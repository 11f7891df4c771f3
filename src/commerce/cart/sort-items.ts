import type { QuoteItemsSortInput, SortQuoteItemsEnum } from '../generated/schema.ts';
import { unitMinorOf } from './unit-price.ts';
import { pricedLineOf, type CartItem, type SoldItem } from './cart.ts';

const columns: Record<SortQuoteItemsEnum, (item: SoldItem) => number | string> = {
  ITEM_ID: ({ line }) => line.id,
  // Lines are numbered as they come.
  CREATED_AT: ({ line }) => line.id,
  UPDATED_AT: ({ line }) => line.id,
  PRODUCT_ID: ({ line }) => line.product.id,
  SKU: ({ line }) => line.product.sku,
  NAME: ({ line }) => (line.model ?? line.product).name,
  QTY: ({ line }) => line.quantity,
  PRICE: ({ line }) => unitMinorOf(line),
  ROW_TOTAL: ({ cart, line }) => pricedLineOf(cart, line).rowExcludingTaxMinor,
};

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
