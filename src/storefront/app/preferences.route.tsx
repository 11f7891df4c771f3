import { redirect, type ActionFunctionArgs } from 'react-router';
import { localeContext, pageRequestContext } from './context.ts';
import { formText } from './form-values.ts';
import { pathIn, safePath } from './paths.ts';

const sizes = new Set(['100', '130', '160', '200']);
const aYearInSeconds = 365 * 24 * 60 * 60;

/** Keeps how large a person wants the text, and goes back to the page they were on. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const size = formText(form, 'textSize');
  if (sizes.has(size))
    context.get(pageRequestContext).setCookie('text_size', size, { maxAgeSeconds: aYearInSeconds });
  const home = pathIn(context.get(localeContext))('home.home');
  return redirect(safePath(formText(form, 'returnTo', 2000), home), 303);
}

/** Reached by its address alone, there is nothing to set. */
export function loader({ context }: ActionFunctionArgs): Response {
  return redirect(pathIn(context.get(localeContext))('home.home'));
}
