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

/** `tones`: what its upper half is made of, as hex values. */
export type KnownColour = { sku: string; group: ColourGroup | null; tones: string[] };
