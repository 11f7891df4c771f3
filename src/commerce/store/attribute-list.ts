import { facetAttributes, languageOf, type FacetAttribute } from '../catalog/attributes.ts';
import type { DeclaredAttribute } from '../catalog/declared-attributes.ts';
import type {
  AttributeEntityTypeEnum,
  AttributeFilterInput,
  AttributeInput,
  AttributeMetadataError,
  AttributesMetadataOutput,
  CatalogAttributeMetadata,
} from '../generated/schema.ts';
import type { StoreView } from './store-view.ts';

/** What is so of every attribute that lists are filtered by, and of no other thing. */
const flags = {
  is_comparable: false,
  is_filterable: true,
  is_filterable_in_search: true,
  is_html_allowed_on_front: false,
  is_searchable: true,
  is_used_for_customer_segment: false,
  is_used_for_price_rules: true,
  is_used_for_promo_rules: true,
  is_visible_in_advanced_search: false,
  is_visible_on_front: true,
  is_wysiwyg_enabled: false,
  used_in_product_listing: true,
} as const satisfies Record<keyof AttributeFilterInput, boolean>;

/** What nobody filters by is not filterable, and all else alike. */
function flagsOf(isFilterable: boolean): Record<keyof typeof flags, boolean> {
  const searched = { is_filterable: isFilterable, is_filterable_in_search: isFilterable };
  return { ...flags, ...searched, is_searchable: isFilterable };
}

/** The attributes of products that pass the filters, described; of other things there are none. */
export function attributesOf(
  declared: readonly DeclaredAttribute[],
  store: StoreView,
  entityType: AttributeEntityTypeEnum,
  filters: AttributeFilterInput | null | undefined,
): AttributesMetadataOutput {
  const isOfProducts = entityType === 'CATALOG_PRODUCT';
  if (!isOfProducts) return { items: [], errors: [] };
  const known = passes(filters) ? facetAttributes : [];
  return {
    items: [
      ...known.map((attribute) => metadataOf(attribute, store)),
      ...declared
        .filter(({ isFilterable }) => passes(filters, isFilterable))
        .map((attribute) => declaredMetadata(attribute, store)),
    ],
    errors: [],
  };
}

/** Each attribute that is asked for; what there is not stands among the errors. */
export function attributesNamed(
  declared: readonly DeclaredAttribute[],
  store: StoreView,
  inputs: readonly AttributeInput[],
): AttributesMetadataOutput {
  const found = inputs.map((input) => find(input, store, declared));
  return {
    items: found.filter((one) => 'code' in one),
    errors: found.filter((one) => 'message' in one),
  };
}

/** Whether what an attribute is agrees with what is asked for. */
export function passes(
  filters: AttributeFilterInput | null | undefined,
  isFilterable = true,
): boolean {
  const is = flagsOf(isFilterable);
  return Object.entries(filters ?? {}).every(
    ([name, wanted]) => typeof wanted !== 'boolean' || is[name as keyof typeof is] === wanted,
  );
}

function find(
  { attribute_code: code, entity_type: entityType }: AttributeInput,
  store: StoreView,
  declared: readonly DeclaredAttribute[],
): CatalogAttributeMetadata | AttributeMetadataError {
  if (entityType?.toLowerCase() !== 'catalog_product') {
    return {
      type: 'ENTITY_NOT_FOUND',
      message: `Entity "${entityType ?? ''}" could not be found.`,
    };
  }
  const attribute = facetAttributes.find((known) => known.code === code);
  if (attribute) return metadataOf(attribute, store);
  const own = declared.find((known) => known.code === code);
  if (own) return declaredMetadata(own, store);
  return {
    type: 'ATTRIBUTE_NOT_FOUND',
    message: `Attribute code "${code ?? ''}" could not be found.`,
  };
}

function metadataOf(
  { code, labels, inputType, words }: FacetAttribute,
  store: StoreView,
): CatalogAttributeMetadata {
  return {
    code,
    label: labels[languageOf(store)],
    entity_type: 'CATALOG_PRODUCT',
    frontend_input: inputType === 'select' ? 'SELECT' : 'MULTISELECT',
    is_required: false,
    is_unique: false,
    options: words.map((word) => ({ label: word, value: word, is_default: false })),
    ...flags,
  };
}

const inputs = {
  text: 'TEXT',
  number: 'TEXT',
  boolean: 'BOOLEAN',
  date: 'DATE',
  select: 'SELECT',
  multiselect: 'MULTISELECT',
} as const;

function declaredMetadata(
  { code, type, labels, options, isFilterable }: DeclaredAttribute,
  store: StoreView,
): CatalogAttributeMetadata {
  const language = languageOf(store);
  return {
    code,
    label: labels[language],
    entity_type: 'CATALOG_PRODUCT',
    frontend_input: inputs[type],
    is_required: false,
    is_unique: false,
    options: options.map(({ word, labels: all }) => ({
      label: all[language],
      value: word,
      is_default: false,
    })),
    ...flagsOf(isFilterable),
  };
}
