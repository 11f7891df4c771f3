import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { storeByCode } from '#domain/people/locale.ts';
import { brand } from '#storefront/brand/brand.ts';
import { formatOf } from '#storefront/i18n/format.ts';
import { pathIn } from '#storefront/app/paths.ts';
import type { Message } from '#service-base/message.ts';
import { contactOfCart } from '#shop/ordering/attempts.ts';
import type { Services } from '../services.ts';
import { confirmationTexts } from './order-confirmation-texts.ts';

/**
 * Sends the confirmation of an order to the contact of the member who placed it, once. It waits
 * for nothing: the order is written, and its member is known by the cart.
 */
export async function sendConfirmation(services: Services, orderId: number): Promise<void> {
  const { commerce, messages, pool, sealer } = services;
  const confirmation = await commerce.orders.confirmation(orderId);
  if (!confirmation || confirmation.isSent) return;
  const { order, cartId, storeCode, paymentDueAt } = confirmation;

  const found = await contactOfCart(pool, sealer, cartId);
  if (found) {
    const store = storeByCode(storeCode);
    const texts = confirmationTexts[store.code];
    const format = formatOf(store.locale);
    const number = displayOrderNumber(order.number);
    const message: Message = {
      ...found,
      subject: texts.subject(brand.retailer.name, number),
      text: texts.text({
        number,
        total: format.money(order.grandTotalMinor, store.currency),
        // The end of a day is the beginning of the next.
        payBy: paymentDueAt && format.date(new Date(paymentDueAt.getTime() - 1)),
        url: services.publicUrl() + pathIn(store.locale)('orders.orders'),
      }),
    };
    await messages.deliver(message, `order-confirmation:${order.number}`);
  }
  await commerce.orders.markConfirmationSent(orderId);
}
