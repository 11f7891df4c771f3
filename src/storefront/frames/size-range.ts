import type { FrameSize } from '#domain/frames/catalogue-types.ts';
import type { Texts } from '../i18n/en.ts';

/** The whole millimetres of each size word; open at both ends. `frameSizeOf` has the rule. */
export const SIZE_RANGES_MM: Record<FrameSize, { min: number | null; max: number | null }> = {
  ExtraSmall: { min: null, max: 118 },
  Small: { min: 119, max: 125 },
  Medium: { min: 126, max: 132 },
  Large: { min: 133, max: 140 },
  ExtraLarge: { min: 141, max: null },
};

/** 'Medium: fits most faces 126–132 mm wide.' */
export function sizeSentence({ frames }: Texts, size: FrameSize): string {
  const { min, max } = SIZE_RANGES_MM[size];
  const name = frames.words.sizes[size];
  const { upTo, from, between } = frames.sizes;
  if (min !== null && max !== null) return between(name, min, max);
  return max !== null ? upTo(name, max) : from(name, min ?? 0);
}
