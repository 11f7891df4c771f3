import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { insteadOfAnswer, isServiceError, type ServiceErrorCategory } from '#clients/client.ts';
import { localeContext, pageRequestContext, requireShopper, storeOf } from '../app/context.ts';
import { formText } from '../app/form-values.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import { takeFrame } from '../frames/index.ts';
import { textsOf } from '../i18n/registry.ts';
import { useTexts } from '../i18n/texts.tsx';
import { STEP_PAGES } from '../order-steps/index.ts';
import { AccountNav } from '../profile/index.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { loadSavedPage, skuOf } from './load-saved-page.ts';
import { obstacleWords, refusalWords } from './refusal-words.server.ts';
import { addToList, itemsOf, readList, removeFromList, type SavedItem } from './saved-list.ts';
import { SavedFrames } from './saved-frames.tsx';
import { saveProduct } from './toggle-saved.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const removed = new URL(request.url).searchParams.get('removed');
  return loadSavedPage(requireShopper(context), context.get(localeContext), removed);
}

/** `intent`: `cart` or `remove`, of the item `id`; `undo` of what had this `sku` and `colour`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const locale = context.get(localeContext);
  const commerce = requireShopper(context).commerce(storeOf(locale));
  const form = await request.formData();
  const here = pathIn(locale)('wishlist.wishlist');
  const texts = textsOf(locale);
  try {
    const list = await readList(commerce);
    if (formText(form, 'intent') === 'undo') return await undo();
    const item = itemsOf(list).find(({ id }) => id === formText(form, 'id'));
    // Sent twice, it is gone already.
    if (!item) return redirect(here, 303);
    if (formText(form, 'intent') === 'cart') return await toCart(item);
    await removeFromList(commerce, list, [item]);
    const removed = skuOf(item).colour ?? skuOf(item).model;
    return redirect(removed ? `${here}?removed=${encodeURIComponent(removed)}` : here, 303);

    async function undo() {
      const asked = { sku: formText(form, 'sku', 100), colour: formText(form, 'colour', 100) };
      const saved = await saveProduct(commerce, asked, (one) => addToList(commerce, list, one));
      return 'name' in saved ? redirect(here, 303) : refused(refusalWords(texts, saved));
    }

    async function toCart(one: SavedItem) {
      const { model, colour } = skuOf(one);
      if (!model) return refused(refusalWords(texts, { status: 'gone' }));
      const taken = await takeFrame(context, { sku: model, colour: colour ?? model });
      if (taken.status === 'refused') return refused(obstacleWords(texts, taken.problem));
      if (taken.status === 'first') return redirect(pathIn(locale)(STEP_PAGES[taken.step]), 303);
      // It is in the cart, whatever becomes of the list.
      await removeFromList(commerce, list, [one]).catch(insteadOfAnswer(undefined));
      const product = one.product?.name ?? model;
      context.get(pageRequestContext).flash({ id: 'savedToCart', params: { product } });
      return redirect(pathIn(locale)('checkout.cart-preview'), 303);
    }
  } catch (error) {
    // Who is refused is signed out, as everywhere.
    if (!isServiceError(error) || signsOut.includes(error.category)) throw error;
    return refused(texts.wishlist.page.failed);
  }
}

const signsOut: readonly ServiceErrorCategory[] = ['authentication', 'authorization'];

function refused(message: string) {
  return data({ refused: message }, { status: 422 });
}

// After a refusal the page shows the list as it is now.
export const shouldRevalidate = () => true;

export const handle = { back: 'frames.list' } satisfies PageHandle;

export const meta = titled((texts) => texts.wishlist.page.title);

export default function Wishlist() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = useTexts().wishlist.page;
  return (
    <div className="stack-wide">
      <div>
        <PageHeading lead={loaded?.count ? words.lead : undefined}>{words.title}</PageHeading>
        <AccountNav current="wishlist.wishlist" count={loaded?.count} />
      </div>
      {answer && (
        <Notice kind="stop" title={words.error} live>
          <p>{answer.refused}</p>
        </Notice>
      )}
      {loaded ? <SavedFrames {...loaded} /> : <Notice kind="info">{words.away}</Notice>}
    </div>
  );
}
