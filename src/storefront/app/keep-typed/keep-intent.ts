/** The value of `intent` with which a form is only kept, not judged. */
export const KEEP_INTENT = 'keep';

/** With this header a form is sent only to be kept: the pages of the same browser wait for it. */
export const KEEPING_HEADER = 'Keeping';
