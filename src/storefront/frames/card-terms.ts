import { insteadOfAnswer } from '#clients/client.ts';
import type { Shopper } from '#shop/shopper.ts';
import type { Locale } from '../app/context.ts';
import { readBenefit } from '../cart/index.ts';
import { readLensPrices } from '../lenses/index.ts';
import { readSavedPrescription } from '../prescription/index.ts';
import { lensesWithin } from './lens-offers.ts';
import { USUAL_LENS_TYPE } from './load-frame.ts';

/**
 * What cards of frames say to a shopper beside the frames themselves: which lenses they are to
 * take, and what pairs are priced with.
 */
export async function readCardTerms(shopper: Shopper, locale: Locale) {
  const draft = await shopper.drafts.read();
  const [saved, benefit, prices] = await Promise.all([
    // Without member data frames can still be looked at; what fits is told later.
    readSavedPrescription(shopper, draft.lensType).catch(insteadOfAnswer(null)),
    readBenefit(shopper, locale),
    readLensPrices(shopper, locale),
  ]);
  const lensType = draft.lensType ?? null;
  const prescription = saved?.prescription ?? null;
  const wanted = lensType && { lensType, prescription };
  const pairLensType = lensType ?? USUAL_LENS_TYPE;
  return {
    lensType,
    wanted,
    benefit,
    lenses: lensesWithin(prices, wanted ?? { lensType: pairLensType, prescription }),
    pairLensType,
    typeOnly: prescription ? null : lensType,
  };
}
