/** Checked in the header, before a pixel is decoded, where the header can be read alone. */
export const MOST_PIXELS = 40_000_000;
export const LEAST_SIDE_PX = 200;
/** Text of a sheet that fills the picture has 20 pixels and more at this size. */
export const LONGEST_SIDE_PX = 2400;
