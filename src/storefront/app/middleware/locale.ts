import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { storeByCode, storeOf as storeOfLocale, type Store } from '#domain/people/locale.ts';
import { cookieOf, storeCodeOf } from '../calls/store-of-call.ts';
import { localeContext, pageRequestContext } from '../context.ts';
import { localeOf } from '../paths.ts';
import { matched } from './matched.ts';

const aYearInSeconds = 365 * 24 * 60 * 60;

/**
 * The language of a page is its route's; of a call, which has none in its address, that of the
 * caller's store, or the default one where the store is not known. The language cookies are kept
 * in line with it; a call's are only written where they are not.
 */
export const locale: MiddlewareFunction<Response> = async ({ context, pattern, request }, next) => {
  if (matched(pattern).kind === 'call') {
    const store = storeByCode(storeCodeOf(request));
    context.set(localeContext, store.locale);
    keepCookies(context, store, (name, value) => cookieOf(request, name) !== value);
    return;
  }
  const language = localeOf(pattern);
  context.set(localeContext, language);
  keepCookies(context, storeOfLocale(language), () => true);

  const response = await next();
  response.headers.set('Content-Language', language);
  return response;
};

function keepCookies(
  context: Readonly<RouterContextProvider>,
  { code, currency, country }: Store,
  isDue: (name: string, value: string) => boolean,
): void {
  const { setCookie } = context.get(pageRequestContext);
  // The specification's code of a locale is that of its store.
  for (const [name, value] of Object.entries({ locale: code, store: code, currency, country }))
    if (isDue(name, value)) setCookie(name, value, { maxAgeSeconds: aYearInSeconds });
}
