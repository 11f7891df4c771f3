import type { SealedColumn } from '#service-base/sealed-column.ts';
import { optionsContext } from './cart/chosen-options.ts';
import { cartFieldContext, sealedCartFields } from './cart/sealed-fields.ts';
import { sealedDetails } from './customers/address-book.ts';
import { sealedProfiles } from './customers/customer.ts';
import { sealedSubscribers } from './newsletter/subscriber.ts';
import { sealedTracking } from './orders/order-events.ts';
import { sealedSnapshots } from './orders/order-row.ts';
import { sealedNotes } from './wishlist/saved-choice.ts';
import { homeOf } from './wishlist/wishlist.ts';

/** Every column of the platform's tables that holds sealed values. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'commerce.customers',
    key: 'id',
    sealed: 'profile',
    place: ['id'],
    contextOf: (id) => sealedProfiles.contextOf(Number(id)),
  },
  {
    table: 'commerce.customer_addresses',
    key: 'id',
    sealed: 'details',
    place: ['id'],
    contextOf: (id) => sealedDetails.contextOf(Number(id)),
  },
  ...sealedCartFields.map((field) => ({
    table: 'commerce.carts',
    key: 'id',
    sealed: field,
    place: ['masked_id'],
    contextOf: (maskedId: string) => cartFieldContext(maskedId, field),
  })),
  {
    table: 'commerce.cart_items',
    key: 'id',
    sealed: 'options',
    place: [
      '(select c.masked_id from commerce.carts c where c.id = t.cart_id)',
      'product_id',
      'options_fingerprint',
    ],
    contextOf: (maskedId, productId, fingerprint) =>
      optionsContext({ maskedId, productId: Number(productId), fingerprint }),
  },
  {
    table: 'commerce.orders',
    key: 'id',
    sealed: 'snapshot',
    place: ['cart_id'],
    contextOf: (cartId) => sealedSnapshots.contextOf(Number(cartId)),
  },
  {
    table: 'commerce.orders',
    key: 'id',
    sealed: 'tracking',
    place: ['number'],
    contextOf: sealedTracking.contextOf,
  },
  {
    table: 'commerce.newsletter_subscribers',
    key: 'id',
    sealed: 'email',
    place: ['email_fingerprint'],
    contextOf: sealedSubscribers.contextOf,
  },
  {
    table: 'commerce.wishlist_items',
    key: 'id',
    sealed: 'options',
    place: ['wishlist_id', 'product_id', 'options_fingerprint'],
    contextOf: (wishlistId, productId, fingerprint) =>
      optionsContext({ maskedId: homeOf(wishlistId), productId: Number(productId), fingerprint }),
  },
  {
    table: 'commerce.wishlist_items',
    key: 'id',
    sealed: 'description',
    place: ['id'],
    contextOf: (id) => sealedNotes.contextOf(Number(id)),
  },
];
