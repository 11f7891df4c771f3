import type { flash as en } from '../en/flash.ts';

/** Meldungen, die eine Seite der nächsten hinterlässt. */
export const flash = {
  signedOut: { kind: 'ok', text: () => 'Sie sind abgemeldet.' },
  cartAdded: {
    kind: 'ok',
    text: ({ product = '' }) => `${product} liegt jetzt in Ihrem Warenkorb.`,
  },
  unauthorized: {
    kind: 'warn',
    text: () => 'Sie sind nicht berechtigt. Bitte melden Sie sich an.',
  },
} satisfies typeof en;
