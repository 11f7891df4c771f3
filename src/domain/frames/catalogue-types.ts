/**
 * The words of the catalogue as they stand in filters, attributes and addresses.
 * They are identifiers: what a shopper reads stands in the storefront's dictionaries.
 */

export const LENS_TYPES = ['SingleVision', 'Bifocals', 'Progressive'] as const;
export type LensType = (typeof LENS_TYPES)[number];

export const GENDERS = ['Women_s', 'Men_s'] as const;
export type Gender = (typeof GENDERS)[number];

export const FRAME_SHAPES = ['Aviator', 'CatEye', 'Oval', 'Rectangle', 'Round', 'Square'] as const;
export type FrameShape = (typeof FRAME_SHAPES)[number];

/** Smallest first. */
export const FRAME_SIZES = ['ExtraSmall', 'Small', 'Medium', 'Large', 'ExtraLarge'] as const;
export type FrameSize = (typeof FRAME_SIZES)[number];

export const FEATURES = ['Lightweight', 'Nose Pads'] as const;
export type Feature = (typeof FEATURES)[number];

/** What holds the lens: a rim all around, a thread in a groove below, or screws alone. */
export const RIM_TYPES = ['FullRim', 'HalfRim', 'Rimless'] as const;
export type RimType = (typeof RIM_TYPES)[number];

/** A frame's colour name ("Smoke", "Tortoise") belongs to exactly one of these. */
export const COLOUR_GROUPS = ['Black', 'Blue', 'Neutrals', 'Red', 'Green', 'Multicolor'] as const;
export type ColourGroup = (typeof COLOUR_GROUPS)[number];

export function isLensType(value: unknown): value is LensType {
  return LENS_TYPES.some((lensType) => lensType === value);
}
