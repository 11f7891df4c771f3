import { PAYMENT_METHODS } from '../checkout/index.ts';
import type { Texts } from '../i18n/en.ts';
import type { OrderView } from './order-view.ts';

/** How the rest is paid: 'Check or money order', 'Nothing to pay'. */
export function paymentWords(
  { payment, ledger }: Pick<OrderView, 'payment' | 'ledger'>,
  texts: Texts,
): string {
  const { payment: words } = texts.checkout;
  if (ledger.youPayMinor === 0) return words.methods.free.name;
  if (payment?.code === 'checkmo') return words.sentIn[ledger.currency];
  const method = PAYMENT_METHODS.find((one) => one === payment?.code);
  const name = method ? words.methods[method].name : (payment?.name ?? '');
  const number = payment?.purchaseOrderNumber;
  return number ? `${name}: ${number}` : name;
}
