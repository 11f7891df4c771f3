/** What the browser remembers of a session, by the names of its entries in the session storage. */
export const REMEMBERED = [
  'filters',
  'prescription',
  'try-on',
  'still',
  'VISUAL_SEARCH_IMAGE',
] as const;
export type RememberedName = (typeof REMEMBERED)[number];
