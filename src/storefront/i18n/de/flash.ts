import type { flash as en } from '../en/flash.ts';

/** Meldungen, die eine Seite der nächsten hinterlässt. */
export const flash = {
  signedOut: { kind: 'ok', text: () => 'Sie sind abgemeldet.' },
  cartAdded: {
    kind: 'ok',
    text: ({ product = '' }) => `${product} liegt jetzt in Ihrem Warenkorb.`,
  },
  orderNotPlaced: {
    kind: 'warn',
    text: () =>
      'Ihre Bestellung wurde nicht aufgegeben. Es wurde nichts berechnet, und Ihr Warenkorb ist unverändert; Sie können es noch einmal versuchen.',
  },
  unauthorized: {
    kind: 'warn',
    text: () => 'Sie sind nicht berechtigt. Bitte melden Sie sich an.',
  },
  pairRemoved: {
    kind: 'ok',
    text: () => 'Die Brille ist aus dem Warenkorb entfernt. Ihre Verordnung bleibt erhalten.',
  },
  lensesChanged: {
    kind: 'warn',
    text: ({ lens = '' }) =>
      `Ihre neuen Werte brauchen andere Gläser. Wir haben ${lens} gewählt; bitte sehen Sie sich die neue Summe an.`,
  },
  lensesUnchanged: {
    kind: 'warn',
    text: () => 'Die Gläser ließen sich nicht ändern. Ihr Warenkorb ist wie zuvor.',
  },
} satisfies typeof en;
