import type { Document } from '#clients/client.ts';
import type { MeasuredShop } from './measured-shops.ts';
import { byClients, inRounds, medianRatio } from './measure.ts';
import { askPage, cpuMsOf, pagesOf } from './pages.ts';
import type { Row, Section } from './report.ts';
import { commerceAt } from './shopper.ts';

const rounds = 9;
const queries = 150;
const changes = 5;

/** How the cost of a list of 24 grows with the catalogue behind it. */
export async function measureGrowth(
  small: MeasuredShop,
  medium: MeasuredShop,
  large: MeasuredShop,
): Promise<Section> {
  const grown = async (what: string, cost: (shop: MeasuredShop) => () => Promise<number>) => {
    const costs = await inRounds(rounds, {
      small: cost(small),
      medium: cost(medium),
      large: cost(large),
    });
    return (
      [
        [medium, costs.medium],
        [large, costs.large],
      ] as const
    ).map(([{ frameCount }, measured]): Row => ({
      what: `${what}, ${frameCount} frames`,
      figure: medianRatio(measured, costs.small),
      unit: '×',
    }));
  };
  return {
    title: 'Growth: CPU of the server for a list of 24',
    note: `Compared to a catalogue of ${small.frameCount} frames.`,
    rows: [
      ...(await grown('page', (shop) => cpuMsOf(pagesOf(shop).list, 40))),
      ...(await grown('query everybody asks', (shop) => queryCpuMs(shop, () => 0))),
      ...(await grown('query nobody has asked before', (shop) => queryCpuMs(shop, newLowestPrice))),
      ...(await grown('four filters, a mix nobody has asked before', (shop) =>
        queryCpuMs(shop, newLowestPrice, MixDocument),
      )),
      ...(await grown('first page after a change of the catalogue', afterChangeCpuMs)),
    ],
  };
}

let lowestPrices = 0;

/** A lowest price that was never asked for, and that every frame is above. */
function newLowestPrice(): number {
  lowestPrices += 1;
  return lowestPrices / 10_000;
}

function queryCpuMs(
  shop: MeasuredShop,
  lowestPrice: () => number,
  document = ListDocument,
): () => Promise<number> {
  const commerce = commerceAt(shop.url, { store: 'default' });
  return async () => {
    const before = await shop.usage();
    await byClients(2, queries, () => commerce.run(document, { from: String(lowestPrice()) }));
    return ((await shop.usage()).cpuMs - before.cpuMs) / queries;
  };
}

/** The catalogue is another with each request, as while prices are imported. */
function afterChangeCpuMs(shop: MeasuredShop): () => Promise<number> {
  const { list } = pagesOf(shop);
  return async () => {
    const before = await shop.usage();
    for (let change = 0; change < changes; change += 1) {
      await shop.changeCatalogue();
      await askPage(list);
    }
    return ((await shop.usage()).cpuMs - before.cpuMs) / changes;
  };
}

const ListDocument: Document<unknown, { from: string }> = {
  name: 'ListByPrice',
  text: `query ListByPrice($from: String!) {
    products(filter: { price: { from: $from } }, sort: { price: ASC }, pageSize: 24) {
      total_count
      items { sku name url_key price_range { minimum_price { final_price { value } } } } } }`,
};

const MixDocument: typeof ListDocument = {
  name: 'MixOfFilters',
  text: `query MixOfFilters($from: String!) {
    products(
      filter: { price: { from: $from }, gender: { in: ["Women_s", "Men_s"] },
                frame_shape: { in: ["Round", "Oval"] }, size: { in: ["S", "M", "L"] } }
      sort: { name: ASC }, pageSize: 24
    ) { total_count
      aggregations { attribute_code options { value count } }
      items { sku name url_key price_range { minimum_price { final_price { value } } } } } }`,
};
