import { byClients, inRounds, median, medianRatio, millisecondsOf } from './measure.ts';
import type { MeasuredShop, MeasuredShops } from './measured-shops.ts';
import type { Section } from './report.ts';
import { aShopper } from './shopper.ts';

const clients = 8;
const ordersAtOnce = 48;
const rounds = 7;

/** What a second process on the same database adds, in whole orders a second. */
export async function measureProcesses(
  shops: Pick<MeasuredShops, 'openBeside'>,
  shop: MeasuredShop,
): Promise<Section> {
  const both = [shop, await shops.openBeside(shop)];
  const shoppersAt = (places: readonly MeasuredShop[]) =>
    Promise.all(
      Array.from({ length: clients }, (_, client) => aShopper(places[client % places.length]!)),
    );
  const [atOne, atTwo] = [await shoppersAt([shop]), await shoppersAt(both)];
  let turn = 0;
  const ordersPerSecond = async (shoppers: typeof atOne) => {
    const tookMs = await millisecondsOf(() =>
      byClients(clients, ordersAtOnce, (_, client) => shoppers[client]!.order(turn++, client)),
    );
    return ordersAtOnce / (tookMs / 1000);
  };
  const figures = await inRounds(rounds, {
    one: () => ordersPerSecond(atOne),
    two: () => ordersPerSecond(atTwo),
  });
  return {
    title: 'Two processes on one database: orders a second, compared to one process',
    note: `${clients} clients over /graphql by HTTP, from no cart to the number. PostgreSQL and the clients share the machine.`,
    second: 'orders a second, one process: of this machine',
    rows: [
      {
        what: 'whole orders, half of the clients at each',
        figure: medianRatio(figures.two, figures.one),
        unit: '×',
        second: median(figures.one),
      },
    ],
  };
}
