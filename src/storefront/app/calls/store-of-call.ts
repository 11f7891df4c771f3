/**
 * The store a call without a language in its address belongs to: the cookie `store`, else
 * what the cookie `locale` says. Not checked; unknown codes are for the caller to settle.
 */
export function storeCodeOf(request: Request): string | null {
  return cookieOf(request, 'store') ?? cookieOf(request, 'locale');
}

/** A cookie that holds a code in letters; null where it is missing or anything else. */
export function cookieOf(request: Request, name: string): string | null {
  const cookies = request.headers.get('cookie') ?? '';
  return new RegExp(`(?:^|;\\s*)${name}=([A-Za-z]{1,20})(?:;|$)`).exec(cookies)?.[1] ?? null;
}
