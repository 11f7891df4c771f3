import type { LensType } from '#domain/frames/catalogue-types.ts';
import { findLens, type LensItem } from '#domain/lenses/lens-catalogue.ts';
import type { Prescription } from '#domain/prescription/prescription.ts';
import { recommendLens } from '#domain/lenses/recommend-lens.ts';
import type { Draft } from '#domain/orders/draft.ts';
import type { CartView } from './cart-view.ts';

type NamedLens = { index: number; lensType: LensType };

/** What a change of the prescription meant for lenses that were chosen before. */
export type LensNotices = {
  /** Others were needed; prices in minor units, null after a change of the store. */
  other: {
    from: NamedLens;
    to: NamedLens;
    prices: {
      lensBeforeMinor: number;
      lensMinor: number;
      youPaidMinor: number;
      youPayMinor: number;
    } | null;
  } | null;
  /** They were kept, and a thinner one is now recommended. */
  advised: NamedLens | null;
};

/** What review has to say about the lenses in the cart, until they are chosen anew. */
export function lensNoticesOf(draft: Draft, { ledger }: CartView): LensNotices {
  const lens = findLens(draft.lens ?? '');
  if (!lens) return { other: null, advised: null };
  const { lensesBefore: before } = draft;
  const from = findLens(before?.code ?? '');
  const advised = findLens(draft.advisedLens ?? '');
  const prices = before?.currency === ledger.currency && {
    lensBeforeMinor: before.priceMinor,
    lensMinor: lensPriceMinor(ledger),
    youPaidMinor: before.youPayMinor,
    youPayMinor: ledger.youPayMinor,
  };
  return {
    other:
      from && from.code !== lens.code
        ? { from: namedLens(from), to: namedLens(lens), prices: prices || null }
        : null,
    advised: advised && advised.index > lens.index ? namedLens(advised) : null,
  };
}

/** What the unfinished order keeps of a change of the prescription, for `lensNoticesOf`. */
export function lensChanges(
  draft: Draft,
  options: { cart: CartView; currentCode: string; lensCode: string; prescription: Prescription },
): Pick<Draft, 'lensesBefore' | 'advisedLens'> {
  const { cart, currentCode, lensCode, prescription } = options;
  const { ledger, lenses } = cart;
  if (lensCode !== currentCode) {
    const lensesBefore = draft.lensesBefore ?? {
      code: currentCode,
      priceMinor: lensPriceMinor(ledger),
      youPayMinor: ledger.youPayMinor,
      currency: ledger.currency,
    };
    return { lensesBefore, advisedLens: undefined };
  }
  const advised = recommendLens(prescription);
  const advisedBefore = lenses?.prescription ? recommendLens(lenses.prescription) : null;
  // Whoever chose a thicker lens than was advised then is not told again.
  const isNews =
    draft.advisedLens !== undefined ||
    (advised !== null && advised.index > (advisedBefore?.index ?? 0));
  return { advisedLens: isNews ? advised?.code : undefined };
}

function lensPriceMinor({ lines }: CartView['ledger']): number {
  return lines.find(({ kind }) => kind === 'lens')?.priceMinor ?? 0;
}

function namedLens({ index, lensTypes }: LensItem): NamedLens {
  return { index, lensType: lensTypes[0] ?? 'SingleVision' };
}
