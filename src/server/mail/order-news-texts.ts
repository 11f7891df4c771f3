import type { StoreCode } from '#domain/people/locale.ts';
import type { MovedState } from '#domain/orders/order-moves.ts';

/** What a message about an order says; never what was ordered, for mail is read by others. */
type Words = {
  subject: (shop: string, number: string) => string;
  text: (facts: NewsFacts) => string;
};
/** `url` leads to the member's orders, `startUrl` to where another is begun. */
type NewsFacts = {
  number: string;
  /** Placed without a benefit. */
  isGuest: boolean;
  tracking: string | null;
  url: string;
  startUrl: string;
};

/** What a member is told when their order comes to a status, in both languages. */
export const newsTexts = {
  default: {
    processing: {
      subject: (shop, number) => `${shop}: your order ${number} is being made`,
      text: ({ number, url }) =>
        `Our lab has started making the glasses from your order ${number}. ` +
        `We’ll write again when they are on their way.\n\nYour order with all details: ${url}\n`,
    },
    complete: {
      subject: (shop, number) => `${shop}: your order ${number} is on its way`,
      text: ({ number, tracking, url }) =>
        `The glasses from your order ${number} have left our workshop.\n\n` +
        `${tracking ? `Tracking: ${tracking}\n\n` : ''}Your order with all details: ${url}\n`,
    },
    canceled: {
      subject: (shop, number) => `${shop}: your order ${number} was canceled`,
      text: ({ number, isGuest, startUrl }) =>
        `We canceled your order ${number}. You owe nothing${isGuest ? '' : ', and you can use your benefit again'}.\n\n` +
        `If you have already paid, we’ll return your money.\n\nTo order again: ${startUrl}\n`,
    },
    exchanged: {
      subject: (shop, number) => `${shop}: your order ${number} was exchanged`,
      text: ({ number, isGuest, startUrl }) =>
        `We have recorded the exchange of your order ${number}.${isGuest ? '' : ' You can use your benefit again.'}\n\n` +
        `To order again: ${startUrl}\n`,
    },
  },
  german: {
    processing: {
      subject: (shop, number) => `${shop}: Ihre Bestellung ${number} ist in Arbeit`,
      text: ({ number, url }) =>
        `Unsere Werkstatt fertigt jetzt die Brille aus Ihrer Bestellung ${number}. ` +
        `Wir schreiben Ihnen wieder, sobald sie unterwegs ist.\n\n` +
        `Ihre Bestellung mit allen Einzelheiten: ${url}\n`,
    },
    complete: {
      subject: (shop, number) => `${shop}: Ihre Bestellung ${number} ist unterwegs`,
      text: ({ number, tracking, url }) =>
        `Die Brille aus Ihrer Bestellung ${number} hat unsere Werkstatt verlassen.\n\n` +
        (tracking ? `Sendungsnummer: ${tracking}\n\n` : '') +
        `Ihre Bestellung mit allen Einzelheiten: ${url}\n`,
    },
    canceled: {
      subject: (shop, number) => `${shop}: Ihre Bestellung ${number} ist storniert`,
      text: ({ number, isGuest, startUrl }) =>
        `Wir haben Ihre Bestellung ${number} storniert. ` +
        `Sie schulden nichts${isGuest ? '' : ' und können Ihre Leistung wieder nutzen'}.\n\n` +
        `Falls Sie schon gezahlt haben, zahlen wir Ihnen das Geld zurück.\n\n` +
        `Neu bestellen: ${startUrl}\n`,
    },
    exchanged: {
      subject: (shop, number) => `${shop}: Umtausch zu Ihrer Bestellung ${number}`,
      text: ({ number, isGuest, startUrl }) =>
        `Wir haben den Umtausch Ihrer Bestellung ${number} vermerkt.` +
        `${isGuest ? '' : ' Sie können Ihre Leistung wieder nutzen.'}\n\nNeu bestellen: ${startUrl}\n`,
    },
  },
} as const satisfies Record<StoreCode, Record<MovedState, Words>>;
