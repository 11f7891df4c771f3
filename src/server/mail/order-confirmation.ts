import { urlOfOrders } from './url-of-orders.ts';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { storeByCode } from '#domain/people/locale.ts';
import { brand } from '#storefront/brand/brand.ts';
import { formatOf } from '#storefront/i18n/format.ts';
import type { Message } from '#service-base/message.ts';
import { attemptOfOrder, contactOfCart } from '#shop/ordering/attempts.ts';
import { waitingCarts } from '#shop/ordering/picture-review.ts';
import type { Services } from '../services.ts';
import { confirmationTexts, type ConfirmationFacts } from './order-confirmation-texts.ts';

/**
 * Sends the confirmation of an order to the contact of the member who placed it, once. It waits
 * for nothing: the order is written, and its member is known by the cart.
 */
export async function sendConfirmation(services: Services, orderId: number): Promise<void> {
  const { commerce } = services;
  const confirmation = await commerce.orders.confirmation(orderId);
  if (!confirmation || confirmation.isSent) return;
  const { order, cartId, storeCode, paymentDueAt } = confirmation;

  await tell(services, {
    cartId,
    storeCode,
    number: order.number,
    totalMinor: order.grandTotalMinor,
    paymentDueAt,
    paymentCode: order.snapshot.payment.code,
  });
  await commerce.orders.markConfirmationSent(orderId);
}

/**
 * The same of an order that another platform has, which knows no address of its member: told is
 * what the member agreed to. By when it is to be paid is that platform's affair.
 */
export async function confirmAttempt(services: Services, orderNumber: string): Promise<void> {
  const attempt = await attemptOfOrder(services.pool, orderNumber);
  if (!attempt) return;
  await tell(services, {
    cartId: attempt.cartId,
    storeCode: attempt.store,
    number: orderNumber,
    totalMinor: attempt.expectedTotalMinor,
    paymentDueAt: null,
    paymentCode: null,
  });
}

type Confirmed = {
  cartId: string;
  storeCode: string;
  number: string;
  totalMinor: number;
  paymentDueAt: Date | null;
  /** How it is paid, as commerce calls it; null where it does not say. */
  paymentCode: string | null;
};

async function tell(services: Services, order: Confirmed): Promise<void> {
  const { messages, pool, sealer } = services;
  const told = await contactOfCart(pool, sealer, order.cartId);
  if (!told) return;
  const { recipient, isGuest } = told;
  const store = storeByCode(order.storeCode);
  const texts = confirmationTexts[store.code];
  const isInReview = (await waitingCarts(pool, [order.cartId])).size > 0;
  const format = formatOf(store.locale);
  const number = displayOrderNumber(order.number);
  const message: Message = {
    ...recipient,
    subject: texts.subject(brand.retailer.name, number),
    text: texts.text({
      number,
      isInReview,
      isGuest,
      total: format.money(order.totalMinor, store.currency),
      // The end of a day is the beginning of the next.
      payBy: order.paymentDueAt && format.date(new Date(order.paymentDueAt.getTime() - 1)),
      paid: order.totalMinor > 0 ? paidHow(order.paymentCode) : null,
      url: services.publicUrl() + urlOfOrders(store.locale, isGuest),
    }),
  };
  await messages.deliver(message, `order-confirmation:${order.number}`);
}

function paidHow(code: string | null): ConfirmationFacts['paid'] {
  if (code === 'hostedpayment') return 'online';
  return code === 'purchaseorder' ? 'byEmployer' : null;
}
