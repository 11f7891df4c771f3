/** Whose texts the pages of a subject show beside their own; a test finds what is missing. */
const ALSO: Record<string, readonly string[]> = {
  checkout: ['lenses', 'prescription'],
  frames: ['lenses'],
  gallery: ['prescription'],
  home: ['checkout', 'frames', 'lenses', 'orders', 'sign-in'],
  'order-steps': ['lenses'],
  orders: ['checkout', 'lenses', 'prescription'],
  prescription: ['lenses'],
  'sign-in': ['checkout', 'home', 'orders'],
};

/** The subjects whose texts a subject's pages show, beside the texts of every page. */
export function textsShownBy(subject: string): string[] {
  return [subject, ...(ALSO[subject] ?? [])];
}
