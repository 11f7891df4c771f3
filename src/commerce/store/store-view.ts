import type { TaxClass } from '#domain/prices/price-cart.ts';
import type { Queryable } from '#service-base/transaction.ts';
import { inputError } from '../errors.ts';
import type { CurrencyEnum } from '../generated/schema.ts';

/** What is taken of a kind of goods in a country, or in a region of it (empty: all of it). */
export type StoreTaxRate = {
  taxClass: TaxClass;
  countryCode: string;
  regionCode: string;
  label: string;
  /** Parts of a million. */
  ppm: number;
};

/** One store view: a language, a currency and how tax is shown. */
export type StoreView = {
  id: number;
  /** What the header `Store` names: `default`, `german`. */
  code: string;
  name: string;
  /** `en_US`, `de_DE`. */
  locale: string;
  /** ISO 4217. */
  currency: CurrencyEnum;
  /** What order numbers of this store begin with; empty for the first store. */
  orderPrefix: string;
  /** Prices include tax (German store) or come without it (US store). */
  taxIncluded: boolean;
  /** 19 % is 1900. Of all goods, wherever they go, unless `taxRates` says otherwise. */
  taxRateBasisPoints: number;
  taxLabel: string;
  taxRates: StoreTaxRate[];
  timezone: string;
  /** Two-letter codes of the countries it ships to; the first is the default. */
  countries: string[];
  isDefault: boolean;
  position: number;
};

/** Finds the store views; a change to them is seen within half a minute, or after `forget`. */
export type StoreDirectory = {
  /** The store that `code` names, the default store without a code. @throws GraphQLError */
  getStore(code: string | undefined): Promise<StoreView>;
  all(): Promise<StoreView[]>;
  forget(): void;
};

const freshMs = 30_000;

/** Reads the few store views once and again every half minute. */
export function createStoreDirectory(db: Queryable, now: () => number = Date.now): StoreDirectory {
  let loaded: { at: number; stores: Promise<StoreView[]> } | undefined;

  const all = (): Promise<StoreView[]> => {
    if (!loaded || now() - loaded.at > freshMs) {
      const stores = loadStores(db);
      loaded = { at: now(), stores };
      stores.catch(() => (loaded = undefined));
    }
    return loaded.stores;
  };

  return {
    all,
    forget: () => (loaded = undefined),
    async getStore(code) {
      const stores = await all();
      const store = stores.find((view) => (code ? view.code === code : view.isDefault));
      if (!store) throw inputError('Requested store is not found');
      return store;
    },
  };
}

async function loadStores(db: Queryable): Promise<StoreView[]> {
  const { rows } = await db.query<StoreView>(
    `select id, code, name, locale, currency, order_prefix as "orderPrefix",
            tax_included as "taxIncluded", tax_rate_basis_points as "taxRateBasisPoints",
            tax_label as "taxLabel", timezone, countries, is_default as "isDefault", position,
            coalesce((
              select json_agg(json_build_object(
                       'taxClass', r.tax_class, 'countryCode', r.country_code,
                       'regionCode', r.region_code, 'label', r.label,
                       'ppm', r.rate_ppm))
                from commerce.tax_rates r where r.store_id = s.id), '[]') as "taxRates"
       from commerce.stores s
      where enabled
      order by position, id`,
  );
  return rows;
}
