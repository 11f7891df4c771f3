import type { MiddlewareFunction } from 'react-router';
import { localeContext, storeOf, pageRequestContext } from '../context.ts';
import { localeOf } from '../paths.ts';
import { matched } from './matched.ts';

const aYearInSeconds = 365 * 24 * 60 * 60;

/** Takes the language from the matched route and keeps the language cookies in line with it. */
export const locale: MiddlewareFunction<Response> = async ({ context, pattern }, next) => {
  if (matched(pattern).kind === 'call') return;
  const language = localeOf(pattern);
  context.set(localeContext, language);

  const pageRequest = context.get(pageRequestContext);
  const cookies = {
    locale: language === 'de' ? 'german' : 'default',
    store: storeOf(language),
    currency: language === 'de' ? 'EUR' : 'USD',
    country: language === 'de' ? 'DE' : 'US',
  };
  for (const [name, value] of Object.entries(cookies))
    pageRequest.setCookie(name, value, { maxAgeSeconds: aYearInSeconds });

  const response = await next();
  response.headers.set('Content-Language', language);
  return response;
};
