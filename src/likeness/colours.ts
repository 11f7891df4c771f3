import type { ColourGroup } from '#domain/frames/catalogue-types.ts';
import type { KnownColour, KnownFront } from '#domain/frames/known-front.ts';
import { likeliest, type FrameLikeness } from './ranking.ts';
import { meanTone, toneGap, toneOfHex, type Tone } from './tones.ts';

/** Colours so far apart are alike by a third. */
const ALIKE_WITHIN = 20;

/** Which of a frame's colours is most like the one that is seen, and how much. */
export function nearestColour(
  seen: Tone | null,
  colours: readonly KnownColour[],
): Pick<FrameLikeness, 'color' | 'tone'> {
  const gaps = colours.map((colour) => (seen ? toneGap(seen, toneOfColour(colour)) : Infinity));
  const least = Math.min(...gaps);
  return {
    color: colours[gaps.indexOf(least)]?.group ?? null,
    tone: Math.exp(-least / ALIKE_WITHIN),
  };
}

/** So many of the nearest colours vote, and how quickly a vote loses its weight. */
const VOTES = { most: 15, fall: 4 };

/** The group of the colour that is seen, by all that the shop sells. */
export function colourGroupOf(seen: Tone, fronts: readonly KnownFront[]): ColourGroup | null {
  const near = fronts
    .flatMap(({ colours }) => colours)
    .map((colour) => ({ word: colour.group, gap: toneGap(seen, toneOfColour(colour)) }))
    .toSorted((a, b) => a.gap - b.gap)
    .slice(0, VOTES.most);
  const votes = near.map(({ word, gap }) => ({ word, weight: Math.exp(-gap / VOTES.fall) }));
  return likeliest(votes)[0] ?? null;
}

function toneOfColour({ tones }: KnownColour): Tone {
  return meanTone(tones.map(toneOfHex));
}
