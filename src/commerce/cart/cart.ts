import type { PricedCart, PricedLine } from '#domain/prices/price-cart.ts';
import type { BenefitRule, RuleOutcome } from '#domain/prices/price-rules.ts';
import type { BundlePart } from '../catalog/bundle.ts';
import type { DownloadLink } from '../catalog/catalog-document.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import type { CurrencyEnum } from '../generated/schema.ts';
import type { RuleInForce } from '../promotions/rule-terms.ts';
import type { Address } from './address.ts';
import type { ChosenOption } from './chosen-options.ts';

export type CartState = 'active' | 'merged' | 'ordered';

/** What is in a cart and how it is to be sent and paid, as one store sells it. */
export type CartContent = {
  id: number;
  /** The only name a cart has outside: 32 symbols. */
  maskedId: string;
  state: CartState;
  /** Another one after every change to the cart; see `changingLines`. */
  version: string;
  /** Null for a guest's cart. */
  customerId: number | null;
  /** The owner's group; rules for groups and the shape of an order go by it. */
  groupCode: string | null;
  guestEmail: string | null;
  lines: CartLine[];
  /** Numbers of lines whose product or option is no longer sold. */
  goneLineIds: number[];
  shippingAddress: Address | null;
  billingAddress: Address | null;
  billingIsShipping: boolean;
  shippingMethod: ShippingMethodKey | null;
  /** The methods of this store with their full prices. */
  shippingRates: ShippingRate[];
  paymentMethod: string | null;
  purchaseOrderNumber: string | null;
  /** What the owner's group gets by itself. */
  benefit: BenefitRule | null;
  /** What the retailer takes off after that, in order; the coupon's rule is among them. */
  rules: RuleInForce[];
  /** Only while it may be used; whether its conditions hold is for the prices to say. */
  coupon: Coupon | null;
};

export type CartLine = {
  id: number;
  /** What is taken from stock: a colour, not its model. */
  product: CatalogProduct;
  /** The model it was chosen as a colour of, and is shown as; null when chosen by itself. */
  model: CatalogProduct | null;
  quantity: number;
  options: ChosenOption[];
  /** Of a bundle: what was chosen to be in it. */
  parts: BundlePart[];
  /** Of what is downloaded: the links that are bought. */
  links: DownloadLink[];
  optionsFingerprint: string;
};

export type Coupon = {
  code: string;
  label: string;
  /** So many uses, in all or for each customer. */
  isLimited: boolean;
};

export type ShippingMethodKey = { carrierCode: string; methodCode: string };
export type ShippingRate = ShippingMethodKey & {
  carrierTitle: string;
  methodTitle: string;
  amountMinor: number;
};

/** A cart with what it costs in the store it is read in. */
export type Cart = CartContent & {
  prices: PricedCart;
  currency: CurrencyEnum;
  /** What became of the coupon; null without one. */
  couponOutcome: RuleOutcome | null;
};

/** A line as the protocol shows it: a product that is sold, or a line whose product is gone. */
export type CartItem = SoldItem | GoneItem;
export type SoldItem = { cart: Cart; line: CartLine };
export type GoneItem = { goneLineId: number };

export function quantityOf(cart: CartContent): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Nothing in it has to be sent; an empty cart is not virtual. */
export function isVirtual({ lines }: CartContent): boolean {
  return lines.length > 0 && lines.every(isVirtualLine);
}

/** A bundle is virtual when all of its parts are. */
function isVirtualLine({ product, parts }: CartLine): boolean {
  if (product.typeId !== 'bundle') return ['virtual', 'downloadable'].includes(product.typeId);
  return parts.every(({ selection }) => selection.product.isVirtual);
}

export function isEmpty(cart: CartContent): boolean {
  return cart.lines.length === 0 && cart.goneLineIds.length === 0;
}

/** The coupon that counts: one whose conditions do not hold is kept, and shown to nobody. */
export function appliedCoupon({ coupon, couponOutcome }: Cart): Coupon | null {
  return couponOutcome === 'applied' || couponOutcome === 'nothing-left' ? coupon : null;
}

export function pricedLineOf(cart: Cart, line: CartLine): PricedLine {
  const priced = cart.prices.lines.find(({ id }) => id === String(line.id));
  if (!priced) throw new Error(`line ${line.id} of cart ${cart.id} has no price`);
  return priced;
}

export function selectedRateOf(cart: CartContent): ShippingRate | null {
  const { shippingMethod: method } = cart;
  if (!method) return null;
  return cart.shippingRates.find((rate) => isSameMethod(rate, method)) ?? null;
}

export function isSameMethod(one: ShippingMethodKey, other: ShippingMethodKey): boolean {
  return one.carrierCode === other.carrierCode && one.methodCode === other.methodCode;
}
