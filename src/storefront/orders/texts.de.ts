import type { orders as en } from './texts.en.ts';

export const orders = {
  title: 'Ihre Bestellungen',
  lead: 'Ihre letzten Bestellungen, die neueste zuerst.',
  sheet: 'Ihre Verordnung zum Mitnehmen',
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
  inReview: 'Eine Fachkraft für Augenoptik vergleicht Ihre Werte zuerst mit Ihrem Bild.',
  one: {
    title: (number: string) => `Bestellung ${number}`,
    heading: 'Bestellung',
    happened: 'Was bisher geschah',
    pay: 'So zahlen Sie',
    again: 'Diese Fassung noch einmal bestellen',
    all: 'Alle Ihre Bestellungen',
    cancel: {
      title: 'Diese Bestellung stornieren',
      text: 'Noch hat niemand mit Ihrer Brille begonnen, Sie können also stornieren. Ihre Leistung steht danach sofort wieder bereit, und was Sie bezahlt haben, erhalten Sie zurück.',
      reason: 'Warum möchten Sie stornieren?',
      reasonMissing: 'Wählen Sie einen Grund, damit wir besser werden können',
      choose: 'Grund wählen',
      action: 'Bestellung endgültig stornieren',
      tooLate:
        'Ihre Brille wird gerade gefertigt, die Bestellung lässt sich hier deshalb nicht mehr stornieren. Wenn etwas daran nicht stimmt, schreiben Sie uns:',
      problems: {
        'too-late': 'Die Bestellung wurde nicht storniert: Ihre Brille wird bereits gefertigt.',
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
} satisfies typeof en;
