import { isServiceError, type ServiceClient } from '#clients/client.ts';
import {
  FrameListMoreDocument,
  type FrameListMoreQuery,
  type ProductAttributeFilterInput,
  type ProductAttributeSortInput,
} from '#clients/generated/commerce.ts';
import { WORDS_OF_ATTRIBUTES } from '#clients/magento/catalogue-words.ts';
import { isFrameSku } from '#domain/frames/sku.ts';
import type { Finding } from '#server/finding.ts';
import { findingOf, tried } from './tried.ts';

/** What the list filters by; colours by the group that they belong to. */
const filters = [
  'gender',
  'frame_shape',
  'size',
  'lens_type',
  'features',
  'rim_type',
  'color',
] as const;
const sorts = ['position', 'price', 'name', 'added_on'] as const;

/** Every frame has a price. */
const anyPrice = { price: { from: '0' } };

/** Whether the list can be filtered and sorted by all that its page offers. */
export async function lookAtFilters(commerce: ServiceClient): Promise<Finding> {
  const asked: {
    what: string;
    filter: ProductAttributeFilterInput;
    sort: ProductAttributeSortInput;
  }[] = [
    ...filters.map((filter) => ({
      what: `${filter === 'color' ? 'color_group' : filter} cannot be filtered by: use it in layered navigation`,
      filter: { ...anyPrice, [filter]: { in: WORDS_OF_ATTRIBUTES[filter].slice(0, 1) } },
      sort: {},
    })),
    ...sorts.map((sort) => ({
      what: `${sort} cannot be sorted by: use it for sorting in product listing`,
      filter: anyPrice,
      sort: { [sort]: 'ASC' },
    })),
  ];
  const answers = await Promise.all(
    asked.map(async ({ what, filter, sort }) => {
      const isRefused = await isRefusedTo(commerce, filter, sort);
      return isRefused ? [what] : [];
    }),
  );
  return findingOf('commerce filters', answers.flat(), 'the list can be filtered and sorted');
}

/** A platform that refuses the plainest list as well is told of elsewhere. */
async function isRefusedTo(
  commerce: ServiceClient,
  filter: ProductAttributeFilterInput,
  sort: ProductAttributeSortInput,
): Promise<boolean> {
  try {
    await listOf(commerce, filter, sort);
    return false;
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return /is not defined by type|invalid value/i.test(error.message);
  }
}

/** Whether there are frames that are measured, with pictures from where they may come from. */
export function lookAtFrames(
  commerce: ServiceClient,
  isAllowed: (origin: string) => boolean,
): Promise<Finding> {
  const name = 'commerce frames';
  return tried(name, 'frames cannot be listed', async () => {
    const { products } = await listOf(commerce, anyPrice, {});
    const frames = (products?.items ?? []).filter((item) => isFrameSku(item?.sku ?? ''));
    const of = (fault: string, isAtFault: (frame: Frame) => boolean) => {
      const skus = frames.flatMap((frame) => (frame && isAtFault(frame) ? [frame.sku] : []));
      return skus.length > 0 ? [`${fault}: ${skus.slice(0, 5).join(', ')}`] : [];
    };
    const faults =
      frames.length === 0
        ? ['there is no product with a SKU of digits alone, which frames are known by']
        : [
            ...of('not configurable', (frame) => !('configurable_options' in frame)),
            ...of(
              'without lens_width, lens_height or bridge, so that nobody is told what fits',
              (frame) => !frame.lens_width || !frame.lens_height || !frame.bridge,
            ),
            ...of('with a picture from elsewhere (COMMERCE_MEDIA_ORIGINS)', (frame) => {
              const url = frame.small_image?.url ?? '';
              return URL.canParse(url) && !isAllowed(new URL(url).origin);
            }),
          ];
    return findingOf(name, faults, `${frames.length} looked at`);
  });
}

type Frame = NonNullable<NonNullable<NonNullable<FrameListMoreQuery['products']>['items']>[number]>;

function listOf(
  commerce: ServiceClient,
  filter: ProductAttributeFilterInput,
  sort: ProductAttributeSortInput,
): Promise<FrameListMoreQuery> {
  return commerce.run(FrameListMoreDocument, {
    filter,
    sort,
    pageSize: 20,
    currentPage: 1,
    hasColors: false,
  });
}
