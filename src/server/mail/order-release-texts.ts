/** The message about an order that was not paid in time, in both languages. */
export const releaseTexts = {
  default: {
    subject: (shop: string, number: string) => `${shop}: your order ${number} was canceled`,
    text: ({ number, isGuest, url }: ReleaseFacts) =>
      `We didn’t receive payment for your order ${number} in time, so we canceled it. ` +
      `You owe nothing${isGuest ? '' : ', and you can use your benefit again'}.\n\n` +
      `If you have already paid, please reply to this message: we’ll return your money.\n\n` +
      `To order again: ${url}\n`,
  },
  german: {
    subject: (shop: string, number: string) => `${shop}: Ihre Bestellung ${number} ist storniert`,
    text: ({ number, isGuest, url }: ReleaseFacts) =>
      `Zu Ihrer Bestellung ${number} ist bis zum Ende der Frist keine Zahlung eingegangen. ` +
      `Wir haben sie deshalb storniert. Sie schulden nichts${isGuest ? '' : ' und können Ihre Leistung wieder nutzen'}.\n\n` +
      `Falls Sie schon gezahlt haben, antworten Sie bitte auf diese Nachricht: ` +
      `Wir überweisen Ihnen das Geld zurück.\n\n` +
      `Neu bestellen: ${url}\n`,
  },
} as const;

type ReleaseFacts = { number: string; isGuest: boolean; url: string };
