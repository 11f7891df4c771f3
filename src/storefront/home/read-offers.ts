import { insteadOfAnswer } from '#clients/client.ts';
import type { Locale } from '#domain/people/locale.ts';
import type { Shopper } from '#shop/shopper.ts';
import { loadFrameList } from '../frames/index.ts';

const OFFERS = 3;

/**
 * Three frames that take the member's lenses: those that cost nothing where there are any. Null
 * while commerce is away.
 */
export async function readOffers(shopper: Shopper, locale: Locale) {
  const ask = async (filters: Record<string, string>) => {
    const query = new URLSearchParams({ ...filters, itemsPerPage: String(OFFERS) });
    const { cards, typeOnly, pairLensType, isPlanKnown } = await loadFrameList(
      shopper,
      locale,
      query,
    );
    const good = cards.filter(({ fit, isSoldOut }) => fit?.fits !== false && !isSoldOut);
    return { cards: good, typeOnly, pairLensType, isPlanKnown };
  };
  const free = await ask({ toPay: 'nothing' }).catch(insteadOfAnswer(null));
  if (!free) return null;
  if (free.isPlanKnown && free.cards.length > 0) return { ...free, isFree: true };
  const any = free.isPlanKnown ? await ask({}).catch(insteadOfAnswer(null)) : free;
  return any && { ...any, isFree: false };
}
