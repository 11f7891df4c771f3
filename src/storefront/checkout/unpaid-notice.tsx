import { useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { Link } from '../app/live/router.ts';
import { Notice } from '../ui/notice.tsx';
import type { Unpaid } from './unpaid.ts';
import styles from './review-problem.module.css';

/** That nothing was paid and nothing ordered, why, and the way to pay otherwise. */
export function UnpaidNotice({ unpaid }: { unpaid: Unpaid }) {
  const words = useTexts().checkout.review;
  const to = usePathTo();
  return (
    <div className={styles.problem}>
      <Notice kind="warn" title={words.unpaid} live>
        <p>{words.unpaidText[unpaid]}</p>
        <p>
          <Link to={`${to('checkout.shipping-edit')}#field-payment`}>{words.otherWay}</Link>
        </p>
      </Notice>
    </div>
  );
}
