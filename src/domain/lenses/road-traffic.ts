import { FITTING_NAMES, type Fitting } from '../prescription/fitting.ts';
import type { LensType } from '../prescription/prescription.ts';
import { storeSellingIn, type Currency } from '../people/locale.ts';

/**
 * Whether a pair sold in this currency needs the warning that it is not for road traffic until
 * an optician has checked it. In Germany glasses with a part for reading do, unless they are made
 * with all that is measured on whoever wears them: the fitting height of each eye, vertex distance
 * and tilt.
 * Source: OLG Schleswig, judgment of September 29, 2014, 6 U 2/14.
 */
export function needsRoadTrafficWarning(
  lenses: { lensType: LensType } & Fitting,
  currency: Currency,
): boolean {
  if (lenses.lensType === 'SingleVision' || storeSellingIn(currency).country !== 'DE') return false;
  return FITTING_NAMES.some((name) => lenses[name] === undefined);
}
