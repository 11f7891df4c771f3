import { data, type MiddlewareFunction } from 'react-router';
import { matched } from './matched.ts';

/** What is sent to a page and is no form, or a broken one, is refused before the page reads it. */
export const readableForm: MiddlewareFunction<Response> = async ({ request, pattern }) => {
  const { kind, name, takesBytes } = matched(pattern);
  if (request.method !== 'POST' || kind === 'call' || name === 'app.not-found') return;
  // What may be large is read once, after the guards, by the page itself.
  if (takesBytes) return;
  const isReadable = await request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );
  if (!isReadable) throw data(null, { status: 400 });
};
