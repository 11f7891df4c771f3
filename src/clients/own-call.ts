/**
 * An address and a request to one of the product's own calls, as the specification has all of
 * them: with what time it is as `timestamp`, kept by nobody on the way, and with the cookies.
 */
export function ownCall(address: string, init: RequestInit = {}): [string, RequestInit] {
  const headers = new Headers(init.headers);
  headers.set('Cache-Control', 'no-cache');
  headers.set('Pragma', 'no-cache');
  const joint = address.includes('?') ? '&' : '?';
  return [
    `${address}${joint}timestamp=${Date.now()}`,
    { ...init, headers, cache: 'no-store', credentials: 'include' },
  ];
}
