/** The value of `intent` with which a form is only kept, not judged. */
export const KEEP_INTENT = 'keep';

/**
 * With this header a form is sent only to be kept; its value is the name of this keeping. The pages
 * of the same browser wait for it.
 */
export const KEEPING_HEADER = 'Keeping';

/** This cookie holds the name of what a browser is about to send, or is sending, to be kept. */
export const KEEPING_COOKIE = 'keeping';
