import type { accounts as en } from './texts.en.ts';

/** Konten von Kunden, die nicht Mitglied sind. */
export const accounts = {
  problems: {
    required: 'Dieses Feld ist erforderlich',
    minimum: (count: number) => `Mindestens ${count} Zeichen`,
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    invalidEmail: 'Ungültige E-Mail-Adresse',
    mismatch: 'Die Passwörter stimmen nicht überein',
    password:
      'Das Passwort braucht mindestens 8 Zeichen, darunter einen Buchstaben und eine Ziffer oder ein Sonderzeichen.',
    commonPassword: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
    unreadableName: 'Wir können diesen Namen nicht lesen. Bitte geben Sie ihn mit Buchstaben ein.',
  },
  refused: {
    title: 'Fehler bei der Anmeldung',
    incorrect:
      'E-Mail-Adresse und Passwort passen nicht zusammen, oder das Konto ist nach zu vielen Versuchen einige Minuten gesperrt',
    unconfirmed: 'Bitte bestätigen Sie zuerst Ihr Konto: Der Link steht in unserer E-Mail',
    taken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto',
    'weak-password': 'Dieses Passwort ist zu leicht zu erraten',
    'bad-link':
      'Dieser Link gehört nicht zu dieser E-Mail-Adresse, wurde schon benutzt oder ist zu alt',
    'wrong-password':
      'Das ist nicht Ihr Passwort, oder das Konto ist nach zu vielen Versuchen einige Minuten gesperrt',
    'on-its-way':
      'Eine Bestellung ist noch unterwegs. Sobald sie angekommen ist, können Sie das Konto löschen',
    'being-placed':
      'Gerade wird eine Bestellung von Ihnen aufgegeben. Bitte versuchen Sie es in ein paar Minuten noch einmal',
    unavailable:
      'Unser Shopsystem ist gerade nicht erreichbar. Nichts ist verloren; bitte versuchen Sie es noch einmal',
    limited: (wait: string) => `Das waren viele Versuche von hier. Bitte warten Sie ${wait}`,
  },
  fields: {
    email: 'E-Mail-Adresse',
    firstName: 'Vorname',
    lastName: 'Nachname',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    passwordHint:
      'Mindestens 8 Zeichen, darunter ein Buchstabe und eine Ziffer oder ein Sonderzeichen. Auch ein ganzer Satz geht.',
    again: 'Passwort wiederholen',
    currentPassword: 'Ihr jetziges Passwort',
    currentPasswordHint: 'Nur nötig, wenn Sie die E-Mail-Adresse ändern.',
  },
  login: {
    title: 'In Ihrem Konto anmelden',
    lead: 'Was Sie bisher gewählt haben, bleibt in Ihrem Warenkorb.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen',
    register: 'Konto eröffnen',
    members: (plan: string) =>
      `Mitglied bei ${plan}? Melden Sie sich mit Ihrer Mitgliedsnummer an.`,
    changed: 'Ihr neues Passwort gilt jetzt. Bitte melden Sie sich damit an.',
    confirmed: 'Ihr Konto ist bestätigt. Bitte melden Sie sich an.',
    confirm: 'Bitte bestätigen Sie Ihr Konto. Der Link dazu ist per E-Mail zu Ihnen unterwegs.',
  },
  register: {
    title: 'Konto eröffnen',
    lead: 'Damit finden Sie Warenkorb und Bestellungen wieder. Bestellen können Sie auch ohne Konto.',
    submit: 'Konto eröffnen',
    haveOne: 'Ich habe ein Konto: anmelden',
  },
  forgot: {
    title: 'Neues Passwort wählen',
    lead: 'Wir schicken Ihnen einen Link. Er gilt einmal und eine Stunde lang.',
    submit: 'Link schicken',
    sentTitle: 'Bitte sehen Sie in Ihre E-Mails',
    sent: 'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs. Er gilt einmal und eine Stunde lang.',
    outbox: 'Demo: Postausgang mit dem Link öffnen',
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    title: 'Ihr neues Passwort',
    lead: 'Bitte geben Sie die E-Mail-Adresse Ihres Kontos ein und zweimal das neue Passwort.',
    submit: 'Neues Passwort speichern',
    noLink: 'Bitte öffnen Sie den Link in der E-Mail noch einmal oder fordern Sie einen neuen an.',
  },
  confirm: {
    title: 'Konto bestätigen',
    lead: 'Bitte geben Sie die E-Mail-Adresse Ihres Kontos ein.',
    submit: 'Konto bestätigen',
  },
  change: {
    title: 'Profil ändern',
    submit: 'Speichern',
    refused: 'Ihr Profil wurde nicht geändert',
  },
  newPassword: {
    title: 'Passwort ändern',
    lead: 'Auf allen Ihren anderen Geräten werden Sie abgemeldet.',
    submit: 'Neues Passwort speichern',
    refused: 'Ihr Passwort wurde nicht geändert',
  },
  erase: {
    title: 'Konto löschen',
    lead: 'Das lässt sich nicht rückgängig machen.',
    gone: 'Wir löschen Ihren Namen, Ihre Adressen, Ihren Warenkorb, Ihre Verordnung und deren Bilder. Ihre Bestellungen können Sie dann nicht mehr sehen.',
    kept: 'Von Ihren Bestellungen bleiben Waren, Beträge und Daten, weil die Buchführung sie zeigen muss.',
    submit: 'Mein Konto löschen',
    refused: 'Ihr Konto wurde nicht gelöscht',
    back: 'Konto behalten',
  },
} satisfies typeof en;
