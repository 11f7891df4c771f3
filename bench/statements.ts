import type { MeasuredShop } from './measured-shops.ts';
import { median } from './measure.ts';
import { askPage, pagesOf } from './pages.ts';
import type { Row, Section } from './report.ts';
import { aShopper } from './shopper.ts';

const tries = 7;

/** How many SQL statements the server sends for one of each. */
export async function countStatements(shop: MeasuredShop): Promise<Section> {
  const { list, add, order } = await aShopper(shop);
  const pages = pagesOf(shop);
  const count = async (what: string, act: (turn: number) => Promise<unknown>): Promise<Row> => {
    const counts: number[] = [];
    for (let turn = 0; turn < tries; turn += 1) {
      const before = await shop.usage();
      await act(turn);
      counts.push((await shop.usage()).statements - before.statements);
    }
    return { what, figure: median(counts), unit: 'statements' };
  };
  return {
    title: 'SQL statements',
    note: 'Of one request or one whole order; the middle one of seven.',
    rows: [
      { ...(await count('list query, two filters', (turn) => list(turn, 0))), goal: { atMost: 2 } },
      { ...(await count('fresh cart and a frame', (turn) => add(turn, 0))), goal: { atMost: 10 } },
      { ...(await count('whole order', (turn) => order(turn, 0))), goal: { atMost: 22 } },
      { ...(await count('list page, signed in', () => askPage(pages.list))), goal: { atMost: 2 } },
      await count('list page with two filters', () => askPage(pages.filteredList)),
      {
        ...(await count('detail page, signed in', () => askPage(pages.detail))),
        goal: { atMost: 2 },
      },
    ],
  };
}
