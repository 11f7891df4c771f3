import type { LensType } from '#domain/frames/catalogue-types.ts';
import { Form } from '../app/live/router.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { searchOf, type ListFilters } from './list-filters.ts';
import styles from './lens-type-notice.module.css';

type LensTypeNoticeProps = { filters: ListFilters; orderLensType: LensType | null };

/**
 * The list shows frames for other lenses than the order's: says so, and offers to change the
 * order. Looking changes nothing by itself.
 */
export function LensTypeNotice({ filters, orderLensType }: LensTypeNoticeProps) {
  const texts = useTexts();
  const { lensType: words } = texts.frames;
  const nameOf = (lensType: LensType) => texts.lenses.types[lensType].name;
  const shown = filters.lensType;
  if (shown === orderLensType) return null;
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
