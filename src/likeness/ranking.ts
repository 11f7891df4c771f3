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

/** How much a colour that is the same counts, as a share of the best outline. */
const TONE_COUNTS = 0.04;
/** The same for each label in common, behind the first frames. */
const LABEL_COUNTS = 0.1;
/**
 * Of the first frames so many come by their likeness alone. The others are the best of the
 * likeliest shapes that are not among them, where these come near to the best outline: outlines
 * may be told wrongly, and who looks for a shape shall not have to search.
 */
const FIRST = { all: 5, byLikeness: 3, near: 0.85 };

/** Frames from the most to the least alike; labels that are null count for nothing. */
export function mostAlike(frames: readonly FrameLikeness[], labels: PhotoLabels): FrameLikeness[] {
  const best = bestOf(frames);
  const alike = (frame: FrameLikeness) =>
    frame.outline / best + (labels.color === null ? 0 : TONE_COUNTS * frame.tone);
  const byLikeness = frames.toSorted((a, b) => alike(b) - alike(a));
  const first = byLikeness.slice(0, labels.shape === null ? FIRST.all : FIRST.byLikeness);
  for (const shape of labels.shape === null ? [] : shapesIn(frames)) {
    const has = first.some((frame) => frame.shape === shape);
    const other = has ? undefined : byLikeness.find((frame) => frame.shape === shape);
    if (other && other.outline >= FIRST.near * best && first.length < FIRST.all) first.push(other);
  }
  for (const frame of byLikeness)
    if (first.length < FIRST.all && !first.includes(frame)) first.push(frame);
  const score = (frame: FrameLikeness) =>
    alike(frame) + LABEL_COUNTS * labelsOf(frame, labels).length;
  const rest = byLikeness
    .filter((frame) => !first.includes(frame))
    .toSorted((a, b) => score(b) - score(a));
  return [...first, ...rest];
}

/** The labels that a frame has in common with the glasses in the photo. */
export function labelsOf(frame: FrameLikeness, labels: PhotoLabels): LabelKey[] {
  return LABEL_KEYS.filter((key) => labels[key] !== null && frame[key] === labels[key]);
}

/** What the frames that look most like the glasses in a photo have in common. */
export function labelsIn(frames: readonly FrameLikeness[]): Pick<PhotoLabels, 'shape' | 'rim'> {
  const [shape = null] = shapesIn(frames);
  const [rim = null] = likeliest(votesOf(frames, (frame) => frame.rim));
  return { shape, rim };
}

/** The shapes that the glasses may have, the likeliest first. */
function shapesIn(frames: readonly FrameLikeness[]): FrameShape[] {
  return likeliest(votesOf(frames, ({ shape }) => shape));
}

/** How quickly a vote loses its weight with the distance to the best outline. */
const VOTE_FALL = 30;

function votesOf<Word>(
  frames: readonly FrameLikeness[],
  wordOf: (frame: FrameLikeness) => Word | null,
): Vote<Word>[] {
  const best = bestOf(frames);
  return frames.map((frame) => ({
    word: wordOf(frame),
    weight: Math.exp(VOTE_FALL * (frame.outline / best - 1)),
  }));
}

type Vote<Word> = { word: Word | null; weight: number };

/** The words that are voted for, those with the most votes first. */
export function likeliest<Word>(votes: readonly Vote<Word>[]): Word[] {
  const sums = new Map<Word, number>();
  for (const { word, weight } of votes)
    if (word !== null) sums.set(word, (sums.get(word) ?? 0) + weight);
  return [...sums].toSorted((a, b) => b[1] - a[1]).map(([word]) => word);
}

function bestOf(frames: readonly FrameLikeness[]): number {
  return Math.max(...frames.map(({ outline }) => outline), Number.MIN_VALUE);
}
