import type { signIn as en } from './texts.en.ts';

/** Anmelden mit Mitgliedsnummer und Einmalcode. */
export const signIn = {
  problems: {
    'memberId.required':
      'Bitte geben Sie Ihre Mitgliedsnummer ein. Sie steht auf Ihrer Versichertenkarte.',
    'memberId.invalid':
      'Eine Mitgliedsnummer besteht nur aus Buchstaben, Ziffern und Bindestrichen, zum Beispiel AH-2001. Bitte vergleichen Sie sie mit Ihrer Karte.',
    'firstName.required': 'Bitte geben Sie Ihren Vornamen ein',
    'lastName.required': 'Bitte geben Sie Ihren Nachnamen ein',
    'name.broken':
      'Diesen Namen können wir nicht lesen. Bitte schreiben Sie ihn so, wie er auf Ihrer Karte steht.',
    'contact.required': 'Bitte geben Sie eine Mobil\u00adnummer oder E-Mail-Adresse ein',
    'email.invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'phone.invalid':
      'Diese Mobilnummer können wir nicht erreichen. Bitte geben Sie sie mit Vorwahl ein, zum Beispiel 0171 3920010.',
  },
  intro: {
    title: (plan: string) => `Ihre Brille, mit Ihrer Leistung von ${plan}`,
    lead: 'Bestellen Sie Ihre Brille in vier Schritten. Das dauert etwa zehn Minuten, und Sie können jederzeit unterbrechen und später weitermachen.',
    atHand: 'Das brauchen Sie',
    items: [
      'Ihre Versichertenkarte mit der Mitgliedsnummer',
      'Ihre Mobilnummer oder E-Mail-Adresse für einen sechsstelligen Code',
      'Ihre Verordnung oder Ihren Brillenpass',
    ],
    memberId: 'Mitgliedsnummer',
    memberIdHint:
      'Auf der Vorderseite Ihrer Karte, zum Beispiel AH-2001. Groß- und Kleinschreibung ist egal.',
    continue: 'Weiter',
    demo: 'Dies ist eine Demo. Es wird keine Brille gefertigt, und keine Nachricht verlässt diesen Computer.',
    demoMembers: 'Wer sich anmelden kann',
  },
  welcome: {
    title: 'Willkommen. Bitte melden Sie sich an.',
    lead: 'Wir gleichen diese Angaben mit Ihrer Krankenkasse ab und senden einen sechsstelligen Code an den dort hinterlegten Kontakt.',
    memberId: 'Mitgliedsnummer',
    firstName: 'Vorname',
    firstNameHint: 'Wie auf Ihrer Versichertenkarte',
    lastName: 'Nachname',
    lastNameHint: 'Wie auf Ihrer Versichertenkarte',
    contact: 'Mobilnummer oder E-Mail-Adresse',
    contactHint: 'Wie bei Ihrer Krankenkasse hinterlegt. Dorthin senden wir den Code.',
    send: 'Code senden',
    limited: (wait: string) =>
      `Es wurden zu viele Codes angefordert. Bitte warten Sie ${wait} und versuchen Sie es dann erneut. Ihre Eingaben bleiben erhalten.`,
    account: 'Sie haben ein Konto und sind nicht Mitglied? Hier anmelden.',
    returning:
      'Sie waren eine Weile nicht da, deshalb haben wir Sie abgemeldet. Nach der Anmeldung machen Sie dort weiter, wo Sie waren.',
  },
  checkOtp: {
    title: 'Geben Sie Ihren Code ein',
    lead: (contact: string) =>
      `Wenn diese Angaben mit denen Ihrer Krankenkasse übereinstimmen, ist ein sechsstelliger Code unterwegs an ${contact}. Er gilt 10 Minuten.`,
    otp: 'Sechsstelliger Code',
    otpHint: 'Nur Ziffern; Leerzeichen stören nicht.',
    submit: 'Anmelden',
    resend: 'Neuen Code senden',
    resendHint: 'Ein neuer Code ersetzt den alten.',
    resendFrom: (wait: string) => `In ${wait} können Sie einen neuen Code anfordern.`,
    resendNow: 'Sie können jetzt einen neuen Code anfordern.',
    resent: 'Ein neuer Code ist unterwegs. Der vorige gilt nicht mehr.',
    demoOutbox: 'Demo: Postausgang öffnen, um den Code zu sehen',
    otherDetails: 'Meine Angaben ändern',
    required: 'Bitte geben Sie den Code aus der Nachricht ein.',
    incomplete:
      'Der Code hat sechs Ziffern. Bitte geben Sie alle sechs ein, wie sie in der Nachricht stehen.',
    wrong: (triesLeft: number | undefined) => {
      if (triesLeft === undefined)
        return 'Das ist nicht der Code, den wir gesendet haben. Bitte prüfen Sie ihn und versuchen Sie es erneut.';
      if (triesLeft === 1)
        return 'Das ist nicht der Code, den wir gesendet haben. Sie haben noch einen Versuch.';
      return `Das ist nicht der Code, den wir gesendet haben. Sie haben noch ${triesLeft} Versuche.`;
    },
    expired: 'Dieser Code gilt nicht mehr. Fordern Sie unten einen neuen an.',
    locked:
      'Zu viele falsche Codes. Zu Ihrer Sicherheit wurde diese Anmeldung beendet; bitte beginnen Sie neu.',
    lockedFor: (wait: string) =>
      `Zu viele Versuche. Bitte warten Sie ${wait} und versuchen Sie es dann erneut.`,
    noChallenge:
      'An diesen Browser wurde noch kein Code gesendet. Bitte beginnen Sie mit Ihren Angaben.',
    resendLimited: (wait: string) =>
      `Gerade wurde ein Code gesendet. In ${wait} können Sie einen neuen anfordern.`,
    unavailable:
      'Der Code kann gerade nicht geprüft werden. Er bleibt gültig; bitte versuchen Sie es gleich noch einmal.',
  },
  wait: {
    seconds: (count: number) => (count === 1 ? '1 Sekunde' : `${count} Sekunden`),
    minutes: (count: number) => (count === 1 ? '1 Minute' : `${count} Minuten`),
  },
  alreadyRedeemed: {
    title: (date: string) => `Ihre Leistung steht ab ${date} wieder bereit`,
    lead: (plan: string, days: number) =>
      days > 1
        ? `${plan} zahlt alle ${days} Tage eine Brille. Diese Leistung haben Sie schon genutzt.`
        : `${plan} zahlt in jeder Wartezeit eine Brille. Diese Leistung haben Sie schon genutzt.`,
    because: {
      order: (date: string) => `Ihre letzte Brille haben Sie am ${date} bestellt.`,
      redemption: () =>
        'Nach den Unterlagen Ihrer Krankenkasse haben Sie schon eine Brille erhalten.',
    },
    until: (date: string) => `Ab ${date} können Sie hier Ihre nächste Brille bestellen.`,
    available: 'Ihre Leistung steht bereit. Sie können jetzt eine Brille bestellen.',
    toOrders: 'Ihre Bestellungen ansehen',
    toHome: 'Zur Startseite',
    signInFirst: 'Melden Sie sich an, um zu sehen, ab wann Ihre Leistung wieder bereitsteht.',
    signIn: 'Anmelden',
    question: 'Stimmt das nicht? Schreiben Sie uns. Ein Mensch kümmert sich darum.',
  },
  outcomes: {
    alreadydeleted: {
      title: 'Ihre Daten wurden gelöscht',
      text: 'Die Daten zu dieser Mitgliedschaft wurden auf Ihren Wunsch oder den Ihrer Krankenkasse gelöscht. Deshalb können wir Sie nicht anmelden.',
      next: 'Falls das nicht so gewollt war, wenden Sie sich bitte an Ihre Krankenkasse.',
    },
    notelligibleunknown: {
      title: 'Wir konnten Ihre Leistung nicht finden',
      text: 'Name, Mitgliedsnummer und Kontakt stimmen nicht mit den Unterlagen Ihrer Krankenkasse überein, Ihre Mitgliedschaft ist beendet, oder Ihr Code war abgelaufen.',
      next: 'Vergleichen Sie die Angaben mit Ihrer Karte und fordern Sie einen neuen Code an. Wenn sie stimmen, kann Ihnen Ihre Krankenkasse sagen, was hinterlegt ist.',
    },
    returnedflow: {
      title: 'Willkommen zurück',
      text: 'Sie haben eine Bestellung begonnen und noch nicht abgeschickt. Alles, was Sie gewählt und eingegeben haben, ist noch da.',
      continue: 'Bestellung fortsetzen',
      startAgain: 'Neu beginnen',
      startAgainHint:
        'Wenn Sie neu beginnen, wird Ihr Warenkorb geleert und Ihre Auswahl verworfen. Ihre gespeicherte Verordnung bleibt erhalten.',
      toHome: 'Jetzt nicht, zur Startseite',
    },
    errormessage: {
      title: 'Ihre Krankenkasse möchte mit Ihnen sprechen',
      text: 'Ihre Mitgliedschaft ruht zurzeit.',
      says: 'Ihre Krankenkasse schreibt:',
      next: 'Bitte wenden Sie sich an Ihre Krankenkasse. Sobald das geklärt ist, können Sie bestellen.',
    },
    reach: (plan: string) => `So erreichen Sie ${plan}:`,
    tryAgain: 'Mit anderen Angaben versuchen',
  },
  signOut: {
    title: 'Abmelden',
    question: 'Möchten Sie sich auf diesem Gerät abmelden?',
    kept: 'Ihre angefangene Bestellung bleibt erhalten; nach der Anmeldung machen Sie einfach weiter.',
    action: 'Abmelden',
  },
  forgetGuest: {
    title: 'Ihre Angaben löschen',
    question: 'Möchten Sie alles löschen, was Sie hier eingegeben haben?',
    kept: 'Verordnung, Warenkorb und Adresse werden endgültig gelöscht. Aufgegebene Bestellungen bleiben.',
    action: 'Alles löschen',
  },
} satisfies typeof en;
