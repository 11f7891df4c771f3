import { business } from '#storefront/brand/business.ts';

const { payableTo, checkAddressLines, iban } = business.payee;

/** The message after an order, in both languages. Never what was ordered: mail is read by others. */
export const confirmationTexts = {
  default: {
    subject: (shop: string, number: string) => `${shop}: we have your order ${number}`,
    text: ({ number, total, payBy, paid, isInReview, isGuest, url }: ConfirmationFacts) =>
      `Thank you. We have your order ${number}. You pay ${total}.\n\n` +
      (payBy
        ? `Please send a check or money order for ${total} by ${payBy} to:\n` +
          `${[payableTo, ...checkAddressLines].join('\n')}\n\n` +
          `Please write the reference ${number} on it.\n\n` +
          `An order that isn’t paid by then is canceled${isGuest ? '' : ', and you can use your benefit again'}.\n\n`
        : '') +
      (paid === 'online'
        ? `You have paid ${total} online, and there is nothing more for you to do. If the order is canceled, we return the money.\n\n`
        : '') +
      (paid === 'byEmployer'
        ? `We’ll bill ${total} to your purchase order. There’s nothing more for you to do.\n\n`
        : '') +
      (isInReview
        ? `An optician compares your prescription with your picture first. We’ll write if anything is unclear.\n\n`
        : '') +
      `Our lab will make your lenses and fit them into your frame.\n\n` +
      `Your order with all details: ${url}\n`,
  },
  german: {
    subject: (shop: string, number: string) => `${shop}: Ihre Bestellung ${number} ist eingegangen`,
    text: ({ number, total, payBy, paid, isInReview, isGuest, url }: ConfirmationFacts) =>
      `Vielen Dank. Ihre Bestellung ${number} ist eingegangen. Sie zahlen ${total}.\n\n` +
      (payBy
        ? `Bitte überweisen Sie ${total} bis zum ${payBy}:\n` +
          `Empfänger: ${payableTo}\nIBAN: ${iban}\nVerwendungszweck: ${number}\n\n` +
          `Eine Bestellung, die bis dahin nicht bezahlt ist, wird storniert${isGuest ? '' : '; Ihre Leistung können Sie dann wieder nutzen'}.\n\n`
        : '') +
      (paid === 'online'
        ? `Sie haben ${total} online gezahlt und müssen nichts weiter tun. Wird die Bestellung storniert, zahlen wir das Geld zurück.\n\n`
        : '') +
      (paid === 'byEmployer'
        ? `Wir stellen Ihrem Arbeitgeber ${total} unter Ihrer Bestellnummer in Rechnung. Sie müssen nichts weiter tun.\n\n`
        : '') +
      (isInReview
        ? `Eine Fachkraft für Augenoptik vergleicht Ihre Werte zuerst mit Ihrem Bild. Ist etwas unklar, schreiben wir Ihnen.\n\n`
        : '') +
      `Unsere Werkstatt fertigt Ihre Gläser und setzt sie in Ihre Fassung ein.\n\n` +
      `Ihre Bestellung mit allen Einzelheiten: ${url}\n`,
  },
} as const;

export type ConfirmationFacts = {
  number: string;
  total: string;
  /** Until which day it is to be paid by check or transfer; null where it is not. */
  payBy: string | null;
  /** Paid online already, or billed to an employer; null where it is paid in another way, or not. */
  paid: 'online' | 'byEmployer' | null;
  /** An optician is to compare its prescription with the picture first. */
  isInReview: boolean;
  /** Placed without a benefit. */
  isGuest: boolean;
  url: string;
};
