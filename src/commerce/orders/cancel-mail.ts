import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { storeByCode, type Locale } from '#domain/people/locale.ts';
import { messageSealedTo, type Message } from '#service-base/message.ts';
import type { Queryable } from '#service-base/transaction.ts';
import type { Engine } from '../context.ts';
import type { CommerceSettings } from '../settings.ts';
import { cancelKeyHours, cancelLinkToken } from './cancel-keys.ts';
import type { Order } from './order.ts';

type Said = { shop: string; number: string; url: string };

const words: Record<Locale, (said: Said) => { subject: string; text: string }> = {
  en: ({ shop, number, url }) => ({
    subject: `${shop}: please confirm that order ${number} is to be canceled`,
    text:
      `You asked us to cancel your order ${number} at ${shop}. Please confirm it here:\n\n${url}\n\n` +
      `Nothing is canceled before. The link works once, for ${cancelKeyHours} hours, and only until somebody begins to make your glasses.\n\n` +
      `If you didn’t ask for it, you can ignore this message: your order stays as it is.\n`,
  }),
  de: ({ shop, number, url }) => ({
    subject: `${shop}: Bitte bestätigen Sie die Stornierung der Bestellung ${number}`,
    text:
      `Sie möchten Ihre Bestellung ${number} bei ${shop} stornieren. Bitte bestätigen Sie das hier:\n\n${url}\n\n` +
      `Vorher wird nichts storniert. Der Link gilt einmal und ${cancelKeyHours} Stunden lang, aber nur, bis jemand mit Ihrer Brille beginnt.\n\n` +
      `Sie haben nicht darum gebeten? Dann müssen Sie nichts tun: Ihre Bestellung bleibt, wie sie ist.\n`,
  }),
};

/**
 * Mails the key to where the order was confirmed, in the language that it was placed in, when the
 * caller's transaction is written.
 */
export async function mailCancelKey(
  client: Queryable,
  { sealer, enqueue, stores }: Pick<Engine, 'sealer' | 'enqueue' | 'stores'>,
  { shopName, confirmCancelUrl }: NonNullable<CommerceSettings['guestOrders']>,
  { order, to, key }: { order: Order; to: string; key: string },
): Promise<void> {
  const store = (await stores.all()).find(({ id }) => id === order.storeId);
  const { code, locale } = storeByCode(store?.code);
  const message: Message = {
    channel: 'email',
    to,
    ...words[locale]({
      shop: shopName,
      number: displayOrderNumber(order.number),
      url: confirmCancelUrl(code, cancelLinkToken(order.id, key)),
    }),
  };
  const sealed = sealer.seal(JSON.stringify(message), messageSealedTo).toString('base64');
  await enqueue(client, 'send-message', {
    sealed,
    dedupeKey: `order-cancel:${sealer.fingerprint(sealed, 'commerce.order-cancel-mail')}`,
    expiresAt: new Date(Date.now() + cancelKeyHours * 3_600_000).toISOString(),
  });
}
