import type { orders as en } from './texts.en.ts';

export const orders = {
  title: 'Ihre Bestellungen',
  lead: 'Ihre letzten Bestellungen, die neueste zuerst.',
  sheet: 'Ihre Verordnung zum Mitnehmen',
  search: {
    lead: 'Die neueste zuerst.',
    number: 'Bestellnummer',
    hint: 'Ganz oder ein Teil davon, zum Beispiel 42',
    action: 'Suchen',
    noNumber: 'Eine Bestellnummer hat nur Ziffern, davor vielleicht dm, wie dm0000000042',
    none: (number: string) => `Keine Ihrer Bestellungen hat die Nummer ${number}.`,
    all: 'Alle Ihre Bestellungen',
  },
  placed: 'Bestellt am',
  status: 'Status',
  youPay: 'Sie zahlen',
  details: 'Einzelheiten dieser Bestellung',
  items: 'Fassung und Gläser',
  prescription: 'Verordnung, wie bestellt',
  noPrescription: 'Zu dieser Bestellung wurde keine Verordnung gespeichert.',
  address: 'Lieferung an',
  payment: 'Zahlung',
  none: 'Sie haben noch nichts bestellt',
  noneText: 'Sobald Sie bestellt haben, finden Sie hier alles zu Ihrer Bestellung.',
  start: 'Bestellung beginnen',
  arrives: 'Ankunft',
  since: 'Seit',
  tracking: 'Sendungsnummer',
  around: (date: string) => `etwa am ${date}`,
  progress: {
    label: 'Wo Ihre Bestellung ist',
    ordered: 'Bestellt',
    lab: 'In der Werkstatt',
    way: 'Unterwegs',
    readyBy: (date: string) => `fertig etwa am ${date}`,
    arrives: (date: string) => `bei Ihnen etwa am ${date}`,
    begun: (date: string, ready: string) => `seit dem ${date}, ${ready}`,
    sent: (date: string, arrives: string) => `seit dem ${date}, ${arrives}`,
  },
  find: {
    title: 'Ihre Bestellung finden',
    lead: 'Für Bestellungen ohne Anmeldung. Wir senden einen Code an die Adresse, die Sie angegeben haben.',
    number: 'Bestellnummer',
    numberHint: 'Aus Ihrer Bestätigung, zum Beispiel dm0000000042.',
    email: 'E-Mail',
    emailHint: 'Die Adresse, die Sie bei der Bestellung angegeben haben.',
    send: 'Code anfordern',
    sent: (email: string) =>
      `Gibt es zu dieser Nummer und Adresse eine Bestellung, haben wir gerade einen Code gesendet${email && `, an ${email}`}.`,
    show: 'Bestellung ansehen',
    again: 'Andere Bestellung suchen',
    problems: {
      number: 'Geben Sie die Nummer Ihrer Bestellung ein, zum Beispiel dm0000000042.',
      email: 'Ungültige E-Mail-Adresse',
      incomplete: 'Geben Sie die sechs Ziffern des Codes ein.',
      wrong: (triesLeft: number) =>
        triesLeft === 1
          ? 'Dieser Code stimmt nicht. Sie haben noch einen Versuch.'
          : `Dieser Code stimmt nicht. Sie haben noch ${triesLeft} Versuche.`,
      expired: 'Dieser Code gilt nicht mehr. Bitte fordern Sie einen neuen an.',
      limited: (minutes: number) =>
        minutes <= 1
          ? 'Zu viele Versuche. Bitte warten Sie eine Minute.'
          : `Zu viele Versuche. Bitte warten Sie ${minutes} Minuten.`,
    },
  },
  byLink: {
    confirm: {
      title: 'Bestellung stornieren?',
      text: 'Mit dem Knopf stornieren Sie die Bestellung aus unserer Nachricht endgültig. Was Sie bezahlt haben, erhalten Sie zurück.',
    },
    canceled: {
      title: 'Ihre Bestellung ist storniert',
      text: 'Sie müssen nichts zahlen. Was Sie bezahlt haben, erhalten Sie zurück.',
    },
    tooLate: {
      title: 'Es wurde nichts storniert',
      text: 'Entweder wird Ihre Brille schon gefertigt, oder die Bestellung war bereits storniert. Was davon gilt, steht bei Ihrer Bestellung.',
    },
    badLink: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Er gilt einmal und einen Tag lang, und nur der neueste zählt. Sie können auch dort stornieren, wo Sie Ihre Bestellung finden.',
    },
    action: 'Bestellung endgültig stornieren',
    find: 'Bestellung finden',
  },
  inReview: 'Eine Fachkraft für Augenoptik vergleicht Ihre Werte zuerst mit Ihrem Bild.',
  receipt: {
    title: 'Beleg',
    download: 'Beleg für Ihre Versicherung (PDF)',
    wearer: 'Für',
    plan: 'Versicherung',
    due: 'Eigenanteil',
    vatId: (id: string) => `USt-IdNr.: ${id}`,
    note: 'Brille mit Gläsern nach Verordnung, verkauft mit einer Leistung der Versicherung. Beträge wie bestellt; der Status oben sagt, ob die Bestellung seither storniert oder erstattet wurde.',
  },
  one: {
    title: (number: string) => `Bestellung ${number}`,
    heading: 'Bestellung',
    happened: 'Was bisher geschah',
    pay: 'So zahlen Sie',
    lapsed: 'Storniert, da die Zahlung verfallen ist',
    again: 'Diese Fassung noch einmal bestellen',
    review: 'Diese Fassung bewerten',
    all: 'Alle Ihre Bestellungen',
    cancel: {
      title: 'Diese Bestellung stornieren',
      text: 'Noch hat niemand mit Ihrer Brille begonnen, Sie können also stornieren. Ihre Leistung steht danach sofort wieder bereit, und was Sie bezahlt haben, erhalten Sie zurück.',
      textOfGuest:
        'Noch hat niemand mit Ihrer Brille begonnen, Sie können also stornieren. Was Sie bezahlt haben, erhalten Sie zurück.',
      reason: 'Warum möchten Sie stornieren?',
      reasonMissing: 'Wählen Sie einen Grund, damit wir besser werden können',
      choose: 'Grund wählen',
      action: 'Bestellung endgültig stornieren',
      tooLate:
        'Ihre Brille wird gerade gefertigt, die Bestellung lässt sich hier deshalb nicht mehr stornieren. Wenn etwas daran nicht stimmt, schreiben Sie uns:',
      problems: {
        'too-late': 'Die Bestellung wurde nicht storniert: Ihre Brille wird bereits gefertigt.',
        'not-offered':
          'Die Bestellung wurde nicht storniert: Hier lässt sich zurzeit nichts stornieren. Bitte schreiben Sie uns.',
        pending:
          'Wir konnten nicht feststellen, ob die Bestellung storniert wurde. Wenn ja, steht Ihre Leistung in wenigen Minuten wieder bereit. Bitte sehen Sie gleich noch einmal nach.',
      },
    },
  },
  states: {
    pending: {
      name: 'Eingegangen',
      text: 'Wir haben Ihre Bestellung erhalten und prüfen die Verordnung.',
    },
    processing: { name: 'In Arbeit', text: 'Wir fertigen Ihre Brille.' },
    complete: { name: 'Versandt', text: 'Ihre Brille hat unsere Werkstatt verlassen.' },
    closed: {
      name: 'Abgeschlossen',
      text: 'Diese Bestellung ist abgeschlossen, der Betrag wurde erstattet.',
    },
    canceled: {
      name: 'Storniert',
      text: 'Diese Bestellung wurde storniert. Ihre Leistung steht wieder bereit.',
    },
    exchange: {
      name: 'Im Umtausch',
      text: 'Sie tauschen diese Brille um. Ihre Leistung steht wieder bereit.',
    },
    exchanged: {
      name: 'Umgetauscht',
      text: 'Diese Brille wurde umgetauscht. Ihre Leistung steht wieder bereit.',
    },
  },
  statesOfGuests: {
    canceled: 'Diese Bestellung wurde storniert.',
    exchange: 'Sie tauschen diese Brille um.',
    exchanged: 'Diese Brille wurde umgetauscht.',
  },
} satisfies typeof en;
