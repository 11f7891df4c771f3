/**
 * The store a call without a language in its address belongs to: the cookie `store`, else
 * what the cookie `locale` says. Not checked; unknown codes are for the caller to settle.
 */
export function storeCodeOf(request: Request): string | null {
  const cookies = request.headers.get('cookie') ?? '';
  return cookie(cookies, 'store') ?? cookie(cookies, 'locale');
}

function cookie(cookies: string, name: string): string | null {
  return new RegExp(`(?:^|;\\s*)${name}=([a-z]{1,20})(?:;|$)`).exec(cookies)?.[1] ?? null;
}
