import { inTransaction } from '#service-base/transaction.ts';
import { oncePerPageRequest } from '#service-base/once-per-page-request.ts';
import {
  createGraphQLService,
  type GraphQLService,
  type ServiceParts,
} from '#service-base/service.ts';
import { createTurns } from '#service-base/turns.ts';
import {
  learnFilters,
  readAttributes,
  type DeclaredAttribute,
} from './catalog/declared-attributes.ts';
import { importCatalogue, importParts, type ImportOptions } from './catalog/import.ts';
import { exportCatalogue } from './catalog/export.ts';
import type { CatalogueParts } from './catalog/catalogue-outline.ts';
import type { CatalogueFile } from './catalog/catalogue-file.ts';
import type { ImportPlan } from './catalog/plan-import.ts';
import { changingTheCatalogue } from './catalog/catalogue-lock.ts';
import { createCatalogIndexes } from './catalog/catalog-index.ts';
import { findFrontSources, type FrontSource } from './catalog/front-sources.ts';
import { findMediaOrigins } from './catalog/media-origins.ts';
import {
  findMediaFile,
  readMediaBytes,
  type MediaFile,
  dropUnusedMedia,
} from './media/media-files.ts';
import { findPictureSource, type PictureSource } from './catalog/picture-source.ts';
import { createVersionWatch } from './catalog/version-watch.ts';
import { importContent, type ContentPlan } from './content/import-content.ts';
import { createKeptAnswers } from './catalog/kept-answers.ts';
import { stillBeingPlaced } from './checkout/order-key.ts';
import type { CommerceContext, Engine } from './context.ts';
import { changing, createFreshness } from './freshness.ts';
import { forgetLinks } from './customers/account-links.ts';
import { openAccounts, type AccountsDoor } from './customers/accounts-door.ts';
import { findCustomerIds } from './customers/customer.ts';
import { createAccessTokens } from './customers/access-token.ts';
import { openRequest } from './open-request.ts';
import { forgetCancelKeys } from './orders/cancel-keys.ts';
import { findViolations, type Violation } from './orders/ledger.ts';
import { openNewsletter, type NewsletterDoor } from './newsletter/newsletter-door.ts';
import { openOrders, type OrdersDoor } from './orders/orders-door.ts';
import { openPromotions, type PromotionsDoor } from './promotions/promotions-door.ts';
import { openReviews, type ReviewsDoor } from './reviews/reviews-door.ts';
import { limits, wire } from './protocol.ts';
import { buildCommerceSchema } from './schema.ts';
import type { CommerceSettings } from './settings.ts';
export type { CommerceSettings } from './settings.ts';
import { createStoreDirectory } from './store/store-view.ts';
import { coerceVariables } from './variables.ts';

export { headerNames as commerceHeaders } from './protocol.ts';
export type { Violation } from './orders/ledger.ts';
export { checkFrame, checkGoods, RefusedCatalogue } from './catalog/catalogue-file.ts';
export type { CatalogueFault, CatalogueFile, Kept } from './catalog/catalogue-file.ts';
export { linkKinds, type ProductLink } from './catalog/linked-skus.ts';
export type { AttributeType, DeclaredAttribute } from './catalog/declared-attributes.ts';
export type { CatalogueParts } from './catalog/catalogue-outline.ts';
export { RefusedContent } from './content/content-file.ts';
export type { ContentPlan } from './content/import-content.ts';
export type { ImportPlan } from './catalog/plan-import.ts';
export type { CartRule, ListedCoupon, ListedRule } from './promotions/promotions-door.ts';
export { RefusedRatings } from './reviews/ratings-file.ts';
export type { ListedRating, ListedReview } from './reviews/reviews-door.ts';
export { RefusedRules } from './promotions/rules-file.ts';
export type { RulesPlan } from './promotions/import-rules.ts';
export { cartKeptDays } from './orders/abandoned-carts.ts';
export type { OrdersDoor } from './orders/orders-door.ts';
export { mediaHash } from './media/media-address.ts';
export { pictureHash } from './media/media-files.ts';
export type { MediaFile } from './media/media-files.ts';
export type { MadePicture, PictureFault, PicturesBeside } from './media/pictures-beside.ts';
export type { FrontSource } from './catalog/front-sources.ts';
export type { PictureSource } from './catalog/picture-source.ts';

/** The embedded commerce platform. */
export type Commerce = GraphQLService & {
  /**
   * Makes the shop sell what the catalogue lists, all or nothing; repeating it changes nothing.
   * The rest stays on sale unless the catalogue replaces it.
   * @throws RefusedCatalogue with every fault of the catalogue.
   */
  importCatalogue(catalogue: unknown, options?: ImportOptions): Promise<ImportPlan>;
  /** The same of a catalogue that is read part by part, several times. */
  importCatalogueParts(parts: CatalogueParts, options?: ImportOptions): Promise<ImportPlan>;
  /** What is on sale, part by part as a catalogue file has it, all as it was at one moment. */
  exportCatalogue(): AsyncIterable<CatalogueFile>;
  /**
   * Adds and changes pages and blocks of content by identifier and store, all or nothing.
   * @throws RefusedContent with every fault of the file.
   */
  importContent(file: unknown, options?: { isTrial?: boolean }): Promise<ContentPlan>;
  /** What each attribute that the retailer declared holds, by its code. */
  declaredAttributes(): Promise<Map<string, DeclaredAttribute>>;
  /** What the picture of a frame in one colour is drawn from; null for an unknown SKU. */
  pictureSource(sku: string): Promise<PictureSource | null>;
  /** A picture that came as a file beside a catalogue; null for an unknown hash. */
  mediaFile(hash: string): Promise<MediaFile | null>;
  /** What it is: WebP or SVG. */
  mediaBytes(hash: string): Promise<Buffer | null>;
  /** The hosts that pictures told with products lie on; pages must be allowed to show them. */
  mediaOrigins(): Promise<string[]>;
  /** How every model on sale looks from the front, where that is described. */
  frontSources(): Promise<FrontSource[]>;
  /** Goes up with every change of the catalogue; no older than a second. */
  catalogueVersion(): Promise<number>;
  /** Orders for operators, jobs and the demo's data. */
  orders: OrdersDoor;
  /** Who gets the newsletter, for links, jobs and operators. */
  newsletter: NewsletterDoor;
  /** What was written about products, for operators. */
  reviews: ReviewsDoor;
  /** Plan benefits and coupons. */
  promotions: PromotionsDoor;
  /** Customers' accounts, for operators. */
  accounts: AccountsDoor;
  /** The customers behind these addresses; one without an account is left out. */
  customerIds(emails: readonly string[]): Promise<Map<string, number>>;
  /** Deletes links of mails about accounts and orders that nothing is counted by any more. */
  forgetLinks(): Promise<void>;
  /** Deletes pictures that came as files and that no product has named for thirty days. */
  dropUnusedMedia(): Promise<void>;
  /** Every broken rule among carts, stock and orders; empty when all hold. */
  ledger(): Promise<Violation[]>;
};

/** What many ask for at once is done once for all of them. */
function oneAtATime<Result>(act: () => Promise<Result>): () => Promise<Result> {
  let coming: Promise<Result> | null = null;
  return () => (coming ??= act().finally(() => (coming = null)));
}

/** Opens the platform's door over a migrated database. */
export function createCommerce(options: ServiceParts<CommerceSettings>): Commerce {
  const freshness = createFreshness();
  const engine: Engine = {
    ...options,
    freshness,
    stores: createStoreDirectory(options.pool),
    tokens: createAccessTokens(options.settings),
    tokenOwners: oncePerPageRequest(),
    placeInTurn: createTurns({ atOnce: 4, patienceMs: 8000, tooLate: stillBeingPlaced }),
    indexes: createCatalogIndexes(options.pool),
  };
  const schema = buildCommerceSchema();
  return {
    ...createGraphQLService<CommerceContext>(
      {
        schema,
        limits,
        hasGrown: oneAtATime(() => learnFilters(options.pool, schema)),
        open: (call) => openRequest(engine, call),
        coerce: (operation, variables) => coerceVariables(schema, operation, variables),
        answerOnce: createKeptAnswers(options.pool, freshness),
      },
      wire,
      options.settings,
    ),
    importCatalogue: changing(freshness, (catalogue: unknown, how?: ImportOptions) =>
      importCatalogue(options.pool, catalogue, how),
    ),
    importContent: (file, how) => importContent(options.pool, file, how),
    importCatalogueParts: changing(freshness, (parts: CatalogueParts, how?: ImportOptions) =>
      importParts(options.pool, parts, how),
    ),
    exportCatalogue: () => exportCatalogue(options.pool),
    declaredAttributes: async () =>
      new Map((await readAttributes(options.pool)).map((one) => [one.code, one])),
    pictureSource: (sku) => findPictureSource(options.pool, sku),
    mediaFile: (hash) => findMediaFile(options.pool, hash),
    mediaBytes: (hash) => readMediaBytes(options.pool, hash),
    mediaOrigins: () => findMediaOrigins(options.pool),
    frontSources: () => findFrontSources(options.pool),
    catalogueVersion: createVersionWatch(options.pool, freshness),
    orders: openOrders(engine),
    newsletter: openNewsletter(engine),
    reviews: openReviews(engine),
    promotions: openPromotions(engine),
    accounts: openAccounts(engine),
    customerIds: (emails) => findCustomerIds(options.pool, options.sealer, emails),
    forgetLinks: async () => {
      await forgetLinks(options.pool);
      await forgetCancelKeys(options.pool);
    },
    dropUnusedMedia: () =>
      inTransaction(options.pool, async (client) => {
        await changingTheCatalogue(client, { isLarge: false });
        await dropUnusedMedia(client);
      }),
    ledger: () => findViolations(options.pool),
  };
}
