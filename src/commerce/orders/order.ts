import type { Discount, TaxRate, TaxSum } from '#domain/prices/price-cart.ts';
import type { Address } from '../cart/address.ts';
import type { ProductType } from '../catalog/catalog-document.ts';
import type { CurrencyEnum } from '../generated/schema.ts';

export type OrderStatus =
  | 'pending'
  | 'processing'
  | 'complete'
  | 'closed'
  | 'canceled'
  | 'exchange'
  | 'exchanged';

/** An order as it was placed; later changes touch the status alone. */
export type Order = {
  id: number;
  /** Digits only: `000000001`. */
  number: string;
  customerId: number | null;
  storeId: number;
  status: OrderStatus;
  /** ISO 4217. */
  currency: CurrencyEnum;
  /** As the store showed prices: with tax inside where its prices include it. */
  subtotalMinor: number;
  discountMinor: number;
  shippingMinor: number;
  taxMinor: number;
  taxIncluded: boolean;
  grandTotalMinor: number;
  placedAt: Date;
  /** What became of it, oldest first; what was before we kept it is missing. */
  events: { id: string; status: OrderStatus; at: Date }[];
  /** What the carrier calls the parcel. */
  tracking: string | null;
  snapshot: OrderSnapshot;
};

/** Everything a receipt or the lab needs, in the words of the store it was ordered in. */
export type OrderSnapshot = {
  email: string | null;
  lines: OrderLine[];
  shippingAddress: Address | null;
  billingAddress: Address | null;
  shipping: OrderShipping | null;
  payment: { code: string; title: string; purchaseOrderNumber: string | null };
  discounts: Discount[];
  coupon: { code: string; label: string } | null;
  subtotalExcludingTaxMinor: number;
  subtotalIncludingTaxMinor: number;
  /** The store's own rate. */
  tax: { label: string; basisPoints: number };
  /** What was taken, by rate; absent from older orders, which were taxed by the store's own. */
  taxes?: TaxSum[];
};

export type OrderShipping = {
  carrierCode: string;
  methodCode: string;
  carrierTitle: string;
  methodTitle: string;
  /** What the shopper pays, with and without tax. */
  excludingTaxMinor: number;
  includingTaxMinor: number;
  /** What the method costs and a rule pays, the plan's benefit for one. */
  paidByPlanMinor: number;
  /** Its rate; absent from older orders. */
  tax?: TaxRate | null;
};

export type OrderLine = {
  productId: number;
  /** The colour's SKU, not the model's. */
  sku: string;
  name: string;
  urlKey: string | null;
  productType: ProductType;
  quantity: number;
  unitMinor: number;
  /** What one would have cost without rules of the catalogue and tiers; absent from older orders. */
  regularUnitMinor?: number;
  rowMinor: number;
  /** On what was left after discounts. */
  taxMinor: number;
  /** The rate of it, in parts of a million; absent from older orders. */
  taxPpm?: number;
  discounts: Discount[];
  /** `sku` is that of the chosen value: the lens code. */
  selectedOptions: { label: string; value: string; sku: string | null }[];
  enteredOptions: { label: string; value: string }[];
  /** What is in one piece of a bundle; absent from other lines. */
  parts?: OrderPart[];
  /** Of what is downloaded; absent from other lines. */
  links?: { id: number; title: string; position: number }[];
};

/** So many of a product in one bundle, and what one of them cost there. */
export type OrderPart = {
  productId: number;
  sku: string;
  name: string;
  quantity: number;
  unitMinor: number;
  option: { id: number; title: string };
  selectionId: number;
};
