import type { Locale } from '../people/locale.ts';

/**
 * A power in dioptres in the standard form of its field: always a sign (zero has none),
 * two decimals, the locale's decimal mark: '-1.25', '+0,50', '0.00'. '' for null.
 */
export function formatPower(dioptres: number | null, locale: Locale): string {
  if (dioptres === null) return '';
  const sign = dioptres > 0 ? '+' : '';
  return sign + decimal((dioptres === 0 ? 0 : dioptres).toFixed(2), locale);
}

/** A prism in prism dioptres: two decimals and no sign, for its direction is the base. '' for null. */
export function formatPrism(prismDioptres: number | null, locale: Locale): string {
  return prismDioptres === null ? '' : decimal(prismDioptres.toFixed(2), locale);
}

/** An axis in degrees, '90'; what is no whole number stays as it was typed. '' for null. */
export function formatAxis(degrees: number | null, locale: Locale): string {
  return degrees === null ? '' : decimal(String(degrees), locale);
}

/** A pupillary distance in millimetres, with decimals only when needed: '63', '31.5'. '' for null. */
export function formatPd(millimetres: number | null, locale: Locale): string {
  return millimetres === null ? '' : decimal(String(millimetres), locale);
}

function decimal(text: string, locale: Locale): string {
  return locale === 'de' ? text.replace('.', ',') : text;
}
