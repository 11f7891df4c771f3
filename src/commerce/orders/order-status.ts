import type { StoreView } from '../store/store-view.ts';
import type { OrderStatus } from './order.ts';

const labels: Record<OrderStatus, { en: string; de: string }> = {
  pending: { en: 'Pending', de: 'Ausstehend' },
  processing: { en: 'Processing', de: 'In Bearbeitung' },
  complete: { en: 'Complete', de: 'Abgeschlossen' },
  closed: { en: 'Closed', de: 'Geschlossen' },
  canceled: { en: 'Canceled', de: 'Storniert' },
  exchange: { en: 'Exchange', de: 'Umtausch' },
  exchanged: { en: 'Exchanged', de: 'Umgetauscht' },
};

/** The status in the words of the store that is asked: rules read it in the default store. */
export function statusLabel(status: OrderStatus, store: StoreView): string {
  return labels[status][store.locale.startsWith('de') ? 'de' : 'en'];
}
