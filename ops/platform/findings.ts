import { isServiceError, type ServiceClient } from '#clients/client.ts';
import { catalogueWords, wordsWithoutOption } from '#clients/magento/catalogue-words.ts';
import { mediaBaseOf, type Platform } from '#clients/magento/dialect.ts';
import type { PlatformQuery } from '#clients/generated/commerce.ts';
import { STORES, type StoreCode } from '#domain/people/locale.ts';
import type { Finding } from '#server/finding.ts';
import type { Services } from '#server/services.ts';
import { lookAtFilters, lookAtFrames } from './frames.ts';
import { lookAtLenses } from './lenses.ts';
import { tryPair } from './trial-pair.ts';
import { findingOf } from './tried.ts';

/**
 * Whether another platform has what the shop needs of it, before the first member does; none
 * where our own commerce sells, and none while the platform does not answer at all. What each
 * finding asks for is in docs/magento.md. One customer of our own is made there, whose cart is
 * filled and emptied again.
 */
export async function lookAtPlatform(services: Services): Promise<Finding[]> {
  const { platform, env } = services;
  if (!platform) return [];
  const codes = Object.keys(STORES) as StoreCode[];
  const stores = await Promise.all(codes.map((code) => describe(platform, code)));
  if (stores.every(({ isAway }) => isAway)) return [];

  const clientIn = (store: StoreCode): ServiceClient =>
    services.commerceWith(env.COMMERCE_INTEGRATION_TOKEN, store);
  const said = stores.flatMap(({ said: words }) => words ?? []);
  const sold = codes.filter((_code, index) => stores[index]?.said);
  const cdnOrigins = env.IMAGE_CDN_URL ? [new URL(env.IMAGE_CDN_URL).origin] : [];
  const isHttps = services.publicUrl().startsWith('https:');
  return [
    ...stores.map(({ finding }) => finding),
    lookAtMedia(said, platform, isHttps),
    lookAtWords(said[0] ?? {}),
    await lookAtFilters(clientIn('default')),
    await lookAtFrames(clientIn('default'), (origin) =>
      [...platform.pictureOrigins(), ...cdnOrigins].includes(origin),
    ),
    ...(await Promise.all(sold.map((store) => lookAtLenses(clientIn(store), store)))),
    ...(await tryPair(services)),
  ];
}

type Described = { finding: Finding; said?: Partial<PlatformQuery>; isAway?: boolean };

async function describe(platform: Platform, code: StoreCode): Promise<Described> {
  const name = `commerce store ${code}`;
  const { currency, iso } = STORES[code];
  try {
    const said = await platform.describe(code);
    const { default_display_currency_code: told, locale } = said.storeConfig ?? {};
    const faults = [
      ...(told === currency ? [] : [`its currency is ${told ?? 'not told'}, not ${currency}`]),
      ...(locale?.slice(0, 2) === iso.slice(0, 2)
        ? []
        : [`its locale is ${locale ?? 'not told'}, not ${iso}`]),
    ];
    return { finding: findingOf(name, faults, `${currency}, ${locale}`), said };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const isAway = error.category === 'unreachable';
    const fault = isAway
      ? 'does not answer'
      : `there is no store view "${code}" that can be sold in: make one with this code`;
    return { finding: findingOf(name, [fault], ''), isAway };
  }
}

function lookAtMedia(
  said: readonly Partial<PlatformQuery>[],
  { pictureOrigins }: Platform,
  isHttps: boolean,
): Finding {
  const bases = said.map(mediaBaseOf);
  const faults = [
    ...(bases.includes(null) ? ['a store view tells no media address'] : []),
    ...bases
      .filter((base) => isHttps && base?.startsWith('http:'))
      .map((base) => `${base} is not https: set the secure base URL for media`),
  ];
  return findingOf('commerce media', faults, `pictures from ${pictureOrigins().join(', ')}`);
}

function lookAtWords(said: Partial<PlatformQuery>): Finding {
  const missing = Map.groupBy(
    wordsWithoutOption(catalogueWords(said)),
    ({ attribute }) => attribute,
  );
  const faults = [...missing].map(
    ([attribute, words]) =>
      `${attribute} has no option ${words.map(({ word }) => word).join(', ')}`,
  );
  return findingOf('commerce attributes', faults, 'every choice of the filters has its option');
}
