import type { LensType } from '#domain/frames/catalogue-types.ts';
import { Form } from '../app/live/router.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { NO_LENS_TYPE } from './chosen-lens-type.ts';
import { searchOf, type ListFilters } from './list-filters.ts';
import styles from './lens-type-notice.module.css';

type LensTypeNoticeProps = {
  filters: ListFilters;
  orderLensType: LensType | null;
  /** What the order was for before a choice in the filters changed it. */
  before: LensType | null | undefined;
};

/**
 * A choice in the filters changed the lens type of the order: says so, and takes it back. Or an
 * address shows frames for other lenses than the order's: offers to change the order.
 */
export function LensTypeNotice({ filters, orderLensType, before }: LensTypeNoticeProps) {
  const texts = useTexts();
  const { lensType: words } = texts.frames;
  const nameOf = (lensType: LensType) => texts.lenses.types[lensType].name;
  const shown = filters.lensType;
  if (shown === orderLensType) {
    if (!orderLensType || before === undefined || before === orderLensType) return null;
    return (
      <Notice kind="ok" title={words.changed(nameOf(orderLensType))}>
        <p>{words.changedText}</p>
        <div className={styles.ways}>
          <Form method="post" preventScrollReset replace>
            <input type="hidden" name="lensType" value={before ?? NO_LENS_TYPE} />
            <input type="hidden" name="back" value="1" />
            <Button>{before ? words.takeBack(nameOf(before)) : words.takeBackToNone}</Button>
          </Form>
        </div>
      </Notice>
    );
  }
  const ordered = orderLensType && nameOf(orderLensType);
  return (
    <Notice kind="info" title={shown ? words.title(nameOf(shown)) : words.anyTitle}>
      <p>{ordered ? words.text(ordered) : words.noOrder}</p>
      <div className={styles.ways}>
        {shown && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="lensType" value={shown} />
            <Button>{ordered ? words.change(nameOf(shown)) : words.choose(nameOf(shown))}</Button>
          </Form>
        )}
        {ordered && (
          <LinkButton
            look="quiet"
            to={{
              search: searchOf({ ...filters, lensType: orderLensType, page: 1 }, orderLensType),
            }}
            preventScrollReset
            replace
          >
            {words.back(ordered)}
          </LinkButton>
        )}
      </div>
    </Notice>
  );
}
