import { isServiceError } from '#clients/client.ts';
import { FrameSearchDocument, type FrameSearchQuery } from '#clients/generated/commerce.ts';
import { localeContext, requireShopper, storeOf } from '../app/context.ts';
import { readJson, type Call } from '../app/calls/json-call.ts';
import { lensTypesOf } from './frame-fit.ts';
import { listVariables } from './list-query.ts';
import { searchBody, type FrameHit } from './search.contract.ts';

type Found = NonNullable<FrameSearchQuery['products']>;
type FoundFrame = NonNullable<NonNullable<Found['items']>[number]>;

/** `POST /catalogSearch`: frames by words and filters, a page of them at a time. */
export async function action(call: Call): Promise<Response> {
  const { parameters, searchFields } = await readJson(call, searchBody);
  const { query, page, hitsPerPage, filters, sort } = parameters;
  const commerce = requireShopper(call.context).commerce(storeOf(call.context.get(localeContext)));
  const ask = async (part: { pageSize: number; currentPage: number }) => {
    const {
      search,
      filter,
      sort: order,
    } = listVariables({
      filters: {
        ...filters,
        toPay: [],
        term: query.trim(),
        me: '',
        sort,
        page: part.currentPage,
        itemsPerPage: part.pageSize,
      },
      free: null,
    });
    const asked = { search: search ?? null, filter, sort: order, ...part };
    return (await commerce.run(FrameSearchDocument, asked)).products;
  };

  const found = await ask({ pageSize: hitsPerPage, currentPage: page + 1 }).catch(
    async (error: unknown) => {
      // Commerce refuses a page beyond the last.
      if (page === 0 || !isServiceError(error) || error.category !== 'input') throw error;
      return { ...(await ask({ pageSize: 1, currentPage: 1 })), items: [] };
    },
  );
  const nbHits = found?.total_count ?? 0;
  const isAsked = (name: string) => !searchFields || searchFields.some((field) => field === name);
  const items: readonly (FoundFrame | null)[] = found?.items ?? [];
  const hits = items
    .filter((item) => item !== null)
    .map((item) =>
      Object.fromEntries(Object.entries(hitOf(item)).filter(([name]) => isAsked(name))),
    );
  return Response.json({
    hits,
    page,
    nbHits,
    hitsPerPage,
    nbPages: Math.ceil(nbHits / hitsPerPage),
  });
}

function hitOf(item: FoundFrame): FrameHit {
  const { value, currency } = item.price_range.minimum_price.final_price;
  return {
    sku: item.sku ?? '',
    name: item.name ?? '',
    size: item.size ?? null,
    frameShape: item.frame_shape ?? null,
    lensTypes: lensTypesOf(item.lens_type),
    frameWidthMm: item.frame_width ?? null,
    price: { value: value ?? 0, currency: currency ?? '' },
    isInStock: item.stock_status === 'IN_STOCK',
    image: item.small_image?.url ?? null,
  };
}
