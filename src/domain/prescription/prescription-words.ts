import type { Eye } from './prescription.ts';

/** What one eye's numbers mean, for a plain sentence; the words stand in the dictionaries. */
export type EyeMeaning = {
  sphere: 'near-sighted' | 'far-sighted' | 'none';
  /** Null when `sphere` is 'none'. */
  strength: 'mild' | 'moderate' | 'strong' | null;
  astigmatism: 'none' | 'slight' | 'some' | 'strong';
  /** Needs a reading addition. */
  reading: boolean;
  prism: boolean;
};

/**
 * Classifies an eye by its spherical equivalent (S + C/2), so that the plus and the minus form
 * of one correction get the same words. Strength: near-sighted to 3 and 6 dioptres, far-sighted
 * to 2 and 5; astigmatism below 1, up to 2, above (classes of the American Optometric Association).
 */
export function eyeMeaning(
  eye: Pick<Eye, 'sphere' | 'cylinder' | 'add' | 'prismHor' | 'prismVer'>,
): EyeMeaning {
  const equivalent = (eye.sphere ?? 0) + (eye.cylinder ?? 0) / 2;
  const isNone = Math.abs(equivalent) < 0.25;
  return {
    sphere: isNone ? 'none' : equivalent < 0 ? 'near-sighted' : 'far-sighted',
    strength: isNone ? null : strengthOf(equivalent),
    astigmatism: astigmatismOf(Math.abs(eye.cylinder ?? 0)),
    reading: (eye.add ?? 0) > 0,
    prism: Boolean(eye.prismHor) || Boolean(eye.prismVer),
  };
}

function strengthOf(equivalent: number): 'mild' | 'moderate' | 'strong' {
  const [mildUpTo, moderateUpTo] = equivalent < 0 ? [3, 6] : [2, 5];
  const amount = Math.abs(equivalent);
  if (amount <= mildUpTo) return 'mild';
  return amount <= moderateUpTo ? 'moderate' : 'strong';
}

function astigmatismOf(cylinder: number): EyeMeaning['astigmatism'] {
  if (cylinder === 0) return 'none';
  if (cylinder < 1) return 'slight';
  return cylinder <= 2 ? 'some' : 'strong';
}
