import type { ColourGroup, FrameShape, RimType } from './catalogue-types.ts';

/** What of a frame on sale can be compared with a photo of glasses. */
export type KnownFront = {
  sku: string;
  /** As `packedLines` writes them. */
  lines: string;
  shape: FrameShape | null;
  rim: RimType | null;
  colours: KnownColour[];
};

/** `tones`: its colours as hex values, the one that one sees most of first. */
export type KnownColour = { sku: string; group: ColourGroup | null; tones: string[] };
