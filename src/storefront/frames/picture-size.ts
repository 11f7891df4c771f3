/** The fixed pixels of an `<img>` of a frame; a stylesheet makes it as wide as its room. */
export const PICTURE_SIZE = { width: 336, height: 132 };
