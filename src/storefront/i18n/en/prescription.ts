/** Supplying and checking a prescription. */
export const prescription = {
  /** In the progress rail, once the values are settled for this order. */
  confirmed: 'Checked and saved',
};
