/** The message about an order that was canceled because it was not paid, in both languages. */
export const releaseTexts = {
  default: {
    subject: (shop: string, number: string) => `${shop}: your order ${number} was canceled`,
    text: {
      overdue: ({ number, isGuest, url }: ReleaseFacts) =>
        `We didn’t receive payment for your order ${number} in time, so we canceled it. ` +
        `You owe nothing${isGuest ? '' : ', and you can use your benefit again'}.\n\n` +
        `If you have already paid, please reply to this message: we’ll return your money.\n\n` +
        `To order again: ${url}\n`,
      lapsed: ({ number, isGuest, url }: ReleaseFacts) =>
        `Your bank set money aside for your order ${number}, and let it go before we could ` +
        `collect it. So we canceled the order. Nothing was taken from your card. ` +
        `You owe nothing${isGuest ? '' : ', and you can use your benefit again'}.\n\n` +
        `We’re sorry. To order again: ${url}\n`,
    },
  },
  german: {
    subject: (shop: string, number: string) => `${shop}: Ihre Bestellung ${number} ist storniert`,
    text: {
      overdue: ({ number, isGuest, url }: ReleaseFacts) =>
        `Zu Ihrer Bestellung ${number} ist bis zum Ende der Frist keine Zahlung eingegangen. ` +
        `Wir haben sie deshalb storniert. Sie schulden nichts${isGuest ? '' : ' und können Ihre Leistung wieder nutzen'}.\n\n` +
        `Falls Sie schon gezahlt haben, antworten Sie bitte auf diese Nachricht: ` +
        `Wir überweisen Ihnen das Geld zurück.\n\n` +
        `Neu bestellen: ${url}\n`,
      lapsed: ({ number, isGuest, url }: ReleaseFacts) =>
        `Ihre Bank hatte den Betrag für Ihre Bestellung ${number} vorgemerkt und die Vormerkung ` +
        `aufgehoben, bevor wir ihn abbuchen konnten. Wir haben die Bestellung deshalb storniert. ` +
        `Von Ihrer Karte wurde nichts abgebucht. ` +
        `Sie schulden nichts${isGuest ? '' : ' und können Ihre Leistung wieder nutzen'}.\n\n` +
        `Das tut uns leid. Neu bestellen: ${url}\n`,
    },
  },
} as const;

type ReleaseFacts = { number: string; isGuest: boolean; url: string };
