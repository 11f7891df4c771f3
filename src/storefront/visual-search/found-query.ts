import type { ColourGroup } from '#domain/frames/catalogue-types.ts';
import { isFrameSku } from '#domain/frames/sku.ts';

/** The names in the address of what was found: frames, most alike first, and the colour to show. */
const FRAMES = 'frames';
export const COLOUR = 'color';

/** As many frames as are shown. */
export const MOST_FOUND = 12;

export function skusIn(query: URLSearchParams): string[] {
  const skus = (query.get(FRAMES) ?? '').split('.').filter(isFrameSku);
  return [...new Set(skus)].slice(0, MOST_FOUND);
}

export function queryOf(skus: readonly string[], colour: ColourGroup | null): string {
  const query = new URLSearchParams({ [FRAMES]: skus.slice(0, MOST_FOUND).join('.') });
  if (colour) query.set(COLOUR, colour);
  return `?${query.toString()}`;
}
