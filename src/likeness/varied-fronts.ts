import type { FrontLines } from '#domain/frames/front-lines.ts';

/** Fewer lines, as those of a bar over lenses, are met with by chance everywhere. */
const WHOLE_EDGES = 100;

/** Fronts that differ most from each other in height, width and rim. */
export function variedFronts(fronts: readonly FrontLines[], count: number): FrontLines[] {
  const whole = fronts.filter(({ edges }) => edges.length >= WHOLE_EDGES);
  const among = whole.length > 0 ? whole : fronts;
  const traits = among.map(traitsOf);
  const away = (a: number, b: number) =>
    Math.hypot(...traits[a]!.map((value, index) => value - traits[b]![index]!));
  const chosen = [0];
  while (chosen.length < Math.min(count, among.length)) {
    const gaps = among.map((_, index) => Math.min(...chosen.map((one) => away(one, index))));
    chosen.push(gaps.indexOf(Math.max(...gaps)));
  }
  return chosen.map((index) => among[index]!);
}

/** What is so thin below is the edge of a bare lens, or a wire: such a front finds its like. */
const BARE_MM = 2;
const BARE_COUNTS = 2;

/** Each about one apart among usual frames. */
function traitsOf({ edges, lensX }: FrontLines): number[] {
  const ys = edges.map(({ y }) => y);
  const below = edges.filter(({ x, y }) => Math.abs(x - lensX) < 3 && y > 0).map(({ y }) => y);
  return [
    (Math.max(...ys) - Math.min(...ys)) / 40,
    (lensX - 33) / 6,
    below.length > 0 ? (Math.max(...below) - Math.min(...below)) / 3 : -1,
    below.length > 0 && Math.max(...below) - Math.min(...below) < BARE_MM ? BARE_COUNTS : 0,
  ];
}
