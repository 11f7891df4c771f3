/** A message for the page that comes next, by its name in the dictionary, and what it speaks of. */
export type Flash = { id: string; params?: Record<string, string> };
