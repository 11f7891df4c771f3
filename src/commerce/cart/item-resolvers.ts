import { shareOffPercent, sumMinor, withTax } from '#domain/prices/money.ts';
import type { CatalogChoice } from '../catalog/catalog-document.ts';
import { choiceUid } from '../catalog/configurable-fields.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { Resolvers, SimpleCartItemResolvers } from '../generated/resolvers.ts';
import type {
  CartItemPrices,
  ProductDiscount,
  SelectedConfigurableOption,
} from '../generated/schema.ts';
import { configurableOptionUid, entityUid } from '../ids.ts';
import { moneyOf, unitsOf } from '../store/money.ts';
import { pricedLineOf, type Cart, type CartItem, type SoldItem } from './cart.ts';
import { selectedOptions } from './selected-options.ts';
import { discountsIn } from './discounts.ts';
import { isEnoughFor } from './pieces.ts';
import { regularUnitMinorOf, unitMinorOf } from './unit-price.ts';
import { piecesMax } from './quantity.ts';
import { notEnoughStock } from './user-error.ts';
import { bundleOptions } from './bundle-options.ts';

/** The lines in the order they came, also those whose product is no longer sold. */
export function itemsOf(cart: Cart): CartItem[] {
  const sold = cart.lines.map((line) => ({ id: line.id, item: { cart, line } }));
  const gone = cart.goneLineIds.map((id) => ({ id, item: { goneLineId: id } }));
  return [...sold, ...gone].toSorted((one, other) => one.id - other.id).map(({ item }) => item);
}

const soldItem: SimpleCartItemResolvers = {
  id: ({ line }) => String(line.id),
  uid: ({ line }) => entityUid(line.id),
  quantity: ({ line }) => line.quantity,
  product: ({ line }) => line.model ?? line.product,
  prices: itemPrices,
  errors: (item) => (isAvailable(item) ? null : [{ code: 'ITEM_QTY', message: notEnoughStock }]),
  is_available: isAvailable,
  not_available_message: (item) => (isAvailable(item) ? null : notEnoughStock),
  min_qty: () => 1,
  max_qty: () => piecesMax,
  customizable_options: ({ line }) => selectedOptions(line),
};

export const itemResolvers: Pick<
  Resolvers,
  | 'CartItemInterface'
  | 'SimpleCartItem'
  | 'VirtualCartItem'
  | 'ConfigurableCartItem'
  | 'BundleCartItem'
  | 'DownloadableCartItem'
> = {
  CartItemInterface: {
    __resolveType: (item) => {
      // An error in the place of the line, so that the others can still be read.
      if ('goneLineId' in item) throw inputError('Some of the products are out of stock.');
      if (item.line.model) return 'ConfigurableCartItem';
      return itemTypes[item.line.product.typeId];
    },
  },
  SimpleCartItem: soldItem,
  VirtualCartItem: soldItem,
  ConfigurableCartItem: {
    ...soldItem,
    configured_variant: ({ line }) => line.product,
    configurable_options: ({ line }) =>
      line.product.choices.map((choice) => chosenOption(line.model, choice)),
  },
  BundleCartItem: {
    ...soldItem,
    bundle_options: ({ line }) => bundleOptions(line),
  },
  DownloadableCartItem: {
    ...soldItem,
    links: ({ line }) => line.links,
    samples: () => [],
  },
};

/** A model is never taken by itself, but as one of its colors, and a group as its members. */
const itemTypes = {
  configurable: 'ConfigurableCartItem',
  grouped: 'SimpleCartItem',
  downloadable: 'DownloadableCartItem',
  simple: 'SimpleCartItem',
  virtual: 'VirtualCartItem',
  bundle: 'BundleCartItem',
} as const;

function isAvailable({ cart, line }: SoldItem): boolean {
  return isEnoughFor(line, cart.lines);
}

function itemPrices(
  { cart, line }: SoldItem,
  _args: object,
  { store }: CommerceContext,
): CartItemPrices {
  const priced = pricedLineOf(cart, line);
  const money = (amountMinor: number) => moneyOf(amountMinor, cart.currency);
  const taxed = (minor: number) => withTax(minor, priced.taxPpm, store.taxIncluded);
  const unitMinor = unitMinorOf(line);
  const originalMinor = regularUnitMinorOf(line);
  return {
    price: money(taxed(unitMinor).excludingMinor),
    price_including_tax: money(taxed(unitMinor).includingMinor),
    original_item_price: money(taxed(originalMinor).excludingMinor),
    row_total: money(priced.rowExcludingTaxMinor),
    row_total_including_tax: money(priced.rowIncludingTaxMinor),
    original_row_total: money(taxed(originalMinor * line.quantity).excludingMinor),
    catalog_discount: takenOff(originalMinor, unitMinor, 1),
    row_catalog_discount: takenOff(originalMinor, unitMinor, line.quantity),
    fixed_product_taxes: [],
    discounts: discountsIn(cart, priced.discounts),
    total_item_discount: money(sumMinor(priced.discounts.map(({ amountMinor }) => amountMinor))),
  };
}

/** What rules and the number of pieces take off a product's price. */
function takenOff(regularMinor: number, unitMinor: number, quantity: number): ProductDiscount {
  const offMinor = Math.max(0, regularMinor - unitMinor);
  return {
    amount_off: unitsOf(offMinor * quantity),
    percent_off: shareOffPercent(offMinor, regularMinor),
  };
}

/** What was chosen of a model, as the protocol shows it. */
export function chosenOption(
  model: { id: number } | null,
  choice: CatalogChoice,
): SelectedConfigurableOption {
  return {
    id: choice.attributeId,
    configurable_product_option_uid: configurableOptionUid(model?.id ?? 0, choice.attributeId),
    option_label: choice.label,
    value_id: choice.valueIndex,
    configurable_product_option_value_uid: choiceUid(choice),
    value_label: choice.valueLabel,
  };
}
