import { isEmpty, type Cart } from '../cart/cart.ts';
import type { CommerceSettings } from '../settings.ts';
import type { StoreView } from '../store/store-view.ts';

/** How an order can be paid. None of them takes a card here: that is the provider's page. */
export type PaymentCode = 'free' | 'purchaseorder' | 'checkmo' | 'hostedpayment';

/** Paid on a provider's page before the order is placed. */
export const hostedPayment: PaymentCode = 'hostedpayment';

/** What decides how a cart can be paid, besides the cart. */
export type PaymentSettings = Pick<CommerceSettings, 'payments'>;

const titles: Record<PaymentCode, { en: string; de: string }> = {
  free: { en: 'No Payment Information Required', de: 'Keine Zahlung nötig' },
  purchaseorder: { en: 'Purchase Order', de: 'Rechnung mit Bestellnummer' },
  hostedpayment: { en: 'Online payment', de: 'Online-Zahlung' },
  checkmo: { en: 'Check / Money order', de: 'Rechnung' },
};

/** The codes that fit what is left to pay: `free`, alone, when nothing is. */
export function availablePaymentMethods(cart: Cart, { payments }: PaymentSettings): PaymentCode[] {
  if (isEmpty(cart)) return [];
  if (cart.prices.totals.grandTotalMinor === 0) return ['free'];
  return ['purchaseorder', 'checkmo', ...(payments ? [hostedPayment] : [])];
}

export function isAvailablePayment(cart: Cart, code: string, settings: PaymentSettings): boolean {
  return availablePaymentMethods(cart, settings).some((available) => available === code);
}

/** The method's name in the store's language. */
export function paymentTitle(code: string, store: StoreView): string {
  const language = store.locale.startsWith('de') ? 'de' : 'en';
  return isPaymentCode(code) ? titles[code][language] : code;
}

function isPaymentCode(code: string): code is PaymentCode {
  return Object.hasOwn(titles, code);
}
