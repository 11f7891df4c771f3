import type { Queryable } from '#service-base/transaction.ts';
import { inputError } from '../errors.ts';
import type { CountryCodeEnum, CurrencyEnum } from '../generated/schema.ts';

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
  /** 19 % is 1900. */
  taxRateBasisPoints: number;
  taxLabel: string;
  timezone: string;
  /** Two-letter codes of the countries it ships to; the first is the default. */
  countries: CountryCodeEnum[];
  isDefault: boolean;
  position: number;
};

/** Finds the store views; `reload` after a change to them. */
export type StoreDirectory = {
  /** The store that `code` names, the default store without a code. @throws GraphQLError */
  getStore(code: string | undefined): Promise<StoreView>;
  all(): Promise<StoreView[]>;
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
            tax_label as "taxLabel", timezone, countries, is_default as "isDefault", position
       from commerce.stores
      where enabled
      order by position, id`,
  );
  return rows;
}
