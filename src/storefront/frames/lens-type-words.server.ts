import type { LensType } from '#domain/frames/catalogue-types.ts';
import type { Locale } from '#domain/people/locale.ts';
import { textsOf } from '../i18n/registry.ts';
import { NO_LENS_TYPE } from './chosen-lens-type.ts';
import { searchOf, type ListFilters } from './list-filters.ts';

/** A notice about lens types: what it says, the lens type to send for the order, another list. */
export type LensTypeWords = {
  kind: 'info' | 'ok';
  title: string;
  text: string;
  order: { lensType: string; isBack: boolean; text: string } | null;
  list: { search: string; text: string } | null;
};

type LensTypes = {
  filters: ListFilters;
  orderLensType: LensType | null;
  /** What the order was for before a choice in the filters changed it. */
  lensTypeBefore: LensType | null | undefined;
};

/**
 * A choice in the filters changed the lens type of the order: says so, and takes it back. Or an
 * address shows frames for other lenses than the order's: offers to change the order. Else null.
 */
export function lensTypeWords(
  { filters, orderLensType, lensTypeBefore: before }: LensTypes,
  locale: Locale,
): LensTypeWords | null {
  const texts = textsOf(locale);
  const { lensType: words } = texts.frames;
  const nameOf = (lensType: LensType) => texts.lenses.types[lensType].name;
  const shown = filters.lensType;
  if (shown === orderLensType) {
    if (!orderLensType || before === undefined || before === orderLensType) return null;
    return {
      kind: 'ok',
      title: words.changed(nameOf(orderLensType)),
      text: words.changedText,
      order: {
        lensType: before ?? NO_LENS_TYPE,
        isBack: true,
        text: before ? words.takeBack(nameOf(before)) : words.takeBackToNone,
      },
      list: null,
    };
  }
  const ordered = orderLensType && nameOf(orderLensType);
  return {
    kind: 'info',
    title: shown ? words.title(nameOf(shown)) : words.anyTitle,
    text: ordered ? words.text(ordered) : words.noOrder,
    order: shown && {
      lensType: shown,
      isBack: false,
      text: ordered ? words.change(nameOf(shown)) : words.choose(nameOf(shown)),
    },
    list: ordered
      ? {
          search: searchOf({ ...filters, lensType: orderLensType, page: 1 }, orderLensType),
          text: words.back(ordered),
        }
      : null,
  };
}
