import { formText } from '../app/form-values.ts';
import type { LoadedFrame } from './load-frame.ts';
import type { FrameColour } from './frame-view.ts';
import type { LensOffer } from './lens-offers.ts';

/** What a form may ask for that cannot be; `field` is the form name at fault. */
export type PairProblem = {
  id:
    | 'colour'
    | 'lens'
    | 'lens-unfit'
    | 'unfit'
    | 'quantity'
    | 'out-of-stock'
    | 'not-sold'
    | 'lens-not-offered'
    | 'refused';
  field?: 'lens';
  /** Commerce's own words, for `refused`. */
  message?: string;
};

export type PairChoice =
  | { ok: true; colour: FrameColour; lens: LensOffer }
  | { ok: false; problem: PairProblem };

/** What a submitted form chooses, judged by what the frame and the prescription allow. */
export function choosePair(form: FormData, { frame, lenses }: LoadedFrame): PairChoice {
  const sku = formText(form, 'sku');
  const code = formText(form, 'lens');
  const quantity = formText(form, 'quantity');
  const colour = frame.colours.find((one) => one.sku === sku);
  const lens = lenses.offers.find((one) => one.code === code);

  if (quantity !== '' && quantity !== '1') return refused({ id: 'quantity' });
  if (!colour) return refused({ id: 'colour' });
  if (colour.isSoldOut) return refused({ id: 'out-of-stock' });
  if (lenses.offers.every(({ obstacle }) => obstacle)) return refused({ id: 'unfit' });
  if (!lens) return refused({ id: code ? 'lens-not-offered' : 'lens', field: 'lens' });
  if (lens.obstacle) return refused({ id: 'lens-unfit', field: 'lens' });
  return { ok: true, colour, lens };
}

function refused(problem: PairProblem): PairChoice {
  return { ok: false, problem };
}
