/** Choosing the lens type. */
export const lenses = {};
