import { redirect, type MiddlewareFunction } from 'react-router';

/** One address for each page: a trailing slash or a doubled one leads to the address without. */
export const validateRouting: MiddlewareFunction<Response> = ({ request, url }) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const canonical = url.pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (canonical !== url.pathname) throw redirect(`${canonical}${url.search}`, 301);
};
