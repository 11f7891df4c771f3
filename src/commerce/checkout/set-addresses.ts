import type { Address } from '../cart/address.ts';
import { isVirtual, type Cart } from '../cart/cart.ts';
import { withPrices } from '../cart/with-prices.ts';
import { changeActiveCart, requireCart } from '../cart/require-cart.ts';
import { sealCartField } from '../cart/sealed-fields.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type {
  SetBillingAddressOnCartInput,
  SetShippingAddressesOnCartInput,
} from '../generated/schema.ts';
import { tidy } from '../store/address-lines.ts';
import { chooseAddress } from './choose-address.ts';
import { keepAddress } from './keep-address.ts';

/** Says where the order goes. @throws GraphQLError */
export async function setShippingAddress(
  context: CommerceContext,
  { cart_id: cartId, shipping_addresses: given }: SetShippingAddressesOnCartInput,
): Promise<Cart> {
  const cart = await requireCart(context, cartId);
  const [first, ...others] = given;
  if (first === undefined) throw inputError('Required parameter "shipping_addresses" is missing');
  if (others.length > 0) throw inputError('You cannot specify multiple shipping addresses.');
  const wanted = first ?? {};
  requireOneOf('shipping', wanted.customer_address_id, wanted.address);
  if (isVirtual(cart)) {
    throw inputError(
      'Shipping address is not allowed on cart: cart contains no items for shipment.',
    );
  }
  const shippingAddress = await chooseAddress(context, wanted, tidy(wanted.customer_notes));
  await keepAddress(context, wanted.address, shippingAddress);
  return saveAddresses(context, cart, { shippingAddress });
}

/** Says who pays. @throws GraphQLError */
export async function setBillingAddress(
  context: CommerceContext,
  { cart_id: cartId, billing_address: wanted }: SetBillingAddressOnCartInput,
): Promise<Cart> {
  const cart = await requireCart(context, cartId);
  if (wanted.same_as_shipping === true) {
    if (!cart.shippingAddress) {
      throw inputError(
        'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
      );
    }
    return saveAddresses(context, cart, { billingAddress: null, billingIsShipping: true });
  }
  requireOneOf('billing', wanted.customer_address_id, wanted.address);
  const address = await chooseAddress(context, wanted, null);
  await keepAddress(context, wanted.address, address);
  return saveAddresses(
    context,
    cart,
    wanted.use_for_shipping === true
      ? { shippingAddress: address, billingAddress: null, billingIsShipping: true }
      : { billingAddress: address, billingIsShipping: false },
  );
}

function requireOneOf(kind: 'shipping' | 'billing', savedId: unknown, address: unknown): void {
  if (savedId && address) {
    throw inputError(
      `The ${kind} address cannot contain "customer_address_id" and "address" at the same time.`,
    );
  }
  if (savedId || address) return;
  throw inputError(
    kind === 'shipping'
      ? 'The shipping address must contain either "customer_address_id" or "address".'
      : 'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
  );
}

type AddressChanges = Partial<
  Pick<Cart, 'shippingAddress' | 'billingAddress' | 'billingIsShipping'>
>;

/** Writes what changes and nothing else: another request may be saying who pays. */
async function saveAddresses(
  context: CommerceContext,
  cart: Cart,
  changes: AddressChanges,
): Promise<Cart> {
  const { sealer, store, knownCart } = context;
  const { shippingAddress, billingAddress, billingIsShipping } = changes;
  const seal = (field: 'shipping_address' | 'billing_address', address: Address | null = null) =>
    sealCartField(sealer, cart.maskedId, field, address && JSON.stringify(address));
  await changeActiveCart(
    context,
    `update commerce.carts
        set shipping_address = coalesce($2, shipping_address),
            billing_is_shipping = coalesce($3, billing_is_shipping),
            billing_address = case when $3::boolean is null then billing_address else $4 end,
            updated_at = now()
      where id = $1 and state = 'active'
      returning id`,
    [
      cart.id,
      seal('shipping_address', shippingAddress),
      billingIsShipping ?? null,
      seal('billing_address', billingAddress),
    ],
  );
  return knownCart.keep(withPrices({ ...cart, ...changes }, store));
}
