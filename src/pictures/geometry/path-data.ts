import type { Cubic, Point } from './point.ts';

/** A path of one or more curves, in hundredths of a millimetre, written as short as it can be. */
export function pathData(...curves: (readonly Cubic[])[]): string {
  return curves.map((curve) => `${openPathData(curve)}z`).join('');
}

/** The same for one curve that stays open. */
export function openPathData(curve: readonly Cubic[]): string {
  const first = curve[0];
  if (!first) return '';
  let at = rounded(first.from);
  let written = `M${numbers([at.x, at.y])}`;
  for (const { handleA, handleB, to } of curve) {
    const points = [handleA, handleB, to].map(rounded);
    written += `c${numbers(points.flatMap(({ x, y }) => [x - at.x, y - at.y]))}`;
    at = points[2]!;
  }
  return written;
}

/** Millimetres as they stand in a picture: two decimals, without zeros that say nothing. */
export function mm(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** Numbers in a row: a sign or a second point parts two numbers as well as a space does. */
export function numbers(values: readonly number[]): string {
  return values.map(mm).reduce((text, next, i) => {
    const needsSpace =
      i > 0 && !next.startsWith('-') && !(next.startsWith('.') && /\.\d*$/.test(text));
    return text + (needsSpace ? ' ' : '') + next;
  }, '');
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}
