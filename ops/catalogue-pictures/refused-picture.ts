/** A file is no picture that is taken, and why. */
export class RefusedPicture extends Error {}
