import { isLensType, type LensType } from '#domain/frames/catalogue-types.ts';

/** In the address and in a form: the order had no lens type before. */
export const NO_LENS_TYPE = 'none';

/**
 * The lens type that the order gets by a choice in the filters: choosing one there sets the
 * order's. Null when nothing else was chosen than what was shown, or what the order has anyway.
 */
export function newLensType(
  chosen: unknown,
  { shown, orderLensType }: { shown: LensType | null; orderLensType: LensType | null },
): LensType | null {
  return isLensType(chosen) && chosen !== shown && chosen !== orderLensType ? chosen : null;
}

/** What the order was for before the filters changed it; undefined when they did not. */
export function lensTypeBefore(query: URLSearchParams): LensType | null | undefined {
  const was = query.get('was');
  if (was === NO_LENS_TYPE) return null;
  return isLensType(was) ? was : undefined;
}
