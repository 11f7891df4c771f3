import { FIELDS } from './prescription-fields.ts';
import { isWithin } from './range.ts';

/** The three numbers of a toric lens: powers in dioptres, axis in degrees. */
export type Toric = { sphere: number | null; cylinder: number | null; axis: number | null };

/**
 * Writes the same lens in the other form: the sphere takes the cylinder in, the cylinder
 * changes its sign, the axis turns by 90° and stays within 1-180. Doing it twice gives back
 * the first form; without a cylinder nothing changes.
 *
 * @throws RangeError when there is a cylinder but no axis.
 * Source: standard transposition; `docs/glossary.md`, "minus cylinder".
 */
export function transpose<Eye extends Toric>(eye: Eye): Eye {
  if (!eye.cylinder) return eye;
  if (eye.axis === null) throw new RangeError('A cylinder without an axis cannot be transposed');
  return {
    ...eye,
    sphere: (eye.sphere ?? 0) + eye.cylinder,
    cylinder: -eye.cylinder,
    axis: eye.axis > 90 ? eye.axis - 90 : eye.axis + 90,
  };
}

/**
 * The same lens with a cylinder of this sign, 1 or -1. One without a cylinder, or without the axis
 * to turn it by, stays as it is.
 */
export function withCylinderSign<Eye extends Toric>(eye: Eye, sign: number): Eye {
  const isOther = (eye.cylinder ?? 0) * sign < 0;
  return isOther && eye.axis !== null ? transpose(eye) : eye;
}

/** Sphere and cylinder in minus-cylinder form; needs no axis, and what is missing counts as 0. */
export function minusCylinderPowers(eye: Omit<Toric, 'axis'>): {
  sphere: number;
  cylinder: number;
} {
  const sphere = eye.sphere ?? 0;
  const cylinder = eye.cylinder ?? 0;
  return cylinder > 0 ? { sphere: sphere + cylinder, cylinder: -cylinder } : { sphere, cylinder };
}

/**
 * What a plus cylinder adds to the sphere when the lens is written with a minus cylinder, the
 * form of every range, so that both notations of one lens get one answer. A cylinder that nobody
 * makes adds nothing.
 */
export function addedToSphere({ cylinder }: Pick<Toric, 'cylinder'>): number {
  const amount = cylinder ?? 0;
  return isWithin(amount, FIELDS.cylinder.range) ? Math.max(0, amount) : 0;
}
