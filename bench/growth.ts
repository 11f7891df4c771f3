import type { Document } from '#clients/client.ts';
import type { MeasuredShop } from './measured-shops.ts';
import { byClients, inRounds, medianRatio } from './measure.ts';
import { cpuMsOf, pagesOf } from './pages.ts';
import type { Row, Section } from './report.ts';
import { commerceAt } from './shopper.ts';

const rounds = 9;
const queries = 150;

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
    ],
  };
}

let lowestPrices = 0;

/** A lowest price that was never asked for, and that every frame is above. */
function newLowestPrice(): number {
  lowestPrices += 1;
  return lowestPrices / 10_000;
}

function queryCpuMs(shop: MeasuredShop, lowestPrice: () => number): () => Promise<number> {
  const commerce = commerceAt(shop.url, { store: 'default' });
  return async () => {
    const before = await shop.usage();
    await byClients(2, queries, () => commerce.run(ListDocument, { from: String(lowestPrice()) }));
    return ((await shop.usage()).cpuMs - before.cpuMs) / queries;
  };
}

const ListDocument: Document<unknown, { from: string }> = {
  name: 'ListByPrice',
  text: `query ListByPrice($from: String!) {
    products(filter: { price: { from: $from } }, sort: { price: ASC }, pageSize: 24) {
      total_count
      items { sku name url_key price_range { minimum_price { final_price { value } } } } } }`,
};
