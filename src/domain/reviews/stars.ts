/** What can be given, best first. */
export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

/** A mean in percent, as the protocol tells it, in stars to the tenth: 86 is 4.3. */
export function starsOfPercent(percent: number): number {
  return Math.round(percent / 2) / 10;
}

/** How many of these means, in percent, come nearest to each number of stars, best first. */
export function distributionOf(percents: readonly number[]): { stars: Stars; count: number }[] {
  return STARS.map((stars) => ({
    stars,
    count: percents.filter((percent) => nearest(percent) === stars).length,
  }));
}

function nearest(percent: number): number {
  return Math.min(5, Math.max(1, Math.round(percent / 20)));
}

export type RatingMean = { name: string; stars: number };

/** The mean in stars of each thing that stars were given for, in the order in which they come. */
export function ratingMeans(
  breakdowns: readonly (readonly { name: string; stars: number }[])[],
): RatingMean[] {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { name, stars } of breakdowns.flat()) {
    const known = sums.get(name) ?? { sum: 0, count: 0 };
    sums.set(name, { sum: known.sum + stars, count: known.count + 1 });
  }
  return [...sums].map(([name, { sum, count }]) => ({
    name,
    stars: Math.round((sum / count) * 10) / 10,
  }));
}
