import {
  COLOUR_GROUPS,
  FEATURES,
  FRAME_SHAPES,
  FRAME_SIZES,
  GENDERS,
  LENS_TYPES,
  RIM_TYPES,
} from '#domain/frames/catalogue-types.ts';
import type { PlatformQuery } from '../generated/commerce.ts';

/** The attributes of which a Magento knows each choice by a number, with our words for them. */
export const WORDS_OF_ATTRIBUTES = {
  gender: GENDERS,
  frame_shape: FRAME_SHAPES,
  size: FRAME_SIZES,
  lens_type: LENS_TYPES,
  features: FEATURES,
  rim_type: RIM_TYPES,
  color_group: COLOUR_GROUPS,
  /** Stands in for `color_group` where that is missing. */
  color: COLOUR_GROUPS,
  /** Whatever the labels say. */
  material: [],
} satisfies Partial<Record<keyof PlatformQuery, readonly string[]>>;

type Attribute = keyof typeof WORDS_OF_ATTRIBUTES;
const attributes = Object.keys(WORDS_OF_ATTRIBUTES) as Attribute[];

/** What one platform calls our words: by attribute, numbers by word and words by number. */
export type CatalogueWords = ReadonlyMap<
  string,
  { numbers: ReadonlyMap<string, string>; words: ReadonlyMap<string, string> }
>;

/**
 * An option stands for the word of ours that its label in the default store view spells, without
 * regard to case, spaces and signs: "Women's" is `Women_s`. Any other label is a word itself.
 */
export function catalogueWords(platform: Partial<PlatformQuery>): CatalogueWords {
  return new Map(
    attributes.flatMap((attribute) => {
      const options = platform[attribute]?.items?.[0]?.attribute_options;
      if (!options?.length) return [];
      const pairs = options.flatMap((option) =>
        option?.label && option.value
          ? [[wordFor(attribute, option.label), option.value] as const]
          : [],
      );
      return [
        [
          attribute,
          {
            numbers: new Map(pairs),
            words: new Map(pairs.map(([word, number]) => [number, word])),
          },
        ],
      ];
    }),
  );
}

/** Our words for which an attribute has no option: what is filtered by them finds nothing. */
export function wordsWithoutOption(words: CatalogueWords): { attribute: string; word: string }[] {
  const spare = words.has('color_group') ? 'color' : 'color_group';
  return attributes.flatMap((attribute) =>
    WORDS_OF_ATTRIBUTES[attribute === spare ? 'material' : attribute]
      .filter((word) => !words.get(attribute)?.numbers.has(word))
      .map((word) => ({ attribute, word })),
  );
}

function wordFor(attribute: Attribute, label: string): string {
  const known: readonly string[] = WORDS_OF_ATTRIBUTES[attribute];
  return known.find((word) => spelling(word) === spelling(label)) ?? label;
}

function spelling(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The variables of a document as the platform takes them. What our engine filters by as `color`,
 * the group of a colour, is an attribute of its own there: `color` is what tells variants apart.
 */
export function inNumbers(variables: unknown, words: CatalogueWords): unknown {
  if (!isRecord(variables)) return variables;
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      isRecord(value) ? filterInNumbers(value, words) : value,
    ]),
  );
}

function filterInNumbers(filter: Fields, words: CatalogueWords): Fields {
  return Object.fromEntries(
    Object.entries(filter).map(([key, condition]) => {
      const attribute = key === 'color' && words.has('color_group') ? 'color_group' : key;
      const numbers = words.get(attribute)?.numbers;
      if (!numbers || !isRecord(condition) || !Array.isArray(condition['in']))
        return [attribute, condition];
      return [attribute, { in: condition['in'].map((word) => numbers.get(String(word)) ?? word) }];
    }),
  );
}

/** Millimetres and grams: a text field of a Magento answers them as texts. */
const measures = new Set([
  'lens_width',
  'lens_height',
  'bridge',
  'temple_length',
  'frame_width',
  'weight_grams',
]);

/** What the platform answered, in our words and numbers; addresses of pictures made whole. */
export function inWords(
  answer: unknown,
  words: CatalogueWords,
  wholeAddress: (picture: string) => string,
): unknown {
  return translated(answer);

  function translated(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(translated);
    if (!isRecord(value)) return value;
    if (typeof value['attribute_code'] === 'string' && Array.isArray(value['options']))
      return aggregationInWords(value, value['attribute_code'], value['options']);
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, fieldInWords(key, field)]),
    );
  }

  function fieldInWords(key: string, field: unknown): unknown {
    if (measures.has(key) && typeof field === 'string') return numberIn(field);
    if (key === 'small_image') return withWholeAddress(field);
    if (key === 'media_gallery' && Array.isArray(field)) return field.map(withWholeAddress);
    const known = words.get(key)?.words;
    if (known && (typeof field === 'string' || typeof field === 'number'))
      return String(field)
        .split(',')
        .map((number) => known.get(number.trim()) ?? number)
        .join(',');
    return translated(field);
  }

  function withWholeAddress(picture: unknown): unknown {
    if (!isRecord(picture) || typeof picture['url'] !== 'string') return picture;
    return { ...picture, url: wholeAddress(picture['url']) };
  }

  function aggregationInWords(aggregation: Fields, code: string, options: unknown[]): Fields {
    const known = words.get(code)?.words;
    return {
      ...aggregation,
      attribute_code: code === 'color_group' ? 'color' : code,
      options: options.map((option) =>
        isRecord(option) && known
          ? { ...option, value: known.get(String(option['value'])) ?? option['value'] }
          : option,
      ),
    };
  }
}

function numberIn(text: string): number | null {
  const number = Number.parseFloat(text);
  return Number.isNaN(number) ? null : number;
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
