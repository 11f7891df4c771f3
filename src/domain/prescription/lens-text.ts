import type { Locale } from '../people/locale.ts';
import { EYE_SIDES, type EyeSide } from './field-names.ts';
import { formatField } from './field-text.ts';
import type { Eye } from './prescription.ts';
import { withCylinderSign, type Toric } from './transpose.ts';

/** A lens in one line: '-2.25 -0.75 × 175', or '-2.25' without a cylinder. */
export function lensText({ sphere, cylinder, axis }: Toric, locale: Locale): string {
  const power = formatField('sphere', sphere ?? 0, locale);
  if (!cylinder) return power;
  const across = `${formatField('cylinder', cylinder, locale)} × ${formatField('axis', axis, locale)}`;
  return `${power} ${across}`;
}

/** Both lenses in both notations; null where neither eye has a cylinder, for then they are one. */
export function bothNotations(
  eyes: Record<EyeSide, Pick<Eye, 'sphere' | 'cylinder' | 'axis'>>,
  locale: Locale,
): Record<'minus' | 'plus', Record<EyeSide, string>> | null {
  if (!EYE_SIDES.some((side) => eyes[side].cylinder)) return null;
  const written = (sign: 1 | -1) => {
    const textOf = (eye: Toric) => lensText(withCylinderSign(eye, sign), locale);
    return { od: textOf(eyes.od), os: textOf(eyes.os) };
  };
  return { minus: written(-1), plus: written(1) };
}
