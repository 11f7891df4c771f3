import { FrameListMoreDocument } from '#clients/generated/commerce.ts';
import type { ColourGroup } from '#domain/frames/catalogue-types.ts';
import { myFramesOf } from '#domain/frames/fits-me.ts';
import type { Shopper } from '#shop/shopper.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { readCardTerms } from './card-terms.ts';
import { frameCards, weighFrames } from './frame-card.ts';
import { USUAL_LENS_TYPE } from './load-frame.ts';

/**
 * The cards of some frames, in the order of `skus`; what the shop does not sell is left out. A
 * frame is shown in one of `colours` where it has one.
 */
export async function loadFrameCards(
  shopper: Shopper,
  locale: Locale,
  { skus, colours }: { skus: readonly string[]; colours: readonly ColourGroup[] },
) {
  if (skus.length === 0) return { cards: [], pairLensType: USUAL_LENS_TYPE, typeOnly: null };
  const [terms, answer] = await Promise.all([
    readCardTerms(shopper, locale),
    shopper.commerce(storeOf(locale)).run(FrameListMoreDocument, {
      search: null,
      filter: { sku: { in: [...skus] } },
      sort: { position: 'ASC' },
      pageSize: skus.length,
      currentPage: 1,
      hasColors: true,
    }),
  ]);
  const { wanted, pairLensType, typeOnly } = terms;
  const items = (answer.products?.items ?? []).filter((item) => item !== null);
  const inOrder = skus.flatMap((sku) => items.find((item) => item.sku === sku) ?? []);
  const weighed = weighFrames(inOrder, { wanted, sort: 'name', mine: myFramesOf('') });
  return { cards: frameCards(weighed, { ...terms, colours }), pairLensType, typeOnly };
}
