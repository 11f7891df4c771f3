import { hash, timingSafeEqual } from 'node:crypto';
import { createCatalogReader } from './catalog/catalog-reader.ts';
import { createCatalogReads } from './catalog/catalog-reads.ts';
import type { CommerceContext, Engine } from './context.ts';
import { findTokenOwner } from './customers/customer-token.ts';
import { inputError } from './errors.ts';
import { spendFreely, type Spend } from '#service-base/spend.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Who asks, in which store, in which currency: what the headers say, proven. Calls that bring
 * the same `visit` share the look-up of who asks.
 *
 * @throws GraphQLError for an unknown store, a currency the store does not sell in, and a
 * token that is unknown, expired or revoked.
 */
export async function openRequest(
  engine: Engine,
  headers: Headers,
  variables: Readonly<Record<string, unknown>>,
  { visit, spend = spendFreely }: { visit?: object | undefined; spend?: Spend | undefined } = {},
): Promise<CommerceContext> {
  const store = await engine.stores.getStore(headers['store']);
  const currency = headers['content-currency'];
  if (currency && currency !== store.currency) {
    throw inputError('Please correct the target currency');
  }
  const token = bearerToken(headers['authorization']);
  const integration = token !== null && sameText(token, engine.settings.integrationToken);
  const customer =
    token === null || integration
      ? null
      : await engine.tokenOwners(visit, token, () => findTokenOwner(engine, token));
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

function bearerToken(authorization: string | undefined): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(authorization?.trim() ?? '');
  return match?.[1] ?? null;
}

/** Takes as long for a wrong guess as for a right one. */
function sameText(given: string, expected: string): boolean {
  return timingSafeEqual(sha256(given), sha256(expected));
}

function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
