import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import {
  isCustomer,
  localeContext,
  pageRequestContext,
  requireShopper,
  shopContext,
  storeOf,
} from '../app/context.ts';
import { formText } from '../app/form-values.ts';
import { pathIn, safePath } from '../app/paths.ts';
import { textsOf } from '../i18n/registry.ts';
import { refusalWords } from './refusal-words.server.ts';
import { needsAccount, notSupported, toggleSaved } from './toggle-saved.ts';

/** Saves a product or takes it off the list, and goes back to where that was pressed. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const { flash, signIn, requestId } = context.get(pageRequestContext);
  const { reports } = context.get(shopContext);
  const to = pathIn(locale);
  const form = await request.formData();
  const from = safePath(formText(form, 'from', 2000), to('wishlist.wishlist'));
  if (!isCustomer(shopper)) {
    reports.note(needsAccount, requestId);
    signIn.returnTo(from);
    flash({ id: 'signInToSave' });
    return redirect(to('accounts.login'), 303);
  }
  const sku = formText(form, 'sku', 100);
  const asked = { sku, colour: formText(form, 'colour', 100) };
  const toggled = await toggleSaved(shopper.commerce(storeOf(locale)), asked);
  if (toggled.status === 'not-supported') reports.note(notSupported(toggled.type), requestId);
  if ('name' in toggled) flash({ id: toggled.status, params: { product: toggled.name } });
  else
    flash({
      id: 'wishlistError',
      params: { message: refusalWords(textsOf(locale), toggled).slice(0, 200) },
    });
  return redirect(from + placeIn(request, sku), 303);
}

/** Reached by its address alone, there is nothing to save. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(pathIn(context.get(localeContext))('wishlist.wishlist'));
}

/** Without scripts the page is a new one, which is to begin where the old one was. */
function placeIn(request: Request, sku: string): string {
  const isInPlace = request.headers.get('sec-fetch-dest') === 'empty';
  return isInPlace ? '' : `#${encodeURIComponent(sku)}`;
}
