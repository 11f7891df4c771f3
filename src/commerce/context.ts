import type { Call, CallHeaders } from '#service-base/call.ts';
import type { OncePerPageRequest } from '#service-base/once-per-page-request.ts';
import type { ServiceParts } from '#service-base/service.ts';
import type { Spend } from '#service-base/spend.ts';
import type { TakeTurn } from '#service-base/turns.ts';
import type { Cart } from './cart/cart.ts';
import type { KnownCart } from './cart/known-cart.ts';
import type { CatalogIndexes } from './catalog/catalog-index.ts';
import type { CatalogReader } from './catalog/catalog-reader.ts';
import type { CatalogReads } from './catalog/catalog-reads.ts';
import type { AccessTokens } from './customers/access-token.ts';
import type { Freshness, Reading } from './freshness.ts';
import type { RuleRow } from './promotions/benefit-rule.ts';
import type { ReviewReader } from './reviews/review-reader.ts';
import type { CommerceSettings } from './settings.ts';
import type { WishlistJson } from './wishlist/wishlist-rows.ts';
import type { StoreDirectory, StoreView } from './store/store-view.ts';

/** A signed-in customer, as far as access and prices need to know them. */
export type CurrentCustomer = {
  id: number;
  groupCode: string;
  /** What the group gets by itself. */
  rule: RuleRow;
  /** The active cart or that there is none, where it was read with its owner. */
  cartRead: CartRead | null;
  /** The same of what they have saved, in the store of that number. */
  wishlistRead: { row: WishlistJson | null; storeId: number } | null;
};

/** A customer's active cart as the store of that number sells it; null where there is none. */
export type CartRead = { open: () => Cart | null; storeId: number; reading: Reading };

/** What the whole engine shares. */
export type Engine = ServiceParts<CommerceSettings> & {
  stores: StoreDirectory;
  tokens: AccessTokens;
  /** Who the token of a call belongs to, looked up once for the calls of one page request. */
  tokenOwners: OncePerPageRequest<CurrentCustomer>;
  /** Orders are placed a few at once: those of one product wait for each other in any case. */
  placeInTurn: TakeTurn;
  /** Whether what is remembered may still be shown. */
  freshness: Freshness;
  /** The catalogue in memory, for finding and counting. */
  indexes: CatalogIndexes;
};

/** What one request knows; every resolver gets it. */
export type CommerceContext = Engine & {
  /** The store view the header `Store` asked for. */
  store: StoreView;
  /** Null for guests and for the integration credential. */
  customer: CurrentCustomer | null;
  /** The caller's cart, read once. */
  knownCart: KnownCart;
  /** The caller holds the integration credential. */
  integration: boolean;
  /** Asked before what is costly; see `spendOn`. */
  spend: Spend;
  headers: CallHeaders;
  /** As the caller wrote them: the order of keys means something to `sort`. */
  variables: Call['variables'];
  /** Products of this store; rows are fetched in batches within one request. */
  catalog: CatalogReader;
  /** Reviews of this store; fetched in batches as well. */
  reviews: ReviewReader;
  /** What the lists of this request were made from. */
  catalogReads: CatalogReads;
};
