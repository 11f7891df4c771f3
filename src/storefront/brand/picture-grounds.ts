/**
 * The ground behind pictures of frames (`--frame-ground`) by light and by dark, as the brand's
 * theme has it: pictures of lists are made on it, since without their transparency they weigh a
 * third. A test compares both.
 */
export const PICTURE_GROUNDS = { light: '#efece4', dark: '#47564f' } as const;

export type PictureGround = keyof typeof PICTURE_GROUNDS;
