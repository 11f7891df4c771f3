/** Pages of an order, in both languages: a guest who signs in on the way goes on there. */
const onTheWay = /^\/(german\/)?(Products|p|checkout|Prescription|select-lens-type)(\/|$)/i;

/** The page that a guest came from to sign in, to go back to; null where it is none of an order. */
export function pageOfGuestBefore(request: Request): string | null {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return null;
  const { origin, pathname, search } = new URL(referrer);
  return origin === new URL(request.url).origin && onTheWay.test(pathname)
    ? pathname + search
    : null;
}
