import type pg from 'pg';
import type { Document } from '#clients/client.ts';
import { importCatalogue } from '#commerce/catalog/import.ts';
import { openPool } from '#server/database/pool.ts';
import { framesOf } from './frames.ts';
import { aLargeCatalogue } from './large-catalogue.ts';
import { byClients, inRounds, median, medianRatio } from './measure.ts';
import type { MeasuredShop, MeasuredShops } from './measured-shops.ts';
import type { Row, Section } from './report.ts';
import { aShopper, commerceAt } from './shopper.ts';

const rounds = 7;
const batch = 60;
const clients = 2;
const changes = 5;
/** What 100,000 models may cost, compared to 1,000. */
const goal = { atMost: 2 };

/**
 * What the size of the catalogue costs: CPU of the server and of its database for what shoppers and
 * operators do, and the memory that a process has after it, all compared to `base`.
 */
export async function measureCatalogue(
  shops: Pick<MeasuredShops, 'openBeside'>,
  base: MeasuredShop,
  others: readonly MeasuredShop[],
): Promise<Section> {
  const all = [base, ...others];
  const acts = await Promise.all(all.map(actsIn));
  const rows: Row[] = [];
  const add = (what: string, figures: readonly number[][]) => {
    const [atBase = [], ...atOthers] = figures;
    for (const [place, { frameCount }] of others.entries())
      rows.push({
        what: `${what}, ${frameCount} models`,
        figure: medianRatio(atOthers[place] ?? [], atBase),
        unit: '×',
        ...(frameCount > base.frameCount && { goal }),
      });
  };
  for (const what of Object.keys(acts[0] ?? {}) as (keyof Acts)[]) {
    const batches = acts.map((act, place) => [String(place), act[what]] as const);
    const measured = await inRounds(rounds, Object.fromEntries(batches));
    add(
      what,
      all.map((_, place) => measured[String(place)] ?? []),
    );
  }
  add('start and first list', await inTurn(all, (shop) => startedCpuMs(shops, shop)));
  add('memory of a process', await inTurn(all, async (shop) => (await shop.usage()).rssBytes));
  const sizes = others.map(({ frameCount }) => frameCount).join(' and ');
  return {
    // Named by its sizes: results of one run must not take the place of another's.
    title: `Catalogue of ${sizes} models: what it costs, compared to ${base.frameCount}`,
    note: 'CPU of the server and the database together; every list is one that nobody has asked for before.',
    rows,
  };
}

type Acts = Awaited<ReturnType<typeof actsIn>>;

async function actsIn(shop: MeasuredShop) {
  const guest = commerceAt(shop.url, { store: 'default' });
  const { add } = await aShopper(shop);
  const frameAt = framesOf(shop.frameCount);
  const list =
    (document = ListDocument) =>
    () =>
      guest.run(document, { from: newLowestPrice() });
  const each = (act: (turn: number) => Promise<unknown>) => () =>
    usedCpuMs(shop, () => byClients(clients, batch, () => act((turns += 1))));
  return {
    'list of 24 by price': each(list()),
    'list of 24 by name, four filters': each(list(MixDocument)),
    'list of 24 beside seven counts': each(list(PageDocument)),
    'product nobody has looked at': each((turn) =>
      guest.run(DetailDocument, { sku: frameAt(turn * 7).parentSku }),
    ),
    'add to a fresh cart': each((turn) => add(turn, 0)),
    'new price under load': priceChangesUnderLoad(shop, list()),
  };
}

let turns = 0;
let lowestPrices = 0;

/** A lowest price that was never asked for, and that every frame is above. */
function newLowestPrice(): string {
  lowestPrices += 1;
  return String(lowestPrices / 1_000_000);
}

async function usedCpuMs(shop: MeasuredShop, work: () => Promise<unknown>): Promise<number> {
  const used = async () => (await shop.usage()).cpuMs + (shop.databaseCpuMs() ?? 0);
  const before = await used();
  await work();
  return (await used()) - before;
}

/** Some frames get a new price, one after the other, while lists are asked for. */
function priceChangesUnderLoad(
  shop: MeasuredShop,
  list: () => Promise<unknown>,
): () => Promise<number> {
  const { frames } = aLargeCatalogue(Math.min(shop.frameCount, 100));
  let priceMinor = 10_000;
  const change = async (pool: pg.Pool) => {
    for (let number = 0; number < changes; number += 1) {
      const frame = frames[number % frames.length];
      priceMinor += 1;
      const price = { default: priceMinor, german: priceMinor };
      await importCatalogue(pool, { frames: [{ ...frame, price }] });
    }
  };
  return async () => {
    const pool = openPool({ url: shop.databaseUrl, max: 1 });
    try {
      return await usedCpuMs(shop, () =>
        Promise.all([change(pool), byClients(clients, batch, list)]),
      );
    } finally {
      await pool.end();
    }
  };
}

/** From nothing to the first list of another process on the same data. */
async function startedCpuMs(
  shops: Pick<MeasuredShops, 'openBeside'>,
  shop: MeasuredShop,
): Promise<number> {
  const before = shop.databaseCpuMs() ?? 0;
  const beside = await shops.openBeside(shop);
  await commerceAt(beside.url, { store: 'default' }).run(ListDocument, { from: newLowestPrice() });
  const { cpuMs } = await beside.usage();
  const used = cpuMs + (shop.databaseCpuMs() ?? 0) - before;
  await beside.stop();
  return used;
}

const roundsOfStarts = 3;

/** The middle one for each shop, as a single round. */
async function inTurn(
  all: readonly MeasuredShop[],
  measure: (shop: MeasuredShop) => Promise<number>,
): Promise<number[][]> {
  const figures = all.map((): number[] => []);
  for (let round = 0; round < roundsOfStarts; round += 1)
    for (const [place, shop] of all.entries()) figures[place]?.push(await measure(shop));
  return figures.map((measured) => [median(measured)]);
}

const counts = 'total_count aggregations { attribute_code options { value count } }';
const card = 'items { sku name url_key price_range { minimum_price { final_price { value } } } }';

const ListDocument: Document<unknown, { from: string }> = {
  name: 'NewList',
  text: `query NewList($from: String!) {
    products(filter: { price: { from: $from } }, sort: { price: ASC }, pageSize: 24) {
      ${counts} ${card} } }`,
};

const MixDocument: typeof ListDocument = {
  name: 'NewMix',
  text: `query NewMix($from: String!) {
    products(
      filter: { price: { from: $from }, gender: { in: ["Women_s", "Men_s"] },
                frame_shape: { in: ["Round", "Oval"] }, size: { in: ["Small", "Medium"] } }
      sort: { name: ASC }, pageSize: 24) { ${counts} ${card} } }`,
};

/** As the list page asks when a choice is made in each of its filters. */
const PageDocument: typeof ListDocument = {
  name: 'NewPage',
  text: `query NewPage($from: String!) {
    products(filter: { price: { from: $from } }, pageSize: 24) { ${counts} ${card} }
    ${[
      'gender: { eq: "Women_s" }',
      'frame_shape: { eq: "Round" }',
      'size: { eq: "Medium" }',
      'lens_type: { eq: "Progressive" }',
      'features: { eq: "Lightweight" }',
      'color: { eq: "Black" }',
      'rim_type: { eq: "FullRim" }',
    ]
      .map(
        (filter, place) =>
          `c${place}: products(filter: { price: { from: $from }, ${filter} }, pageSize: 1) {
             ${counts} }`,
      )
      .join('\n')} }`,
};

const DetailDocument: Document<unknown, { sku: string }> = {
  name: 'Detail',
  text: `query Detail($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items { sku name description { html }
        ... on ConfigurableProduct { variants { product { sku stock_status } } } } } }`,
};
