import { readAttributes } from '../catalog/declared-attributes.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Currency } from '../generated/schema.ts';
import { attributesNamed, attributesOf } from './attribute-list.ts';
import { attributeMetadata } from './attribute-metadata.ts';
import { countriesOf, getCountry } from './countries.ts';
import { storeConfigOf } from './store-config.ts';
import type { StoreView } from './store-view.ts';

export const resolvers: Resolvers = {
  Query: {
    storeConfig: (_root, _args, { store, settings }) => storeConfigOf(store, settings),
    availableStores: async (_root, _args, { stores, settings }) =>
      (await stores.all()).map((store) => storeConfigOf(store, settings)),
    countries: (_root, _args, { store }) => countriesOf(store),
    country: (_root, { id }, { store }) => getCountry(store, id),
    currency: (_root, _args, { store }) => currencyOf(store),
    customAttributeMetadata: async (_root, { attributes }, { store, pool }) =>
      attributeMetadata(attributes, { declared: await readAttributes(pool), store }),
    customAttributeMetadataV2: async (_root, { attributes }, { store, pool }) =>
      attributesNamed(await readAttributes(pool), store, attributes ?? []),
    attributesList: async (_root, { entityType, filters }, { store, pool }) =>
      attributesOf(await readAttributes(pool), store, entityType, filters),
  },
  CustomAttributeMetadataInterface: { __resolveType: () => 'CatalogAttributeMetadata' },
  CustomAttributeOptionInterface: { __resolveType: () => 'AttributeOptionMetadata' },
};

function currencyOf({ currency, locale }: StoreView): Currency {
  const symbol = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  return {
    base_currency_code: currency,
    base_currency_symbol: symbol,
    default_display_currency_code: currency,
    default_display_currency_symbol: symbol,
    default_display_currecy_code: currency,
    default_display_currecy_symbol: symbol,
    available_currency_codes: [currency],
    exchange_rates: [{ currency_to: currency, rate: 1 }],
  };
}
