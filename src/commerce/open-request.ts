import { bearerToken, isBearerOf } from '#service-base/bearer.ts';
import type { Call } from '#service-base/call.ts';
import { spendFreely } from '#service-base/spend.ts';
import { createCatalogReader } from './catalog/catalog-reader.ts';
import { createCatalogReads } from './catalog/catalog-reads.ts';
import type { CommerceContext, Engine } from './context.ts';
import { findTokenOwner, isQuery } from './customers/token-owner.ts';
import { inputError } from './errors.ts';

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
  const customer =
    token === null || integration
      ? null
      : await engine.tokenOwners(pageRequest, token, () =>
          findTokenOwner(engine, token, { store, call }),
        );
  if (customer && !isQuery(call)) customer.cartRead = null;
  return {
    ...engine,
    store,
    customer,
    integration,
    spend,
    headers,
    variables,
    catalog: createCatalogReader(engine.pool, store.id),
    catalogReads: createCatalogReads(),
  };
}
