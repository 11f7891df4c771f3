import type { home as en } from './texts.en.ts';

/** Die Startseite. */
export const home = {
  title: (firstName: string) => `Guten Tag, ${firstName}`,
  benefit: {
    title: 'Ihre Leistung',
    available: 'Ihre Leistung steht bereit.',
    upTo: 'bis zu',
    pays: (frame: string, lenses: string) =>
      `Sie umfasst bis zu ${frame} für eine Fassung und bis zu ${lenses} für Gläser.`,
    shipping: 'Der Versand wird ganz übernommen.',
  },
  start: {
    title: 'Eine Brille bestellen',
    text: 'Vier Schritte, etwa zehn Minuten. Legen Sie Ihre Verordnung bereit.',
    action: 'Bestellung beginnen',
  },
  unfinished: {
    title: 'Ihre angefangene Bestellung',
    text: 'Alles, was Sie gewählt und eingegeben haben, ist noch da.',
  },
  offers: {
    free: 'Brillen ohne Zuzahlung',
    some: 'Fassungen für den Anfang',
    all: 'Alle Fassungen ansehen',
  },
  lastOrder: {
    title: 'Ihre letzte Bestellung',
    cancelled: (number: string, date: string) =>
      `${number}, bestellt am ${date}, wurde storniert. Ihre Leistung steht deshalb wieder bereit.`,
    all: 'Ihre Bestellungen ansehen',
  },
} satisfies typeof en;
