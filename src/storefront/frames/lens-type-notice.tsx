import { Form } from '../app/live/router.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { LensTypeWords } from './lens-type-words.server.ts';
import styles from './lens-type-notice.module.css';

/** What the lens type of the list has to do with the order's, with the ways to change either. */
export function LensTypeNotice({ kind, title, text, order, list }: LensTypeWords) {
  return (
    <Notice kind={kind} title={title}>
      <p>{text}</p>
      <div className={styles.ways}>
        {order && (
          <Form method="post" preventScrollReset replace={order.isBack}>
            <input type="hidden" name="lensType" value={order.lensType} />
            {order.isBack && <input type="hidden" name="back" value="1" />}
            <Button>{order.text}</Button>
          </Form>
        )}
        {list && (
          <LinkButton look="quiet" to={{ search: list.search }} preventScrollReset replace>
            {list.text}
          </LinkButton>
        )}
      </div>
    </Notice>
  );
}
