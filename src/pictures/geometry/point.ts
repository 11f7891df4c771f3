/** Millimetres, x to the right and y downward. */
export type Point = { x: number; y: number };

/** A piece of a curve: it starts where the piece before it ends. */
export type Cubic = { from: Point; handleA: Point; handleB: Point; to: Point };

export function pointOn({ from, handleA, handleB, to }: Cubic, t: number): Point {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return {
    x: a * from.x + b * handleA.x + c * handleB.x + d * to.x,
    y: a * from.y + b * handleA.y + c * handleB.y + d * to.y,
  };
}

/** The curve as it looks in a mirror on the column `axisX`, run through backwards. */
export function mirrored(curve: readonly Cubic[], axisX = 0): Cubic[] {
  const flip = ({ x, y }: Point): Point => ({ x: 2 * axisX - x, y });
  return reversed(curve.map((piece) => eachPoint(piece, flip)));
}

/** The same curve from its end to its start. */
export function reversed(curve: readonly Cubic[]): Cubic[] {
  return curve
    .map(({ from, handleA, handleB, to }) => ({
      from: to,
      handleA: handleB,
      handleB: handleA,
      to: from,
    }))
    .toReversed();
}

export function moved(curve: readonly Cubic[], by: Point): Cubic[] {
  return curve.map((piece) => eachPoint(piece, ({ x, y }) => ({ x: x + by.x, y: y + by.y })));
}

function eachPoint({ from, handleA, handleB, to }: Cubic, change: (point: Point) => Point): Cubic {
  return { from: change(from), handleA: change(handleA), handleB: change(handleB), to: change(to) };
}
