import type { FrameListQuery } from '#clients/generated/commerce.ts';

type Products = NonNullable<FrameListQuery['products']>;
type Item = NonNullable<NonNullable<Products['items']>[number]>;
type Configurable = Extract<Item, { configurable_options: unknown }>;

/** A frame of 54□18, 138 mm wide, in black and tortoise, as commerce answers it for a card. */
export function aWireFrame(change: Partial<Configurable> = {}): Configurable {
  return {
    sku: '11600',
    name: 'Bram',
    size: 'Large',
    frame_shape: 'Round',
    lens_type: 'SingleVision,Bifocals,Progressive',
    lens_width: 50,
    lens_height: 36,
    lens_outline: null,
    rim_type: 'FullRim',
    bridge: 18,
    frame_width: 138,
    stock_status: 'IN_STOCK',
    rating_summary: 0,
    review_count: 0,
    small_image: { url: '/media/frames/11601.svg' },
    price_range: { minimum_price: { final_price: { value: 219 } } },
    configurable_options: [{ values: [aValue('Black', '#17191b'), aValue('Tortoise', '#b8742c')] }],
    variants: [aVariant('Black', '11601'), aVariant('Multicolor', '11602')],
    ...change,
  };
}

function aValue(name: string, hex: string) {
  return { store_label: name, swatch_data: { value: hex } };
}

function aVariant(group: string, sku: string) {
  return { product: { color_group: group, small_image: { url: `/media/frames/${sku}.svg` } } };
}

/** How many of `attribute` there are, by word. */
export function counts(total: number, byAttribute: Record<string, Record<string, number>> = {}) {
  return {
    total_count: total,
    aggregations: Object.entries(byAttribute).map(([attribute_code, byWord]) => ({
      attribute_code,
      options: Object.entries(byWord).map(([value, count]) => ({ value, count })),
    })),
  };
}

/** An answer with these frames; `change` for what stands beside them. */
export function aListAnswer(items: Item[], change: Partial<FrameListQuery> = {}): FrameListQuery {
  return { products: { ...counts(items.length), items }, ...change };
}
