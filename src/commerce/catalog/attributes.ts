import {
  COLOUR_GROUPS,
  FEATURES,
  FRAME_SHAPES,
  FRAME_SIZES,
  GENDERS,
  LENS_TYPES,
  RIM_TYPES,
} from '#domain/frames/catalogue-types.ts';

/** The attribute that tells the colours of a model apart; 93 is Magento's own number for it. */
export const colorAttribute = { id: 93, code: 'color', label: 'Color' } as const;

/** An attribute that lists can be filtered by, with its words in the order pages show them. */
export type FacetAttribute = {
  code: string;
  labels: { en: string; de: string };
  inputType: 'select' | 'multiselect';
  /** Empty when the catalogue itself decides which words there are. */
  words: readonly string[];
};

/**
 * The attributes that filters, aggregations and `customAttributeMetadata` know. The value of an
 * option is its word, the same in every store: what a shopper reads is the page's affair.
 */
export const facetAttributes: readonly FacetAttribute[] = [
  {
    code: 'gender',
    labels: { en: 'Gender', de: 'Geschlecht' },
    inputType: 'multiselect',
    words: GENDERS,
  },
  {
    code: 'frame_shape',
    labels: { en: 'Frame shape', de: 'Fassungsform' },
    inputType: 'select',
    words: FRAME_SHAPES,
  },
  { code: 'size', labels: { en: 'Size', de: 'Größe' }, inputType: 'select', words: FRAME_SIZES },
  {
    code: 'lens_type',
    labels: { en: 'Lens type', de: 'Glasart' },
    inputType: 'multiselect',
    words: LENS_TYPES,
  },
  {
    code: 'features',
    labels: { en: 'Features', de: 'Merkmale' },
    inputType: 'multiselect',
    words: FEATURES,
  },
  {
    code: 'color',
    labels: { en: 'Color', de: 'Farbe' },
    inputType: 'select',
    words: COLOUR_GROUPS,
  },
  {
    code: 'rim_type',
    labels: { en: 'Rim', de: 'Rand' },
    inputType: 'select',
    words: RIM_TYPES,
  },
  {
    code: 'material',
    labels: { en: 'Material', de: 'Material' },
    inputType: 'select',
    words: [],
  },
];

/** Which of the two languages a store's labels are in. */
export function languageOf(store: { locale: string }): 'en' | 'de' {
  return store.locale.startsWith('de') ? 'de' : 'en';
}
