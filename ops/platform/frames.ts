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
import { ANY_PRICE, LIST_ASKS } from '#storefront/frames/list-query.ts';
import { findingOf, tried } from './tried.ts';

const anyFrame = { price: ANY_PRICE };

/** Whether the list can be filtered and sorted by all that its page offers. */
export async function lookAtFilters(commerce: ServiceClient): Promise<Finding> {
  const asked: {
    what: string;
    filter: ProductAttributeFilterInput;
    sort: ProductAttributeSortInput;
  }[] = [
    ...LIST_ASKS.filters.map((filter) => ({
      what: `${filter === 'color' ? 'color_group' : filter} cannot be filtered by: use it in layered navigation`,
      filter: { ...anyFrame, [filter]: { in: WORDS_OF_ATTRIBUTES[filter].slice(0, 1) } },
      sort: {},
    })),
    ...LIST_ASKS.orders.map((sort) => ({
      what: `${Object.keys(sort).join()} cannot be sorted by: use it for sorting in product listing`,
      filter: anyFrame,
      sort,
    })),
  ];
  const answers = await Promise.all(
    asked.map(async ({ what, filter, sort }) => {
      const isRefused = await isRefusedTo(commerce, filter, sort);
      return isRefused ? [what] : [];
    }),
  );
  const faults = [...new Set(answers.flat())];
  return findingOf('commerce filters', faults, 'the list can be filtered and sorted');
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
    const frames = await firstFrames(commerce);
    const of = (fault: string, isAtFault: (frame: Frame) => boolean) => {
      const skus = frames.filter(isAtFault).map(({ sku }) => sku);
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

/** The frames on the first page of the list, however it is sorted. */
export async function firstFrames(commerce: ServiceClient): Promise<Frame[]> {
  const { products } = await listOf(commerce, anyFrame, {});
  return (products?.items ?? []).flatMap((item) =>
    item && isFrameSku(item.sku ?? '') ? [item] : [],
  );
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
