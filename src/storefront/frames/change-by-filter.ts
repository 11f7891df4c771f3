import { isLensType } from '#domain/frames/catalogue-types.ts';
import type { Shopper } from '#shop/shopper.ts';
import { formText } from '../app/form-values.ts';
import { changeLensType } from '../lenses/index.ts';
import type { Locale } from '../app/context.ts';
import { newLensType, NO_LENS_TYPE } from './chosen-lens-type.ts';
import { filtersOf, searchOf } from './list-filters.ts';

/**
 * Does what a form of the list asks for and answers the query to go on with. The filters send
 * all their fields, and with `shownLensType` what was chosen before. The notices send a lens
 * type alone, or `none`; with `back` they take a change back, and none follows to be taken back.
 * `today` is a calendar day.
 */
export async function changeByFilter(
  shopper: Shopper,
  form: FormData,
  options: { query: URLSearchParams; today: string; locale: Locale },
): Promise<string> {
  const draft = await shopper.drafts.read();
  const before = draft.lensType ?? null;
  const isFilters = form.has('term');
  const query = isFilters ? queryOf(form) : new URLSearchParams(options.query);
  const chosen = formText(form, 'lensType');
  const shown = formText(form, 'shownLensType');
  const lensType = newLensType(chosen, {
    shown: isFilters && isLensType(shown) ? shown : null,
    orderLensType: before,
  });
  const isUndone = chosen === NO_LENS_TYPE && before !== null;

  if (lensType) await changeLensType(shopper, lensType, options);
  if (isUndone) await shopper.drafts.save({ lensType: undefined, lens: undefined });
  const ordered = isUndone ? null : (lensType ?? before);
  if (lensType || isUndone) query.delete('lensType');
  const search = searchOf({ ...filtersOf(query, ordered), page: 1 }, ordered);
  if (!lensType || form.has('back')) return search;
  return `${search || '?'}${search && '&'}was=${before ?? NO_LENS_TYPE}`;
}

function queryOf(form: FormData): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string') query.append(name, value);
  }
  return query;
}
