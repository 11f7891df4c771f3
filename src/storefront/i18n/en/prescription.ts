/** Supplying and checking a prescription. */
export const prescription = {};
