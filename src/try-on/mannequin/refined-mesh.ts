import type { Vector } from '#face/head/vectors.ts';

/**
 * A mesh with four triangles for each, as often as asked, its corners moved so that it becomes a
 * smooth surface. Source: C. Loop, Smooth Subdivision Surfaces Based on Triangles, 1987, with
 * Warren's weights.
 */
export function refinedMesh(
  points: readonly Vector[],
  corners: readonly number[],
  times: number,
): { points: readonly Vector[]; corners: readonly number[] } {
  let mesh = { points, corners };
  for (let i = 0; i < times; i += 1) mesh = refinedOnce(mesh.points, mesh.corners);
  return mesh;
}

function refinedOnce(points: readonly Vector[], corners: readonly number[]) {
  /** Of each edge: its ends, and what lies across it at one side or at both. */
  const edges = new Map<string, { ends: [number, number]; across: number[]; middle: number }>();
  const edgeOf = (a: number, b: number) => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = edges.get(key);
    if (known) return known;
    const made = {
      ends: [a, b] as [number, number],
      across: [],
      middle: points.length + edges.size,
    };
    edges.set(key, made);
    return made;
  };
  const refined: number[] = [];
  for (let at = 0; at < corners.length; at += 3) {
    const [a, b, c] = [corners[at]!, corners[at + 1]!, corners[at + 2]!];
    const [ab, bc, ca] = [edgeOf(a, b), edgeOf(b, c), edgeOf(c, a)];
    ab.across.push(c);
    bc.across.push(a);
    ca.across.push(b);
    const [d, e, f] = [ab.middle, bc.middle, ca.middle];
    refined.push(a, d, f, d, b, e, f, e, c, d, e, f);
  }

  const around = points.map(() => ({ all: new Set<number>(), rim: [] as number[] }));
  for (const { ends, across } of edges.values())
    for (const [i, end] of ends.entries()) {
      const other = ends[1 - i]!;
      around[end]!.all.add(other);
      if (across.length === 1) around[end]!.rim.push(other);
    }
  const mixed = (parts: readonly (readonly [number, number])[]): Vector =>
    [0, 1, 2].map((axis) =>
      parts.reduce((sum, [index, weight]) => sum + points[index]![axis]! * weight, 0),
    ) as unknown as Vector;
  const old = around.map(({ all, rim }, index) => {
    if (rim.length >= 2)
      return mixed([
        [index, 3 / 4],
        [rim[0]!, 1 / 8],
        [rim[1]!, 1 / 8],
      ]);
    const weight = all.size === 3 ? 3 / 16 : 3 / (8 * all.size);
    const others = [...all].map((one) => [one, weight] as const);
    return mixed([[index, 1 - weight * all.size], ...others]);
  });
  const middles = [...edges.values()].map(({ ends: [a, b], across: [c, d] }) =>
    c === undefined || d === undefined
      ? mixed([
          [a, 1 / 2],
          [b, 1 / 2],
        ])
      : mixed([
          [a, 3 / 8],
          [b, 3 / 8],
          [c, 1 / 8],
          [d, 1 / 8],
        ]),
  );
  return { points: [...old, ...middles], corners: refined };
}
