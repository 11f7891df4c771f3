import { US_STATES } from '#domain/people/us-states.ts';

/** A state or territory of a country, numbered as Magento numbers it. */
export type Region = { id: number; code: string; name: string };

/** Codes and names in the order of their numbers, which begin at `firstId`. */
function regions(firstId: number, list: readonly (readonly [string, string])[]): Region[] {
  return list.map(([code, name], index) => ({ id: firstId + index, code, name }));
}

/** Regions by country; a country without an entry has none to choose from. */
export const regionsByCountry: Readonly<Record<string, Region[]>> = {
  US: regions(1, US_STATES),
  DE: regions(79, [
    ['NDS', 'Niedersachsen'],
    ['BAW', 'Baden-Württemberg'],
    ['BAY', 'Bayern'],
    ['BER', 'Berlin'],
    ['BRG', 'Brandenburg'],
    ['BRE', 'Bremen'],
    ['HAM', 'Hamburg'],
    ['HES', 'Hessen'],
    ['MEC', 'Mecklenburg-Vorpommern'],
    ['NRW', 'Nordrhein-Westfalen'],
    ['RHE', 'Rheinland-Pfalz'],
    ['SAR', 'Saarland'],
    ['SAS', 'Sachsen'],
    ['SAC', 'Sachsen-Anhalt'],
    ['SCN', 'Schleswig-Holstein'],
    ['THE', 'Thüringen'],
  ]),
};

/** Countries whose addresses are not complete without a region. */
export const countriesWithRequiredRegion: readonly string[] = ['US'];

/** What an address says about its region; any one of the three will do. */
export type RegionInput = {
  region?: string | null;
  region_code?: string | null;
  region_id?: number | null;
};

export type ResolvedRegion =
  | { ok: true; region: Region | { id: null; code: string; name: string } | null }
  /** `unknown`: the text names no region of the country; `mismatch`: the number does not. */
  | { ok: false; reason: 'missing' | 'unknown' | 'mismatch' | 'ambiguous' };

/**
 * The region an address means, by number, code or name without regard to case. Null where the
 * country does not need one and none was given; countries without a list take any name.
 */
export function resolveRegion(countryCode: string, input: RegionInput): ResolvedRegion {
  const known = regionsByCountry[countryCode];
  const text = (input.region_code || input.region || '').trim();
  if (!known) return { ok: true, region: text ? { id: null, code: text, name: text } : null };
  if (input.region_id) {
    const region = known.find(({ id }) => id === input.region_id);
    return region ? { ok: true, region } : { ok: false, reason: 'mismatch' };
  }
  if (!text) {
    const required = countriesWithRequiredRegion.includes(countryCode);
    return required ? { ok: false, reason: 'missing' } : { ok: true, region: null };
  }
  return theOne(matching(known, input));
}

/** Code and name may come in either field; two that differ name two regions. */
function matching(known: readonly Region[], { region, region_code: code }: RegionInput): Region[] {
  const found = [code, region].flatMap((text) => {
    const wanted = text?.trim().toLowerCase();
    const byName = known.filter(({ name }) => name.toLowerCase() === wanted);
    return byName.length > 0 ? byName : known.filter((one) => one.code.toLowerCase() === wanted);
  });
  return [...new Set(found)];
}

function theOne(found: Region[]): ResolvedRegion {
  const [region, ...others] = found;
  if (!region) return { ok: false, reason: 'unknown' };
  return others.length > 0 ? { ok: false, reason: 'ambiguous' } : { ok: true, region };
}
