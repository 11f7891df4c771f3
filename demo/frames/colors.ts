import type { ColourGroup } from '#domain/frames/catalogue-types.ts';
import type { Finish } from '#pictures/frame.ts';

/** A colour of the demo: its name, the group it is filtered by, its swatch and its paint. */
export type HouseColor = {
  name: { en: string; de: string };
  group: ColourGroup;
  hex: string;
  finish: Finish;
};

const GOLD = '#c9a45c';
const SILVER = '#b4b8bb';

/** Plates of acetate and polyamide. */
export const PLATES = {
  black: solid('Black', 'Schwarz', 'Black', '#17191b'),
  matteBlack: matte('Matte black', 'Mattschwarz', 'Black', '#26282a'),
  graphite: crystal('Graphite', 'Graphit', 'Black', '#3d4247', 0.22),
  midnight: solid('Midnight', 'Mitternachtsblau', 'Blue', '#1d2b4f'),
  ocean: crystal('Ocean', 'Meerblau', 'Blue', '#2f6690', 0.38),
  denim: matte('Denim', 'Jeansblau', 'Blue', '#4a6484'),
  burgundy: solid('Burgundy', 'Bordeaux', 'Red', '#6a1b2c'),
  cherry: crystal('Cherry', 'Kirschrot', 'Red', '#a3263a', 0.32),
  brick: matte('Brick', 'Ziegelrot', 'Red', '#9a4a35'),
  forest: solid('Forest', 'Waldgrün', 'Green', '#1c4132'),
  olive: crystal('Olive', 'Oliv', 'Green', '#6b7340', 0.38),
  sage: matte('Sage', 'Salbei', 'Green', '#7d9180'),
  crystal: crystal('Crystal', 'Kristall', 'Neutrals', '#cfd6d5', 0.74),
  sand: crystal('Sand', 'Sand', 'Neutrals', '#cbb08d', 0.5),
  blush: crystal('Blush', 'Zartrosa', 'Neutrals', '#e3c5bd', 0.58),
  smoke: crystal('Smoke', 'Rauchgrau', 'Neutrals', '#8b8d8e', 0.5),
  chestnut: solid('Chestnut', 'Kastanie', 'Neutrals', '#59331f'),
  tortoise: tortoise('Tortoise', 'Havanna', '#b8742c', '#3a1c0d'),
  honey: tortoise('Honey tortoise', 'Havanna hell', '#dba65a', '#8a4a1c'),
  blueTortoise: tortoise('Blue tortoise', 'Havanna blau', '#4c7ba3', '#172640'),
  blackCrystal: twoTone('Black and crystal', 'Schwarz-Kristall', '#1a1c1e', '#dfe3e2', 0.62),
  navySand: twoTone('Navy and sand', 'Marine-Sand', '#22345c', '#d3b48c', 0.42),
  wineBlush: twoTone('Wine and blush', 'Wein-Zartrosa', '#64192f', '#e3c2bc', 0.55),
} satisfies Record<string, HouseColor>;

/** Metals, bare or lacquered. */
export const METALS = {
  gold: metal('Gold', 'Gold', 'Neutrals', GOLD),
  silver: metal('Silver', 'Silber', 'Neutrals', SILVER),
  roseGold: metal('Rose gold', 'Roségold', 'Neutrals', '#c9907b'),
  bronze: metal('Bronze', 'Bronze', 'Neutrals', '#7d6148'),
  gunmetal: metal('Gunmetal', 'Anthrazit', 'Black', '#55595e'),
  black: metal('Black', 'Schwarz', 'Black', '#232527'),
  brushed: brushed('Brushed titanium', 'Titan gebürstet', 'Neutrals', '#8f8f8c'),
  cobalt: metal('Cobalt', 'Kobaltblau', 'Blue', '#2f4f8f'),
  pine: metal('Pine', 'Tannengrün', 'Green', '#2d5a49'),
  copper: metal('Copper red', 'Kupferrot', 'Red', '#9c4a33'),
} satisfies Record<string, HouseColor>;

function solid(en: string, de: string, group: ColourGroup, hex: string): HouseColor {
  return { name: { en, de }, group, hex, finish: { kind: 'solid', hex, metalHex: SILVER } };
}

function matte(en: string, de: string, group: ColourGroup, hex: string): HouseColor {
  return { name: { en, de }, group, hex, finish: { kind: 'matte', hex, metalHex: SILVER } };
}

function metal(en: string, de: string, group: ColourGroup, hex: string): HouseColor {
  return { name: { en, de }, group, hex, finish: { kind: 'metal', hex } };
}

function brushed(en: string, de: string, group: ColourGroup, hex: string): HouseColor {
  return { name: { en, de }, group, hex, finish: { kind: 'metal', hex, isBrushed: true } };
}

function crystal(
  en: string,
  de: string,
  group: ColourGroup,
  hex: string,
  clarity: number,
): HouseColor {
  return {
    name: { en, de },
    group,
    hex,
    finish: { kind: 'crystal', hex, clarity, metalHex: SILVER },
  };
}

function tortoise(en: string, de: string, hex: string, patchHex: string): HouseColor {
  return {
    name: { en, de },
    group: 'Multicolor',
    hex,
    finish: { kind: 'tortoise', hex, patchHex, metalHex: GOLD },
  };
}

function twoTone(
  en: string,
  de: string,
  hex: string,
  lowerHex: string,
  lowerClarity: number,
): HouseColor {
  return {
    name: { en, de },
    group: 'Multicolor',
    hex,
    finish: { kind: 'two-tone', hex, lowerHex, lowerClarity, metalHex: SILVER },
  };
}
