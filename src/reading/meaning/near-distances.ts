import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import type { Chosen } from './choose.ts';
import { isSamePlace, type FlatToken, type Row } from './flat-page.ts';
import { powerOf } from './near-rows.ts';

/** In millimetres: by so much a distance for near is less than that for far, of one eye and of both. */
const NEAR_LESS = { half: { least: 0.5, most: 2.5 }, both: { least: 1, most: 5 } };

/** Whether a distance is less than another one by what that for near is less than that for far. */
export function isNearOf(far: number, near: number, of: keyof typeof NEAR_LESS): boolean {
  const { least, most } = NEAR_LESS[of];
  return far - near >= least && far - near <= most;
}

/**
 * `R 32 30.5` above `L 31.5 30`, or `32 31.5 30.5 30` in one line: behind the distance for far of each eye
 * stands that for near.
 */
export function isForNear(
  token: FlatToken,
  { chosen, rows }: { chosen: Chosen; rows: readonly Row[] },
): boolean {
  const far = EYE_SIDES.flatMap((side) => chosen.get(`${side}.pd`)?.token ?? []);
  if (far.length < 2) return false;
  const near = far.map((one) => {
    const { tokens } = rows.find((row) => row.tokens.some((other) => isSamePlace(other, one))) ?? {
      tokens: [],
    };
    const isOther = (each: FlatToken) =>
      !isSamePlace(each, one) && far.some((other) => isSamePlace(other, each));
    const numbers = tokens.filter(({ kind }) => kind === 'number');
    const step = numbers.some(isOther) ? 2 : 1;
    return numbers[numbers.findIndex((other) => isSamePlace(other, one)) + step];
  });
  const areLess = far.every((one, at) =>
    isNearOf(powerOf(one) ?? 0, powerOf(near[at]) ?? 0, 'half'),
  );
  return areLess && near.some((one) => one !== undefined && isSamePlace(one, token));
}
