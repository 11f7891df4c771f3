/** The value of `intent` with which a form is only kept, not judged. */
export const KEEP_INTENT = 'keep';
