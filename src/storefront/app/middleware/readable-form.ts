import { data, type MiddlewareFunction } from 'react-router';
import { isCall, withoutLocale } from './checked-pages.ts';

/** What is sent to a page and is no form, or a broken one, is refused before the page reads it. */
export const readableForm: MiddlewareFunction<Response> = async ({ request, pattern }) => {
  if (request.method !== 'POST' || isCall(pattern) || withoutLocale(pattern) === '*') return;
  const isReadable = await request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );
  if (!isReadable) throw data(null, { status: 400 });
};
