import type { LensType } from '../frames/catalogue-types.ts';
import { storeSellingIn, type Currency } from '../people/locale.ts';

/**
 * Whether a pair sold in this currency needs the warning that it is not for road traffic until
 * an optician has checked it. In Germany glasses with a part for reading do, when they are made
 * without fitting height, vertex distance and tilt measured on whoever wears them, as ours are.
 * Source: OLG Schleswig, judgment of September 29, 2014, 6 U 2/14.
 */
export function needsRoadTrafficWarning(lensType: LensType, currency: Currency): boolean {
  return lensType !== 'SingleVision' && storeSellingIn(currency).country === 'DE';
}
