/** A state or territory of a country, numbered as Magento numbers it. */
export type Region = { id: number; code: string; name: string };

/** Codes and names in the order of their numbers, which begin at `firstId`. */
function regions(firstId: number, list: string): Region[] {
  return list
    .trim()
    .split('\n')
    .map((line, index) => {
      const [code = '', name = ''] = line.trim().split('|');
      return { id: firstId + index, code, name };
    });
}

/** Regions by country; a country without an entry has none to choose from. */
export const regionsByCountry: Readonly<Record<string, readonly Region[]>> = {
  US: regions(
    1,
    `AL|Alabama
    AK|Alaska
    AS|American Samoa
    AZ|Arizona
    AR|Arkansas
    AF|Armed Forces Africa
    AA|Armed Forces Americas
    AC|Armed Forces Canada
    AE|Armed Forces Europe
    AM|Armed Forces Middle East
    AP|Armed Forces Pacific
    CA|California
    CO|Colorado
    CT|Connecticut
    DE|Delaware
    DC|District of Columbia
    FM|Federated States Of Micronesia
    FL|Florida
    GA|Georgia
    GU|Guam
    HI|Hawaii
    ID|Idaho
    IL|Illinois
    IN|Indiana
    IA|Iowa
    KS|Kansas
    KY|Kentucky
    LA|Louisiana
    ME|Maine
    MH|Marshall Islands
    MD|Maryland
    MA|Massachusetts
    MI|Michigan
    MN|Minnesota
    MS|Mississippi
    MO|Missouri
    MT|Montana
    NE|Nebraska
    NV|Nevada
    NH|New Hampshire
    NJ|New Jersey
    NM|New Mexico
    NY|New York
    NC|North Carolina
    ND|North Dakota
    MP|Northern Mariana Islands
    OH|Ohio
    OK|Oklahoma
    OR|Oregon
    PW|Palau
    PA|Pennsylvania
    PR|Puerto Rico
    RI|Rhode Island
    SC|South Carolina
    SD|South Dakota
    TN|Tennessee
    TX|Texas
    UT|Utah
    VT|Vermont
    VI|Virgin Islands
    VA|Virginia
    WA|Washington
    WV|West Virginia
    WI|Wisconsin
    WY|Wyoming`,
  ),
  DE: regions(
    79,
    `NDS|Niedersachsen
    BAW|Baden-Württemberg
    BAY|Bayern
    BER|Berlin
    BRG|Brandenburg
    BRE|Bremen
    HAM|Hamburg
    HES|Hessen
    MEC|Mecklenburg-Vorpommern
    NRW|Nordrhein-Westfalen
    RHE|Rheinland-Pfalz
    SAR|Saarland
    SAS|Sachsen
    SAC|Sachsen-Anhalt
    SCN|Schleswig-Holstein
    THE|Thüringen`,
  ),
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
