import { uncountedEye, type PdValues } from '#domain/prescription/total-pd.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';

/** Says that one eye's distance does not count beside a total; null where nothing is to be said. */
export function useUncountedPd(prescription: PdValues): string | null {
  const { millimetres } = useFormat();
  const { pd, eyes } = useTexts().prescription;
  const side = uncountedEye(prescription);
  if (!side) return null;
  const total = millimetres(prescription.pd ?? 0);
  return pd.totalCounts(total, eyes[side].name, millimetres(prescription[side]?.pd ?? 0));
}
