import type { Locale } from '#domain/people/locale.ts';
import { uncountedEye, type PdValues } from '#domain/prescription/total-pd.ts';
import type { Texts } from '../i18n/en.ts';
import { formatOf } from '../i18n/format.ts';

/** Says that one eye's distance does not count beside a total; null where nothing is to be said. */
export function uncountedPd(
  prescription: PdValues,
  { texts, locale }: { texts: Texts; locale: Locale },
): string | null {
  const { millimetres } = formatOf(locale);
  const { pd, eyes } = texts.prescription;
  const side = uncountedEye(prescription);
  if (!side) return null;
  const total = millimetres(prescription.pd ?? 0);
  return pd.totalCounts(total, eyes[side].name, millimetres(prescription[side]?.pd ?? 0));
}
