import type { errors as en } from './error-texts.en.ts';

export const errors = {
  technical: {
    title: 'Es tut uns leid',
    text: 'Wegen einer technischen Störung können wir gerade keine Verbindung herstellen. Bitte versuchen Sie es in einigen Augenblicken noch einmal.',
    safe: 'Ihre Eingaben bleiben erhalten. Falls Sie gerade bestellt haben, sehen Sie bitte zuerst unter „Ihre Bestellungen“ nach. Doppelt bestellt wird nichts.',
    tryAgain: 'Noch einmal versuchen',
  },
  modal: {
    title: 'Ein Fehler ist aufgetreten',
    text: 'Etwas hat nicht geklappt. Bitte versuchen Sie es noch einmal. Bleibt der Fehler bestehen, wenden Sie sich bitte an den Kundendienst.',
    tryAgain: 'Noch einmal versuchen',
    ok: 'OK',
  },
  notFound: {
    title: 'Diese Seite wurde nicht gefunden',
    text: 'Vielleicht enthält die Adresse einen Tippfehler, oder es gibt die Seite nicht mehr. Ihre begonnene Bestellung bleibt erhalten.',
    action: 'Zur Startseite',
  },
  problemsTitle: 'Bitte berichtigen Sie die folgenden Angaben und versuchen Sie es noch einmal.',
  required: 'Diese Angabe wird benötigt',
  minimumCharacters: (count: number) => `Bitte geben Sie mindestens ${count} Zeichen ein`,
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  invalidEmail: 'Ungültige E-Mail-Adresse',
  firstNameRequired: 'Bitte geben Sie Ihren Vornamen ein',
  lastNameRequired: 'Bitte geben Sie Ihren Nachnamen ein',
  contactRequired: 'Bitte geben Sie eine Mobilnummer oder E-Mail-Adresse ein',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  passwordTooWeak:
    'Das Passwort braucht mindestens 8 Zeichen, darunter einen Buchstaben und eine Ziffer oder ein Sonderzeichen',
  unauthorized: 'Sie sind nicht angemeldet. Bitte melden Sie sich noch einmal an.',
  sessionEnded:
    'Sie wurden abgemeldet, weil einige Zeit vergangen war. Ihre Eingaben bleiben erhalten.',
  registrationTitle: 'Fehler bei der Registrierung',
  wishlistTitle: 'Fehler beim Merkzettel',
  addedToCart: (product: string) => `${product} liegt jetzt in Ihrem Warenkorb.`,
  confirmAccount:
    'Bitte bestätigen Sie Ihr Konto. Den Link dazu finden Sie in der E-Mail, die wir Ihnen gesendet haben.',
  tooManyTries: (minutes: string) =>
    `Das waren zu viele Versuche. Bitte warten Sie ${minutes} und versuchen Sie es dann noch einmal.`,
  noConnection:
    'Gerade besteht keine Verbindung. Ihre Eingaben bleiben erhalten; bitte versuchen Sie es noch einmal.',
  curtain: {
    title: 'Wir arbeiten gerade am Shop',
    text: 'Bitte versuchen Sie es in etwa fünf Minuten noch einmal. Ihre angefangene Bestellung und alle Ihre Eingaben bleiben erhalten.',
  },
} satisfies typeof en;
