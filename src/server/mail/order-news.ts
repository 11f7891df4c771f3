import { urlOfOrders } from './url-of-orders.ts';
import { movedStateOf } from '#domain/orders/order-moves.ts';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { storeByCode } from '#domain/people/locale.ts';
import { contactOfCart } from '#shop/ordering/attempts.ts';
import { endReview } from '#shop/ordering/picture-review.ts';
import { pathIn } from '#storefront/app/paths.ts';
import { brand } from '#storefront/brand/brand.ts';
import type { Services } from '../services.ts';
import { newsTexts } from './order-news-texts.ts';

/**
 * Tells a member what became of their order, once for each change and in the language of the
 * order. One that was canceled meanwhile is told as that alone.
 */
export async function sendOrderNews(services: Services, eventId: string): Promise<void> {
  const { commerce, messages, pool, sealer } = services;
  const event = await commerce.orders.event(eventId);
  const state = event && movedStateOf(event.status);
  if (!event || !state || event.isCanceledSince) return;
  // However it was canceled: nobody has to look at its prescription any more.
  if (state === 'canceled') await endReview(pool, event.orderNumber, 'canceled');
  const told = await contactOfCart(pool, sealer, event.cartId);
  if (!told) return;
  const { recipient, isGuest } = told;

  const store = storeByCode(event.storeCode);
  const texts = newsTexts[store.code][state];
  const number = displayOrderNumber(event.orderNumber);
  const shop = services.publicUrl();
  const text = texts.text({
    number,
    isGuest,
    tracking: event.tracking,
    url: shop + urlOfOrders(store.locale, isGuest),
    startUrl: shop + pathIn(store.locale)('home.home'),
  });
  const subject = texts.subject(brand.retailer.name, number);
  await messages.deliver({ ...recipient, subject, text }, `order-news:${eventId}`);
}
