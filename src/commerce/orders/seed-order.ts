import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import type { Engine } from '../context.ts';
import type { Address } from '../cart/address.ts';
import type { Cart, CartLine } from '../cart/cart.ts';
import { inOrder, type ChosenOption } from '../cart/chosen-options.ts';
import { findCart } from '../cart/load-cart.ts';
import { withPrices } from '../cart/with-prices.ts';
import { loadProductsForCart } from '../catalog/find-products.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import { availablePaymentMethods } from '../checkout/payment-methods.ts';
import type { StoreView } from '../store/store-view.ts';
import { inTransaction } from '#service-base/transaction.ts';
import type { Order, OrderStatus } from './order.ts';
import { recordOrder } from './record-order.ts';
import { takeStock } from './take-stock.ts';

/** One pair of glasses that was ordered some time ago. */
export type SeedOrder = {
  customerId: number;
  storeCode: string;
  placedAt: Date;
  status: OrderStatus;
  /** The colour's SKU. */
  frameSku: string;
  lensCode: string;
  /** Texts by option title: `{ lensType: 'Progressive', 'od.sphere': '-1.25' }`. */
  entered: Readonly<Record<string, string>>;
  address: Address;
};

/**
 * Writes an order of the past through the same statements that place one today: benefit, stock
 * and number are real, only date and status are given and no message goes out. A canceled one
 * takes nothing from stock.
 *
 * @throws Error when the store, the frame or the lens is not there.
 */
export async function seedOrder(engine: Engine, seed: SeedOrder): Promise<Order> {
  const store = await engine.stores.getStore(seed.storeCode);
  return inTransaction(engine.pool, async (client) => {
    const cart = await seededCart(engine, client, store, seed);
    if (seed.status !== 'canceled' && !(await takeStock(client, cart.lines))) {
      throw new Error(`not enough of ${seed.frameSku} in stock`);
    }
    return recordOrder(client, engine.sealer, {
      cart,
      store,
      status: seed.status,
      placedAt: seed.placedAt,
      key: null,
      isConfirmed: true,
      daysToPay: null,
    });
  });
}

async function seededCart(
  { sealer }: Engine,
  client: pg.PoolClient,
  store: StoreView,
  seed: SeedOrder,
): Promise<Cart> {
  const maskedId = randomBytes(16).toString('hex');
  await client.query(
    `insert into commerce.carts (masked_id, customer_id, store_id, state, created_at, updated_at)
     values ($1, $2, $3, 'ordered', $4, $4)`,
    [maskedId, seed.customerId, store.id, seed.placedAt],
  );
  const [empty, lines] = [
    await findCart(client, { sealer, store }, maskedId),
    await seededLines(client, store, seed),
  ];
  const rate = empty?.shippingRates[0];
  if (!empty || !rate) throw new Error(`store ${store.code} ships nothing`);
  const filled = withPrices(
    {
      ...empty,
      lines,
      shippingAddress: seed.address,
      billingIsShipping: true,
      shippingMethod: { carrierCode: rate.carrierCode, methodCode: rate.methodCode },
    },
    store,
  );
  const paymentMethod = availablePaymentMethods(filled, {}).find(
    (code) => code !== 'purchaseorder',
  );
  return { ...filled, paymentMethod: paymentMethod ?? null };
}

async function seededLines(
  client: pg.PoolClient,
  store: StoreView,
  { frameSku, lensCode, entered }: SeedOrder,
): Promise<CartLine[]> {
  const products = await loadProductsForCart(client, [frameSku, PRESCRIPTION_SKU], store.id);
  const frame = products.get(frameSku);
  const prescription = products.get(PRESCRIPTION_SKU);
  if (!frame || !prescription) throw new Error(`${frameSku} is not in the catalogue`);
  const options = chosenOptions(prescription, lensCode, entered);
  return [
    // The model only names the line; its other colours do not matter here.
    lineOf(1, frame, frame.parent && { ...frame, ...frame.parent, variants: [] }, []),
    lineOf(2, prescription, null, options),
  ];
}

function chosenOptions(
  { options }: CatalogProduct,
  lensCode: string,
  entered: SeedOrder['entered'],
): ChosenOption[] {
  const chosen = options.flatMap((option): ChosenOption[] => {
    const value = option.values.find(({ sku }) => sku === lensCode);
    if (value) return [{ kind: 'selected', option, value }];
    const text = entered[option.code];
    return text ? [{ kind: 'entered', option, text }] : [];
  });
  if (!chosen.some(({ kind }) => kind === 'selected')) {
    throw new Error(`there is no lens ${lensCode}`);
  }
  return inOrder(chosen);
}

function lineOf(
  id: number,
  product: CatalogProduct,
  model: CatalogProduct | null,
  options: ChosenOption[],
): CartLine {
  return {
    id,
    product,
    model,
    quantity: 1,
    options,
    parts: [],
    links: [],
    optionsFingerprint: '',
  };
}
