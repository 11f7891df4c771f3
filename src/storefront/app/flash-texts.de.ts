import type { flash as en } from './flash-texts.en.ts';

/** Meldungen, die eine Seite der nächsten hinterlässt. */
export const flash = {
  signedOut: { kind: 'ok', text: () => 'Sie sind abgemeldet.' },
  guestForgotten: { kind: 'ok', text: () => 'Alle Ihre Angaben sind gelöscht.' },
  cartAdded: {
    kind: 'ok',
    text: ({ product = '' }) => `${product} liegt jetzt in Ihrem Warenkorb.`,
  },
  saved: { kind: 'ok', text: ({ product = '' }) => `${product} steht auf Ihrer Merkliste.` },
  removed: {
    kind: 'ok',
    text: ({ product = '' }) => `${product} steht nicht mehr auf Ihrer Merkliste.`,
  },
  savedToCart: {
    kind: 'ok',
    text: ({ product = '' }) =>
      `${product} liegt jetzt in Ihrem Warenkorb und steht nicht mehr auf der Merkliste.`,
  },
  signInToSave: {
    kind: 'warn',
    text: () =>
      'Bitte melden Sie sich an, um Fassungen zu merken: Ihre Merkliste gehört zu Ihrem Konto. Danach sind Sie wieder da, wo Sie waren.',
  },
  wishlistError: {
    kind: 'stop',
    title: 'Fehler bei der Merkliste',
    text: ({ message = '' }) => message,
  },
  cartLost: {
    kind: 'warn',
    text: () =>
      'Wir konnten Ihren Warenkorb nicht mehr finden, deshalb ist er jetzt leer. Glasart und Verordnung sind noch da.',
  },
  tooManyGuests: {
    kind: 'warn',
    text: ({ minutes = '' }) =>
      `Aus Ihrem Netz haben in der letzten Stunde viele hier begonnen, deshalb wurde gerade nichts gespeichert. Ihre Angaben stehen noch hier: Bitte senden Sie sie in ${minutes} Min. noch einmal.`,
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
  profileSaved: { kind: 'ok', text: () => 'Ihr Profil ist gespeichert.' },
  passwordSaved: { kind: 'ok', text: () => 'Ihr neues Passwort ist gespeichert.' },
  accountDeleted: { kind: 'ok', text: () => 'Ihr Konto ist gelöscht.' },
  addressSaved: { kind: 'ok', text: () => 'Die Adresse ist gespeichert.' },
  reviewSent: {
    kind: 'ok',
    text: () => 'Danke. Wir sehen Ihre Bewertung an, bevor sie erscheint.',
  },
  addressDeleted: { kind: 'ok', text: () => 'Die Adresse ist gelöscht.' },
  pairRemoved: {
    kind: 'ok',
    text: () => 'Die Brille wurde aus dem Warenkorb entfernt. Ihre Verordnung bleibt gespeichert.',
  },
  lensTypeChanged: {
    kind: 'warn',
    text: () =>
      'Ihre Glasart hat sich geändert. Bitte bestätigen Sie Ihre Verordnung, damit wir die Gläser danach fertigen können.',
  },
  frameGone: {
    kind: 'warn',
    text: () =>
      'Die Fassung in Ihrem Warenkorb ist nicht mehr erhältlich. Bitte wählen Sie eine andere; Ihre Verordnung bleibt erhalten.',
  },
  lensesUnchanged: {
    kind: 'warn',
    text: () => 'Die Gläser ließen sich nicht ändern. Ihr Warenkorb ist unverändert.',
  },
} satisfies typeof en;
