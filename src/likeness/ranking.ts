import type { ColourGroup, FrameShape, RimType } from '#domain/frames/catalogue-types.ts';

/** What a photo says of the glasses in it; null where it says nothing. */
export type PhotoLabels = {
  shape: FrameShape | null;
  rim: RimType | null;
  color: ColourGroup | null;
};
export type LabelKey = keyof PhotoLabels;
export const LABEL_KEYS = ['shape', 'rim', 'color'] as const satisfies readonly LabelKey[];

/** How much a frame looks like the glasses in a photo. */
export type FrameLikeness = {
  sku: string;
  shape: FrameShape | null;
  rim: RimType | null;
  /** The group of the colour that is most like theirs. */
  color: ColourGroup | null;
  /** How well its lines lie on those in the photo, 0 to 1. */
  outline: number;
  /** How much that colour is like theirs, 0 to 1. */
  tone: number;
};

/** Frames from the most to the least alike; labels that are null count for nothing. */
export function mostAlike(frames: readonly FrameLikeness[], labels: PhotoLabels): FrameLikeness[] {
  const best = Math.max(...frames.map(({ outline }) => outline), Number.MIN_VALUE);
  const score = (frame: FrameLikeness) =>
    frame.outline / best + LABEL_COUNTS * labelsOf(frame, labels).length;
  return frames.toSorted((a, b) => score(b) - score(a));
}

/** A label in common counts as much as so much of the best outline. */
const LABEL_COUNTS = 0.03;

/** The labels that a frame has in common with the glasses in the photo. */
export function labelsOf(frame: FrameLikeness, labels: PhotoLabels): LabelKey[] {
  return LABEL_KEYS.filter((key) => labels[key] !== null && frame[key] === labels[key]);
}

/** What the frames that look most like the glasses in a photo have in common. */
export function labelsIn(frames: readonly FrameLikeness[]): PhotoLabels {
  return {
    shape: likeliest(frames, ({ shape }) => shape),
    rim: likeliest(frames, ({ rim }) => rim),
    color: null,
  };
}

/** How quickly a vote loses its weight with the distance to the best outline. */
const VOTE_FALL = 30;

/** The word that the nearest vote for; who is nearest counts most. */
function likeliest<Word>(
  frames: readonly FrameLikeness[],
  wordOf: (frame: FrameLikeness) => Word | null,
): Word | null {
  const best = Math.max(...frames.map(({ outline }) => outline), Number.MIN_VALUE);
  const votes = new Map<Word, number>();
  for (const frame of frames) {
    const word = wordOf(frame);
    if (word === null) continue;
    const weight = Math.exp(VOTE_FALL * (frame.outline / best - 1));
    votes.set(word, (votes.get(word) ?? 0) + weight);
  }
  return [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
