import { goodputOf } from '#test/shop/load.ts';
import { median } from './measure.ts';
import type { MeasuredShop } from './measured-shops.ts';
import { pagesOf } from './pages.ts';
import type { Section } from './report.ts';

const times = 1.5;
const rounds = 7;

/** What is left of the best when more is asked than can be done. */
export async function measureOverload(shop: MeasuredShop): Promise<Section> {
  const { path } = pagesOf(shop).list;
  const asked = { url: shop.url + path, headers: { cookie: shop.cookie } };
  return {
    title:
      'Overload: pages answered within three seconds, compared to the best right before and after',
    note: 'The list, for a member who is signed in; the best is measured with as many clients as keep the server busy.',
    rows: [
      {
        what: `at ${times} times what the server can do`,
        figure: median(await goodputOf(asked, times, rounds)),
        unit: '×',
        goal: { atLeast: 0.8 },
      },
    ],
  };
}
