import type { StoreCode } from '#domain/people/locale.ts';

type Words = {
  subject: (shop: string, number: string) => string;
  /** `isGuest`: placed without a benefit. */
  text: (facts: { number: string; isGuest: boolean; url: string }) => string;
};

/** The message about an order whose prescription could not be confirmed by its picture. */
export const reviewRefusedTexts = {
  default: {
    subject: (shop, number) => `${shop}: we couldn’t confirm the prescription of order ${number}`,
    text: ({ number, isGuest, url }) =>
      `An optician compared the prescription in your order ${number} with the picture you sent, ` +
      `and could not confirm it. To be safe, we did not make the glasses and canceled the order. ` +
      `You owe nothing${isGuest ? '' : ', and you can use your benefit again'}. If you have already paid, we’ll return your money.\n\n` +
      `Please order again with a new, sharp picture of the whole prescription, ` +
      `or ask your practice for the values: ${url}\n`,
  },
  german: {
    subject: (shop, number) =>
      `${shop}: Ihre Werte zu Bestellung ${number} ließen sich nicht bestätigen`,
    text: ({ number, isGuest, url }) =>
      `Zu Ihrer Bestellung ${number} hat eine Fachkraft für Augenoptik Ihre Werte mit dem Bild verglichen, ` +
      `das Sie uns geschickt haben, und konnte sie nicht bestätigen. Zur Sicherheit haben wir die Brille ` +
      `nicht gefertigt und die Bestellung storniert. Sie schulden nichts${isGuest ? '' : ' und können Ihre Leistung wieder nutzen'}. ` +
      `Falls Sie schon gezahlt haben, zahlen wir Ihnen das Geld zurück.\n\n` +
      `Bitte bestellen Sie neu, mit einem scharfen Bild der ganzen Verordnung, ` +
      `oder fragen Sie Ihre Praxis nach den Werten: ${url}\n`,
  },
} as const satisfies Record<StoreCode, Words>;
