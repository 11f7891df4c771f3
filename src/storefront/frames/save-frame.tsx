import { Form, useAddress } from '../app/live/router.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';

type SaveFrameProps = { sku: string; colour: string; isSaved: boolean };

/** Saves the frame of a page in the color that is shown, or takes it off the list again. */
export function SaveFrame({ sku, colour, isSaved }: SaveFrameProps) {
  const { onPage } = useTexts().wishlist;
  const { pathname, search } = useAddress();
  const to = usePathTo();
  return (
    <Form method="post" action={to('wishlist.save')} replace preventScrollReset>
      <input type="hidden" name="from" value={pathname + search} />
      <input type="hidden" name="colour" value={colour} />
      <Button look="quiet" icon="heart" name="sku" value={sku} aria-pressed={isSaved}>
        {isSaved ? onPage.saved : onPage.save}
      </Button>
    </Form>
  );
}
