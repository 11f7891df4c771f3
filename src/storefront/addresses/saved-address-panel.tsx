import { visibleText } from '#domain/people/display-name.ts';
import { Form } from '../app/live/router.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { Badge } from '../ui/notice.tsx';
import { Disclosure, Panel } from '../ui/panel.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { SavedAddress } from './address-book.ts';
import styles from './addresses.module.css';
import { PostalAddressLines } from './postal-address.tsx';

/** One address of the book, and what can be done with it. */
export function SavedAddressPanel({ address }: { address: SavedAddress }) {
  const words = useTexts().addresses.book;
  const to = usePathTo();
  const { id, isDefaultShipping, isDefaultBilling } = address;
  const name = visibleText(address.street[0] ?? address.city);
  const ofWhich = <VisuallyHidden>, {name}</VisuallyHidden>;
  return (
    <Panel
      isArticle
      outlined
      title={name}
      aside={
        <span className={styles.badges}>
          {isDefaultShipping && <Badge tone="plan">{words.forDeliveries}</Badge>}
          {isDefaultBilling && <Badge tone="plan">{words.forBills}</Badge>}
        </span>
      }
    >
      <PostalAddressLines address={address} />
      <Form method="post" className={styles.acts}>
        <input type="hidden" name="id" value={id} />
        <Actions>
          <LinkButton icon="edit" to={to('addresses.address', { id: String(id) })}>
            <span>
              {words.edit}
              {ofWhich}
            </span>
          </LinkButton>
          {!isDefaultShipping && (
            <Button name="intent" value="setDefaultShipping">
              <span>
                {words.useForDeliveries}
                {ofWhich}
              </span>
            </Button>
          )}
          {!isDefaultBilling && (
            <Button name="intent" value="setDefaultBilling">
              <span>
                {words.useForBills}
                {ofWhich}
              </span>
            </Button>
          )}
        </Actions>
      </Form>
      <Disclosure
        summary={
          <>
            {words.remove}
            {ofWhich}
          </>
        }
      >
        <Form method="post" className="stack">
          <input type="hidden" name="id" value={id} />
          <p>{words.removeQuestion}</p>
          <Button name="intent" value="delete">
            <span>
              {words.removeAction}
              {ofWhich}
            </span>
          </Button>
        </Form>
      </Disclosure>
    </Panel>
  );
}
