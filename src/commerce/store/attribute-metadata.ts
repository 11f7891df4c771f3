import { facetAttributes, languageOf, type FacetAttribute } from '../catalog/attributes.ts';
import type { DeclaredAttribute } from '../catalog/declared-attributes.ts';
import { inputError } from '../errors.ts';
import type { Attribute, AttributeInput, CustomAttributeMetadata } from '../generated/schema.ts';
import type { StoreView } from './store-view.ts';

/**
 * What `customAttributeMetadata` tells of each attribute asked for.
 * @throws GraphQLError when a code is missing, or names no attribute of products.
 */
export function attributeMetadata(
  inputs: readonly AttributeInput[],
  { declared, store }: { declared: readonly DeclaredAttribute[]; store: StoreView },
): CustomAttributeMetadata {
  return { items: inputs.map((input) => describe(input, declared, languageOf(store))) };
}

function describe(
  { attribute_code: code, entity_type: entityType }: AttributeInput,
  declared: readonly DeclaredAttribute[],
  language: 'en' | 'de',
): Attribute {
  if (!code || !entityType) {
    const missing = [!code && 'attribute_code', !entityType && 'entity_type'].filter(Boolean);
    throw inputError(
      `Missing ${missing.join('/')} for the input ${code ?? entityType ?? 'Empty AttributeInput'}.`,
    );
  }
  const own = declared.find((known) => known.code === code);
  if (own && entityType === 'catalog_product') return declaredMetadata(own, language);
  const attribute = facetAttributes.find((known) => known.code === code);
  if (!attribute || entityType !== 'catalog_product') {
    throw inputError(`Attribute code "${code}" of entity type "${entityType}" does not exist.`);
  }
  return metadataOf(attribute);
}

function metadataOf({ code, inputType, words }: FacetAttribute): Attribute {
  return {
    attribute_code: code,
    entity_type: 'catalog_product',
    attribute_type: 'String',
    input_type: inputType,
    attribute_options: words.map((word) => ({ label: word, value: word })),
    storefront_properties: {
      use_in_product_listing: true,
      position: 0,
      visible_on_catalog_pages: true,
      use_in_layered_navigation: 'FILTERABLE_WITH_RESULTS',
      use_in_search_results_layered_navigation: true,
    },
  };
}

function declaredMetadata(
  { code, type, options, isFilterable }: DeclaredAttribute,
  language: 'en' | 'de',
): Attribute {
  return {
    attribute_code: code,
    entity_type: 'catalog_product',
    attribute_type: type === 'number' ? 'Float' : type === 'boolean' ? 'Boolean' : 'String',
    input_type: type === 'number' ? 'text' : type,
    attribute_options: options.map(({ word, labels }) => ({
      label: labels[language],
      value: word,
    })),
    storefront_properties: {
      use_in_product_listing: true,
      position: 0,
      visible_on_catalog_pages: true,
      use_in_layered_navigation: isFilterable ? 'FILTERABLE_WITH_RESULTS' : 'NO',
      use_in_search_results_layered_navigation: isFilterable,
    },
  };
}
