import { facetAttributes, type FacetAttribute } from '../catalog/attributes.ts';
import { inputError } from '../errors.ts';
import type { Attribute, AttributeInput, CustomAttributeMetadata } from '../generated/schema.ts';

/**
 * What `customAttributeMetadata` tells of each attribute asked for.
 * @throws GraphQLError when a code is missing, or names no attribute of products.
 */
export function attributeMetadata(inputs: readonly AttributeInput[]): CustomAttributeMetadata {
  return { items: inputs.map((input) => describe(input)) };
}

function describe({ attribute_code: code, entity_type: entityType }: AttributeInput): Attribute {
  if (!code || !entityType) {
    const missing = [!code && 'attribute_code', !entityType && 'entity_type'].filter(Boolean);
    throw inputError(
      `Missing ${missing.join('/')} for the input ${code ?? entityType ?? 'Empty AttributeInput'}.`,
    );
  }
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
