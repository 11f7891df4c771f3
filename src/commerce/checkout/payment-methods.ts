import { isEmpty, type Cart } from '../cart/cart.ts';
import type { StoreView } from '../store/store-view.ts';

/** How an order can be paid. None of them takes a card. */
export type PaymentCode = 'free' | 'purchaseorder' | 'checkmo';

const titles: Record<PaymentCode, { en: string; de: string }> = {
  free: { en: 'No Payment Information Required', de: 'Keine Zahlung nötig' },
  purchaseorder: { en: 'Purchase Order', de: 'Rechnung mit Bestellnummer' },
  checkmo: { en: 'Check / Money order', de: 'Rechnung' },
};

/** The codes that fit what is left to pay: `free`, alone, when nothing is. */
export function availablePaymentMethods(cart: Cart): PaymentCode[] {
  if (isEmpty(cart)) return [];
  return cart.prices.totals.grandTotalMinor === 0 ? ['free'] : ['purchaseorder', 'checkmo'];
}

export function isAvailablePayment(cart: Cart, code: string): boolean {
  return availablePaymentMethods(cart).some((available) => available === code);
}

/** The method's name in the store's language. */
export function paymentTitle(code: string, store: StoreView): string {
  const language = store.locale.startsWith('de') ? 'de' : 'en';
  return isPaymentCode(code) ? titles[code][language] : code;
}

function isPaymentCode(code: string): code is PaymentCode {
  return Object.hasOwn(titles, code);
}
