import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { oncePerVisit } from '#service-base/once-per-visit.ts';
import { importCatalogue, type ImportedCounts } from './catalog/import.ts';
import { createCatalogIndexes } from './catalog/catalog-index.ts';
import { findPictureSource, type PictureSource } from './catalog/picture-source.ts';
import type { Engine } from './context.ts';
import { findCustomerIds } from './customers/customer.ts';
import { createAccessTokens } from './customers/access-token.ts';
import { createExecutor } from './execute.ts';
import { createHttpEndpoint } from './http.ts';
import { findViolations, type Violation } from './orders/ledger.ts';
import { openOrders, type OrdersDoor } from './orders/orders-door.ts';
import { openPromotions, type PromotionsDoor } from './promotions/promotions-door.ts';
import { buildCommerceSchema } from './schema.ts';
import type { Spend } from '#service-base/spend.ts';
import { createStoreDirectory } from './store/store-view.ts';

export type { Violation } from './orders/ledger.ts';
export type { OrdersDoor } from './orders/orders-door.ts';
export type { PictureSource } from './catalog/picture-source.ts';
export type { Spend } from '#service-base/spend.ts';

/** The embedded commerce platform. */
export type Commerce = {
  /**
   * Runs one listed document in process; `headers` as on the wire, in lower case. Calls of one
   * request of a browser may bring the same object as `visit`: who asks is then looked up once.
   */
  execute(
    document: string,
    variables: Record<string, unknown>,
    headers: Record<string, string>,
    visit?: object,
  ): Promise<{ data?: unknown; errors?: readonly GraphQLFormattedError[] }>;
  /** The HTTP endpoint `/graphql`; `spend` counts what is costly of the caller's. */
  fetch(request: Request, spend?: Spend): Promise<Response>;
  /**
   * Makes the shop sell what the catalogue lists, all or nothing; repeating it changes nothing.
   * @throws Error that lists every fault of the catalogue.
   */
  importCatalogue(catalogue: unknown): Promise<ImportedCounts>;
  /** What the picture of a frame in one colour is drawn from; null for an unknown SKU. */
  pictureSource(sku: string): Promise<PictureSource | null>;
  /** Orders for operators, jobs and the demo's data. */
  orders: OrdersDoor;
  /** Plan benefits and coupons. */
  promotions: PromotionsDoor;
  /** The customers behind these addresses; one without an account is left out. */
  customerIds(emails: readonly string[]): Promise<Map<string, number>>;
  /** Every broken rule among carts, stock and orders; empty when all hold. */
  ledger(): Promise<Violation[]>;
  schema: GraphQLSchema;
};

type CommerceOptions = Pick<Engine, 'pool' | 'sealer' | 'audit' | 'enqueue' | 'settings'>;

/** Opens the platform's door over a migrated database. */
export function createCommerce(options: CommerceOptions): Commerce {
  const engine: Engine = {
    ...options,
    stores: createStoreDirectory(options.pool),
    tokens: createAccessTokens(options.settings),
    tokenOwners: oncePerVisit(),
    indexes: createCatalogIndexes(options.pool),
  };
  const schema = buildCommerceSchema();
  const executor = createExecutor(engine, schema);
  return {
    schema,
    execute: (document, variables, headers, visit) =>
      executor.run(document, variables, headers, { visit }),
    importCatalogue: (catalogue) => importCatalogue(options.pool, catalogue),
    pictureSource: (sku) => findPictureSource(options.pool, sku),
    fetch: createHttpEndpoint(executor, options.settings),
    orders: openOrders(engine),
    promotions: openPromotions(options.pool),
    customerIds: (emails) => findCustomerIds(options.pool, options.sealer, emails),
    ledger: () => findViolations(options.pool),
  };
}
