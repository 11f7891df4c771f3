/** The message after an order, in both languages. Never what was ordered: mail is read by others. */
export const confirmationTexts = {
  default: {
    subject: (shop: string, number: string) => `${shop}: we have your order ${number}`,
    text: ({ number, total, url }: ConfirmationFacts) =>
      `Thank you. We have your order ${number}. You pay ${total}.\n\n` +
      `Our lab will make your lenses and fit them into your frame.\n\n` +
      `Your order with all details: ${url}\n`,
  },
  german: {
    subject: (shop: string, number: string) => `${shop}: Ihre Bestellung ${number} ist eingegangen`,
    text: ({ number, total, url }: ConfirmationFacts) =>
      `Vielen Dank. Ihre Bestellung ${number} ist eingegangen. Sie zahlen ${total}.\n\n` +
      `Unsere Werkstatt fertigt Ihre Gläser und setzt sie in Ihre Fassung ein.\n\n` +
      `Ihre Bestellung mit allen Einzelheiten: ${url}\n`,
  },
} as const;

export type ConfirmationFacts = { number: string; total: string; url: string };
