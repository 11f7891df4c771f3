import { insteadOfAnswer } from '#clients/client.ts';
import type { Shopper } from '#shop/shopper.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { findFrame, loadFrameCards } from '../frames/index.ts';
import { itemsOf, readList, type SavedItem } from './saved-list.ts';

/** What can be done with a thing that is saved; small, because the page carries it twice. */
export type SavedThing = {
  id: string;
  /** Null once it is no longer sold. */
  name: string | null;
  /** Absent where no color was chosen. */
  colour?: { name: string; isSoldOut: boolean };
};

/** The list as its page shows it; null where there is none to be had. */
export async function loadSavedPage(shopper: Shopper, locale: Locale, removedSku: string | null) {
  const commerce = shopper.commerce(storeOf(locale));
  const list = await readList(commerce).catch(insteadOfAnswer(null));
  if (!list) return null;
  const items = itemsOf(list);
  const skus = [...new Set(items.flatMap((item) => skuOf(item).model ?? []))];
  const [cards, removed] = await Promise.all([
    loadFrameCards(shopper, locale, { skus, colours: [] }),
    removedSku === null ? null : findFrame(shopper, locale, removedSku),
  ]);
  const isShown = (item: SavedItem) => cards.cards.some(({ sku }) => sku === skuOf(item).model);
  return {
    ...cards,
    count: items.length,
    /** By the SKU of the card that they stand on: one color of a model beside another. */
    onCards: Map.groupBy(
      items.filter(isShown).map((item) => ({ sku: skuOf(item).model, ...thingOf(item) })),
      ({ sku }) => sku ?? '',
    ),
    others: items.filter((item) => !isShown(item)).map(thingOf),
    /** What has just been taken off, to be put back by a press. */
    removed: removed && {
      sku: removed.sku,
      name: removed.name,
      colour: removedSku === removed.sku ? '' : (removedSku ?? ''),
    },
  };
}

/** The model, and the color that was chosen of it. */
export function skuOf(item: SavedItem): { model: string | null; colour: string | null } {
  const variant = 'configured_variant' in item ? item.configured_variant : null;
  return { model: item.product?.sku ?? null, colour: variant?.sku ?? null };
}

function thingOf(item: SavedItem): SavedThing {
  const variant = 'configured_variant' in item ? item.configured_variant : null;
  const options = 'configurable_options' in item ? (item.configurable_options ?? []) : [];
  const name = options.flatMap((option) => option?.value_label ?? []).join(', ');
  return {
    id: item.id,
    name: item.product?.name ?? null,
    ...(variant && name
      ? { colour: { name, isSoldOut: variant.stock_status === 'OUT_OF_STOCK' } }
      : {}),
  };
}
