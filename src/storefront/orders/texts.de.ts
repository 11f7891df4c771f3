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
