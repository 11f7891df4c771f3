import type { CommerceContext } from '../context.ts';
import type { ConfigurableProductResolvers } from '../generated/resolvers.ts';
import type {
  ConfigurableAttributeOption,
  ConfigurableProductOptions,
} from '../generated/schema.ts';
import { configurableOptionUid, configurableValueUid, entityUid } from '../ids.ts';
import type { CatalogChoice } from './catalog-document.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { pictures } from './pictures.ts';

/** What a product comes in: a frame in its colors, other goods in words of several attributes. */
export const configurableFields: Pick<
  ConfigurableProductResolvers,
  'variants' | 'configurable_options' | 'configurable_product_options_selection'
> = {
  variants: ({ variants }) =>
    variants.map((variant) => ({ product: variant, attributes: variant.choices.map(attribute) })),
  configurable_options: (product) =>
    attributesOf(product).map((choices, position) => option(product, choices, position)),
  configurable_product_options_selection: selection,
};

/** The uid by which a word is chosen. */
export function choiceUid({ attributeId, valueIndex }: CatalogChoice): string {
  return configurableValueUid(attributeId, valueIndex);
}

/** By attribute, in their order, each word once. */
function attributesOf({ variants }: CatalogProduct): (readonly CatalogChoice[])[] {
  const first = variants[0]?.choices ?? [];
  return first.map(({ attributeId }) => {
    const all = variants.flatMap(({ choices }) =>
      choices.filter((choice) => choice.attributeId === attributeId),
    );
    return [...new Map(all.map((choice) => [choice.valueIndex, choice])).values()];
  });
}

function attribute(choice: CatalogChoice): ConfigurableAttributeOption {
  const { code, valueLabel: label, valueIndex } = choice;
  return { code, label, value_index: valueIndex, uid: choiceUid(choice) };
}

function option(
  { id }: CatalogProduct,
  choices: readonly CatalogChoice[],
  position: number,
): ConfigurableProductOptions {
  const { attributeId = 0, code = '', label = '' } = choices[0] ?? {};
  return {
    id,
    uid: configurableOptionUid(id, attributeId),
    attribute_id: String(attributeId),
    attribute_id_v2: attributeId,
    attribute_uid: entityUid(attributeId),
    attribute_code: code,
    label,
    position,
    use_default: false,
    product_id: id,
    values: choices.map((choice) => ({
      uid: choiceUid(choice),
      value_index: choice.valueIndex,
      label: choice.valueLabel,
      default_label: choice.valueLabel,
      store_label: choice.valueLabel,
      use_default_value: true,
      swatch_data: choice.hex === undefined ? null : { value: choice.hex },
    })),
  };
}

/** What can still be chosen beside what is, and the one that is chosen, once there is but one. */
function selection(
  product: CatalogProduct,
  { configurableOptionValueUids }: { configurableOptionValueUids?: string[] | null },
  context: CommerceContext,
) {
  const uids = new Set(configurableOptionValueUids);
  const options = attributesOf(product).map((choices) => {
    const { attributeId = 0, code = '', label = '' } = choices[0] ?? {};
    const isFree = (choice: CatalogChoice) =>
      product.variants.some(
        (variant) => variant.isInStock && fits(variant, withOther(uids, choices, choice)),
      );
    return { attributeId, code, label, choices, isFree };
  });
  const fitting = product.variants.filter((variant) => fits(variant, uids));
  const chosen = uids.size > 0 && fitting.length === 1 ? (fitting[0] ?? null) : null;
  return {
    options_available_for_selection: options.map(({ code, choices, isFree }) => ({
      attribute_code: code,
      option_value_uids: choices.filter(isFree).map(choiceUid),
    })),
    configurable_options: options.map(({ attributeId, code, label, choices, isFree }) => ({
      uid: entityUid(attributeId),
      attribute_code: code,
      label,
      values: choices.map((choice) => ({
        uid: choiceUid(choice),
        label: choice.valueLabel,
        is_available: isFree(choice),
        is_use_default: true,
        swatch: choice.hex === undefined ? null : { value: choice.hex },
      })),
    })),
    media_gallery: pictures(chosen ?? product, context),
    variant: chosen,
  };
}

function fits({ choices }: CatalogProduct, uids: ReadonlySet<string>): boolean {
  const own = new Set(choices.map(choiceUid));
  return [...uids].every((uid) => own.has(uid));
}

/** What is chosen, with this word of its attribute in place of another. */
function withOther(
  uids: ReadonlySet<string>,
  choices: readonly CatalogChoice[],
  choice: CatalogChoice,
): Set<string> {
  const ofAttribute = new Set(choices.map(choiceUid));
  return new Set([...[...uids].filter((uid) => !ofAttribute.has(uid)), choiceUid(choice)]);
}
