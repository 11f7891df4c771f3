import type { Locale } from '#domain/people/locale.ts';
import { messageSealedTo, type Message } from '#service-base/message.ts';
import type { Sealer } from '#service-base/ports.ts';
import type { Queryable } from '#service-base/transaction.ts';
import { brand } from '#storefront/brand/brand.ts';
import { enqueue } from '../jobs/queue.ts';

const minutes = 10;

/** The message with the code that opens an order which was placed without signing in. */
const texts = {
  en: {
    subject: (shop: string) => `Your code to see your order at ${shop}`,
    text: (code: string) =>
      `Your one-time code is ${code}.\n\nIt works for ${minutes} minutes. We will never ask you for it.\n\n` +
      `If you didn’t ask for a code, you can ignore this message.\n`,
  },
  de: {
    subject: (shop: string) => `Ihr Code für Ihre Bestellung bei ${shop}`,
    text: (code: string) =>
      `Ihr Einmalcode lautet ${code}.\n\nEr gilt ${minutes} Minuten. Wir fragen Sie nie danach.\n\n` +
      `Sie haben keinen Code angefordert? Dann müssen Sie nichts tun.\n`,
  },
} satisfies Record<Locale, object>;

/** Mails a code when the caller's transaction is written, unless its time is over by then. */
export async function mailOrderCode(
  client: Queryable,
  sealer: Sealer,
  { to, code, locale }: { to: string; code: string; locale: keyof typeof texts },
): Promise<void> {
  const message: Message = {
    channel: 'email',
    to,
    subject: texts[locale].subject(brand.retailer.name),
    text: texts[locale].text(code),
  };
  const sealed = sealer.seal(JSON.stringify(message), messageSealedTo).toString('base64');
  await enqueue(client, 'send-message', {
    sealed,
    dedupeKey: `order-code:${sealer.fingerprint(sealed, 'shop.order-lookup.message')}`,
    expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  });
}
