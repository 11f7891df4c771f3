import type { orders as en } from './texts.en.ts';

export const orders = {
  title: 'Ihre Bestellungen',
  lead: 'Ihre letzten Bestellungen, die neueste zuerst.',
  placed: 'Bestellt am',
  status: 'Stand',
  youPay: 'Sie zahlen',
  details: 'Einzelheiten dieser Bestellung',
  items: 'Fassung und Gläser',
  prescription: 'Verordnung, wie bestellt',
  noPrescription: 'Zu dieser Bestellung wurde keine Verordnung aufbewahrt.',
  address: 'Lieferung an',
  payment: 'Zahlung',
  none: 'Sie haben noch nichts bestellt',
  noneText:
    'Sobald Sie bestellt haben, finden Sie Ihre Bestellungen hier mit allem, was dazugehört.',
  start: 'Bestellung beginnen',
  states: {
    pending: {
      name: 'Eingegangen',
      text: 'Wir haben Ihre Bestellung und prüfen die Verordnung.',
    },
    processing: { name: 'In Arbeit', text: 'Wir fertigen Ihre Brille.' },
    complete: { name: 'Versandt', text: 'Ihre Brille hat unsere Werkstatt verlassen.' },
    closed: {
      name: 'Abgeschlossen',
      text: 'Diese Bestellung ist abgeschlossen; das Geld wurde erstattet.',
    },
    canceled: {
      name: 'Storniert',
      text: 'Diese Bestellung wurde storniert. Ihre Leistung ist wieder frei.',
    },
    exchange: {
      name: 'Im Umtausch',
      text: 'Sie tauschen diese Brille um. Ihre Leistung ist wieder frei.',
    },
    exchanged: {
      name: 'Umgetauscht',
      text: 'Diese Brille wurde umgetauscht. Ihre Leistung ist wieder frei.',
    },
  },
} satisfies typeof en;
