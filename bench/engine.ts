import type { MeasuredShop } from './measured-shops.ts';
import { byClients, inRounds, medianRatio, millisecondsOf } from './measure.ts';
import { rawShopper } from './raw-sql.ts';
import type { Section } from './report.ts';
import { aShopper, type Shopper } from './shopper.ts';

const clients = 8;
const rounds = 11;

/** What is done in one batch: about as long for each. */
const batches = { list: 200, add: 100, order: 32 } as const;

/** How many lists, lines and orders in a second, as a share of what SQL without a shop does. */
export async function measureEngine(shop: MeasuredShop): Promise<Section> {
  const raw = await rawShopper(shop, clients);
  const shoppers = await Promise.all(Array.from({ length: clients }, () => aShopper(shop)));
  const served: Shopper = serving(shoppers);
  let turn = 0;

  /** The share that `/graphql` reaches of the rate of plain SQL. */
  async function shareOf(act: keyof Shopper): Promise<number> {
    const batch = (shopper: Shopper) => () =>
      millisecondsOf(() =>
        byClients(clients, batches[act], (_, client) => shopper[act](turn++, client)),
      );
    const taken = await inRounds(rounds, { raw: batch(raw), served: batch(served) });
    return medianRatio(taken.raw, taken.served);
  }

  try {
    return {
      title: 'Engine: rate over /graphql by HTTP, as a share of the same in plain SQL',
      note: `${clients} clients, ${shop.frameCount} frames; SQL through the driver, same tables, no HTTP.`,
      rows: [
        { what: 'list of 24, two filters, by price', figure: await shareOf('list'), unit: '×' },
        { what: 'add a frame to a fresh cart', figure: await shareOf('add'), unit: '×' },
        {
          what: 'whole order, from no cart to the number',
          figure: await shareOf('order'),
          unit: '×',
          goal: { atLeast: 1 / 5 },
        },
      ],
    };
  } finally {
    await raw.close();
  }
}

/** Every client is a shopper of its own. */
function serving(shoppers: readonly Shopper[]): Shopper {
  const act = (name: keyof Shopper) => async (turn: number, client: number) =>
    shoppers[client]?.[name](turn, client);
  return { list: act('list'), add: act('add'), order: act('order') };
}
