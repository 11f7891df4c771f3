import { bearerToken, isBearerOf } from '#service-base/bearer.ts';
import type { Call } from '#service-base/call.ts';
import { spendFreely } from '#service-base/spend.ts';
import { createCatalogReader } from './catalog/catalog-reader.ts';
import { createCatalogReads } from './catalog/catalog-reads.ts';
import { knownCart } from './cart/known-cart.ts';
import type { CartRead, CommerceContext, CurrentCustomer, Engine } from './context.ts';
import { findTokenOwner, isQuery } from './customers/token-owner.ts';
import { inputError } from './errors.ts';
import { createReviewReader } from './reviews/review-reader.ts';
import type { StoreView } from './store/store-view.ts';

/**
 * Who asks, in which store, in which currency: what the headers say, proven. Calls that bring
 * the same `pageRequest` share the look-up of who asks.
 *
 * @throws GraphQLError for an unknown store, a currency the store does not sell in, and a
 * token that is unknown, expired or revoked.
 */
export async function openRequest(engine: Engine, call: Call): Promise<CommerceContext> {
  const { headers, variables, pageRequest, spend = spendFreely } = call;
  const store = await engine.stores.getStore(headers['store']);
  const currency = headers['content-currency'];
  if (currency && currency !== store.currency) {
    throw inputError('Please correct the target currency');
  }
  const token = bearerToken(headers['authorization']);
  const integration = isBearerOf(headers['authorization'], engine.settings.integrationToken);
  let isFoundNow = false;
  const customer =
    token === null || integration
      ? null
      : await engine.tokenOwners(pageRequest, token, () => {
          isFoundNow = true;
          return findTokenOwner(engine, token, { store, call });
        });
  const catalogReads = createCatalogReads();
  // What was read before a change is of no use for it, nor after it.
  const cartRead = isFoundNow ? customer?.cartRead : null;
  if (customer && !isQuery(call)) {
    customer.cartRead = null;
    customer.wishlistRead = null;
  }
  return {
    ...engine,
    store,
    customer,
    knownCart: knownCart(() =>
      (isQuery(call) ? takeCartRead(engine, customer, store) : cartRead)?.open(),
    ),
    integration,
    spend,
    headers,
    variables,
    catalog: createCatalogReader(engine.pool, store.id, { ...engine, catalogReads }),
    catalogReads,
    reviews: createReviewReader(engine.pool, store.id),
  };
}

/** The cart that was read with its owner, once: who asks again asks for what it is by then. */
function takeCartRead(
  { freshness }: Engine,
  customer: CurrentCustomer | null,
  store: StoreView,
): CartRead | null {
  const read = customer?.cartRead;
  if (!customer || !read) return null;
  customer.cartRead = null;
  return read.storeId === store.id && freshness.holds(read.reading) ? read : null;
}
