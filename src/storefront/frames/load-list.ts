import { toHeld } from '#domain/prescription/prescription-wire.ts';
import { myFramesOf, textOfMyFrames } from '#domain/frames/fits-me.ts';
import { insteadOfAnswer } from '#clients/client.ts';
import { storeOf, type Locale } from '../app/context.ts';
import type { Shopper } from '#shop/shopper.ts';
import { readBenefit } from '../cart/index.ts';
import { readOrderSteps } from '../order-steps/index.ts';
import { readSavedPrescription } from '../prescription/index.ts';
import { adviceFor, facetCounts } from './facets.ts';
import { frameCards, sizeOf, weighFrames } from './frame-card.ts';
import type { MyWords } from './my-words.server.ts';
import { lensTypeBefore } from './chosen-lens-type.ts';
import { filtersOf, type ListFilters } from './list-filters.ts';
import { readStretch } from './frame-stretch.ts';
import { lensesWithin } from './lens-offers.ts';
import { USUAL_LENS_TYPE } from './load-frame.ts';
import { readLensPrices } from '../lenses/index.ts';
import { freeFrames } from './free-frames.ts';

/**
 * Everything that the list shows for the query of its address. `myWords` says how it and its frames
 * are for the member; without it nothing is said of that.
 */
export async function loadFrameList(
  shopper: Shopper,
  locale: Locale,
  query: URLSearchParams,
  myWords?: MyWords,
) {
  const draft = await shopper.drafts.read();
  const orderLensType = draft.lensType ?? null;
  const asked = withKnownMe(filtersOf(query, orderLensType));
  const [saved, steps, benefit, prices] = await Promise.all([
    // Without member data frames can still be looked at; what fits is told later.
    readSavedPrescription(shopper, draft.lensType).catch(insteadOfAnswer(null)),
    readOrderSteps(shopper, locale, draft),
    readBenefit(shopper, locale),
    readLensPrices(shopper, locale),
  ]);
  const lensType = orderLensType ?? asked.lensType;
  const prescription = saved?.prescription ?? null;
  const wanted = lensType && { lensType, prescription };
  const pairLensType = lensType ?? USUAL_LENS_TYPE;
  const lenses = lensesWithin(prices, wanted ?? { lensType: pairLensType, prescription });
  const question = {
    filters: benefit ? asked : { ...asked, toPay: [] },
    free: freeFrames(lenses, benefit),
    keptSku: draft.sku,
  };
  const commerce = shopper.commerce(storeOf(locale));
  const mine = myFramesOf(asked.me);
  const { answer, stretches, before, filters } = await readStretch(
    commerce,
    question,
    wanted !== null || asked.sort === 'fits-me',
  );
  const ordered = stretches.flatMap((frames) =>
    weighFrames(frames, { wanted, sort: filters.sort, mine }),
  );
  const total = answer.products?.total_count ?? 0;
  const isFrameChosen = steps.some(({ id, isDone }) => id === 'frames' && isDone);
  const keptName = answer.kept?.items?.[0]?.name;
  return {
    /** For the browser's memory. */
    remembered: toHeld(prescription),
    filters,
    orderLensType,
    lensTypeBefore: lensTypeBefore(query),
    total,
    pageCount: Math.max(1, Math.ceil(total / filters.itemsPerPage)),
    cards: frameCards(ordered.slice(before, before + filters.itemsPerPage), {
      colours: filters.colors,
      wanted,
      lenses,
      benefit,
      onMe: (item) =>
        myWords?.ofFrame({ size: sizeOf(item), shape: item.frame_shape }, mine, locale) ?? null,
    }),
    mine: myWords?.ofList(filters, orderLensType, locale) ?? null,
    isPlanKnown: benefit !== null,
    /** The lens type that pairs are priced with. */
    pairLensType,
    /** The lens type that cards speak of while the member's own lenses are not known. */
    typeOnly: prescription && orderLensType ? null : lensType,
    counts: facetCounts(answer, filters),
    advice: total === 0 ? adviceFor(answer, filters) : null,
    kept: !isFrameChosen && draft.sku && keptName ? { sku: draft.sku, name: keptName } : null,
    steps,
  };
}

/** For whom the list is, in words that there are; it cannot be sorted for somebody unknown. */
export function withKnownMe(filters: ListFilters): ListFilters {
  const me = textOfMyFrames(myFramesOf(filters.me));
  const sort = me === '' && filters.sort === 'fits-me' ? 'recommended' : filters.sort;
  return { ...filters, me, sort };
}
