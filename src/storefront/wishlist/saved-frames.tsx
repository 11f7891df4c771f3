import { Form, useBusy } from '../app/live/router.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { FrameCards } from '../frames/index.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import type { loadSavedPage, SavedThing } from './load-saved-page.ts';
import styles from './saved-frames.module.css';

type SavedFramesProps = NonNullable<Awaited<ReturnType<typeof loadSavedPage>>>;

/** Everything on the list: frames as cards, the rest by name. */
export function SavedFrames({ onCards, others, removed, count, ...list }: SavedFramesProps) {
  const words = useTexts().wishlist.page;
  const to = usePathTo();
  return (
    <>
      {removed && <Removed {...removed} />}
      {count === 0 && <p>{words.empty}</p>}
      {list.cards.length > 0 && (
        <section aria-labelledby="frames">
          <h2 id="frames" className="visually-hidden">
            {words.frames}
          </h2>
          <FrameCards
            {...list}
            actions={({ sku, name, isSoldOut, fit }) =>
              onCards
                .get(sku)
                ?.map((thing) => (
                  <ThingActions
                    key={thing.id}
                    thing={thing}
                    name={name}
                    canBeTaken={!isSoldOut && !thing.colour?.isSoldOut && fit?.fits !== false}
                  />
                ))
            }
          />
        </section>
      )}
      {others.length > 0 && (
        <Panel title={words.others}>
          <ul className="stack">
            {others.map((thing) => (
              <li key={thing.id}>
                <p>{thing.name ?? words.gone}</p>
                <ThingActions thing={thing} name={thing.name ?? words.gone} canBeTaken={false} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Actions>
        <LinkButton iconAfter="forward" to={to('frames.list')}>
          {words.find}
        </LinkButton>
      </Actions>
    </>
  );
}

type ThingActionsProps = { thing: SavedThing; name: string; canBeTaken: boolean };

function ThingActions({ thing: { id, colour }, name, canBeTaken }: ThingActionsProps) {
  const words = useTexts().wishlist.page;
  const isPosting = useBusy().isPosting;
  return (
    <Form method="post" className={styles.actions}>
      {colour && (
        <p>{colour.isSoldOut ? words.inColourSoldOut(colour.name) : words.inColour(colour.name)}</p>
      )}
      <input type="hidden" name="id" value={id} />
      {canBeTaken && (
        <Button
          name="intent"
          value="cart"
          icon="cart"
          working={isPosting}
          aria-label={words.toCart(name)}
        >
          {words.toCartAction}
        </Button>
      )}
      <Button look="quiet" name="intent" value="remove" aria-label={words.remove(name)}>
        {words.removeAction}
      </Button>
    </Form>
  );
}

/** What has just been taken off, and the way back. */
function Removed({ sku, colour, name }: NonNullable<SavedFramesProps['removed']>) {
  const words = useTexts().wishlist.page;
  const to = usePathTo();
  return (
    <Notice kind="ok" title={words.removed(name)} live>
      <Form method="post" action={to('wishlist.wishlist')}>
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="colour" value={colour} />
        <Button name="intent" value="undo">
          {words.undo}
        </Button>
      </Form>
    </Notice>
  );
}
