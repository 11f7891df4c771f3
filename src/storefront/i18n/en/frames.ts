/** The list of frames and one frame. */
export const frames = {};
