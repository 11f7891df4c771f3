import type { CommerceContext } from '../context.ts';
import type {
  PhysicalProductInterfaceResolvers,
  ProductInterfaceResolvers,
  Resolvers,
  SimpleProductResolvers,
} from '../generated/resolvers.ts';
import type {
  AttributeFilterInput,
  AttributeSelectedOptions,
  AttributeValue,
  RoutableInterface,
} from '../generated/schema.ts';
import { downloadLinkUid, entityUid } from '../ids.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { passes } from '../store/attribute-list.ts';
import { facetAttributes, languageOf } from './attributes.ts';
import { categoryFields } from './category-fields.ts';
import { configurableFields } from './configurable-fields.ts';
import { bundleFields, bundleItemFields, bundleItemOptionFields } from './bundle-fields.ts';
import { olderFields } from './older-fields.ts';
import { picture, pictures } from './pictures.ts';
import { priceRange, priceTiers } from './price-range.ts';
import { optionResolvers } from './option-fields.ts';
import { linkedFields } from './linked-fields.ts';
import type { MediaRole } from './media-file.ts';
import { unitsOf } from '../store/money.ts';
import { reviewsOfProduct, reviewSummaryOf } from '../reviews/resolvers.ts';

const typeNames = {
  configurable: 'ConfigurableProduct',
  simple: 'SimpleProduct',
  virtual: 'VirtualProduct',
  bundle: 'BundleProduct',
  downloadable: 'DownloadableProduct',
  grouped: 'GroupedProduct',
} as const;

/** The word of a facet, several joined by commas as Magento writes a multiselect. */
function words(attribute: string) {
  return ({ document }: CatalogProduct) => document.facets[attribute]?.join(',') ?? null;
}

function pictureAs(role: MediaRole) {
  return (product: CatalogProduct, _args: object, context: CommerceContext) =>
    picture(product, role, context);
}

/**
 * How every `ProductInterface` resolves from a `CatalogProduct`, wherever it was loaded:
 * list, detail, cart item, order item, wish list.
 */
const productFields: Omit<ProductInterfaceResolvers, '__resolveType'> = {
  uid: ({ id }) => entityUid(id),
  type_id: ({ typeId }) => typeId,
  description: ({ document }) => ({ html: document.description }),
  short_description: () => ({ html: '' }),
  image: pictureAs('image'),
  small_image: pictureAs('small_image'),
  thumbnail: pictureAs('thumbnail'),
  swatch_image: (product, _args, context) => picture(product, 'swatch_image', context)?.url ?? null,
  media_gallery: (product, _args, context) => pictures(product, context),
  meta_title: ({ name }) => name,
  url_key: ({ urlKey }) => urlKey,
  url_suffix: () => '',
  url_path: ({ urlKey }) => urlKey,
  url_rewrites: ({ id, urlKey }) =>
    urlKey === null ? [] : [{ url: urlKey, parameters: [{ name: 'id', value: String(id) }] }],
  canonical_url: ({ urlKey }) => urlKey,
  stock_status: ({ isInStock }) => (isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK'),
  only_x_left_in_stock: ({ stockQty }) =>
    stockQty !== null && stockQty <= fewLeft ? stockQty : null,
  rating_summary: (product, _args, context) => reviewSummaryOf(product, context).percent,
  review_count: (product, _args, context) => reviewSummaryOf(product, context).count,
  reviews: reviewsOfProduct,
  gift_message_available: () => false,
  ...olderFields,
  price_tiers: (product, _args, { store }) => priceTiers(product, store.currency),
  price_range: (product, _args, { store }) => priceRange(product, store.currency),
  categories: ({ document }) => document.categories,
  ...linkedFields,
  gender: words('gender'),
  frame_shape: words('frame_shape'),
  size: words('size'),
  lens_type: words('lens_type'),
  features: words('features'),
  material: (product) => product.document.material ?? words('material')(product),
  color: ({ color }) => color?.optionId ?? null,
  color_group: ({ color, document }) => color?.group ?? document.facets['color']?.join(',') ?? null,
  color_hex: ({ color }) => color?.hex ?? null,
  lens_width: ({ document }) => document.measurements?.lensWidthMm ?? null,
  lens_height: ({ document }) => document.measurements?.lensHeightMm ?? null,
  bridge: ({ document }) => document.measurements?.bridgeMm ?? null,
  temple_length: ({ document }) => document.measurements?.templeMm ?? null,
  frame_width: ({ document }) => document.measurements?.totalWidthMm ?? null,
  lens_outline: ({ document }) => document.lensOutline ?? null,
  rim_type: words('rim_type'),
  weight_grams: ({ document }) => document.measurements?.weightGrams ?? null,
  added_on: ({ document }) => document.addedOn,
  custom_attributesV2: ({ document }, { filters }) => ({
    items: [...(passes(filters) ? selectedOf(document) : []), ...declaredIn(document, filters)],
    errors: [],
  }),
};

/** The words that a product has of each attribute. */
function selectedOf({ facets }: CatalogProduct['document']): AttributeSelectedOptions[] {
  return facetAttributes.flatMap(({ code }) => {
    const has = facets[code] ?? [];
    if (has.length === 0) return [];
    return [{ code, selected_options: has.map((word) => ({ label: word, value: word })) }];
  });
}

/** What it has of declared attributes: a value, or the options that were chosen. */
function declaredIn(
  { attributes = [] }: CatalogProduct['document'],
  filters: AttributeFilterInput | null | undefined,
): (AttributeSelectedOptions | AttributeValue)[] {
  return attributes
    .filter(({ isFilterable }) => passes(filters, isFilterable))
    .map(({ code, value, selected }) =>
      selected ? { code, selected_options: selected } : { code, value: value ?? '' },
    );
}

/** Magento's "only N left" threshold. */
const fewLeft = 3;

/** The status that sends a browser, and a search engine, to the address of now. */
const movedForGood = 301;

const routableFields: Pick<SimpleProductResolvers, keyof RoutableInterface> = {
  relative_url: ({ urlKey }) => urlKey,
  redirect_code: ({ isMoved }) => (isMoved ? movedForGood : 0),
  type: () => 'PRODUCT',
};

const physicalFields: Omit<PhysicalProductInterfaceResolvers, '__resolveType'> = {
  weight: ({ document }) => (document.measurements?.weightGrams ?? 0) / 1000,
};

const linksTitles = { en: 'Links', de: 'Downloads' };

export const productResolvers: Resolvers = {
  ProductInterface: {
    __resolveType: (product) => typeNames[product.typeId],
    ...productFields,
  },
  RoutableInterface: {
    __resolveType: (found) => {
      if ('pageId' in found) return 'CmsPage';
      return 'typeId' in found ? typeNames[found.typeId] : 'CategoryTree';
    },
  },
  CustomizableProductInterface: {
    __resolveType: ({ typeId }) => (typeId === 'grouped' ? null : typeNames[typeId]),
  },
  PhysicalProductInterface: {
    __resolveType: ({ typeId }) =>
      typeId === 'virtual' || typeId === 'downloadable' ? null : typeNames[typeId],
  },
  SimpleProduct: { ...routableFields, ...physicalFields },
  VirtualProduct: { ...routableFields },
  ConfigurableProduct: {
    ...routableFields,
    ...physicalFields,
    ...configurableFields,
  },
  BundleProduct: { ...routableFields, ...physicalFields, ...bundleFields },
  DownloadableProduct: {
    ...routableFields,
    links_purchased_separately: ({ document }) => (document.downloads?.isApart ? 1 : 0),
    links_title: (_product, _args, { store }) => linksTitles[languageOf(store)],
    downloadable_product_links: ({ document }) => document.downloads?.links ?? [],
    downloadable_product_samples: () => [],
  },
  DownloadableProductLinks: {
    uid: ({ id }) => downloadLinkUid(id),
    sort_order: ({ position }) => position,
    price: ({ priceMinor }) => unitsOf(priceMinor),
    sample_url: ({ sampleUrl }) => sampleUrl,
    sample_type: ({ sampleUrl }) => (sampleUrl === null ? null : 'URL'),
  },
  GroupedProduct: { ...routableFields, ...physicalFields, items: ({ members }) => members },
  GroupedProductItem: {
    qty: ({ quantity }) => quantity,
    product: ({ product }, _args, { catalog }) => catalog.findById(product.id),
  },
  BundleItem: bundleItemFields,
  BundleItemOption: bundleItemOptionFields,
  AttributeValueInterface: {
    __resolveType: (one) => ('value' in one ? 'AttributeValue' : 'AttributeSelectedOptions'),
  },
  AttributeSelectedOptionInterface: { __resolveType: () => 'AttributeSelectedOption' },
  ProductLinksInterface: { __resolveType: () => 'ProductLinks' },
  LayerFilterItemInterface: { __resolveType: () => 'LayerFilterItem' },
  MediaGalleryInterface: { __resolveType: () => 'ProductImage' },
  SwatchDataInterface: { __resolveType: () => 'ColorSwatchData' },
  CategoryInterface: { __resolveType: () => 'CategoryTree' },
  CategoryTree: categoryFields,
  ...optionResolvers,
};
