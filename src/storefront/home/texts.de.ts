import type { home as en } from './texts.en.ts';

/** Die Startseite. */
export const home = {
  title: (firstName: string) => `Guten Tag, ${firstName}`,
  guest: {
    title: 'Brillen nach Ihrer Verordnung',
    lead: 'Wählen Sie Gläser und Fassung und bestellen Sie ohne Konto.',
  },
  forMembers: {
    title: (plan: string) => `Sind Sie bei ${plan} versichert?`,
    text: (plan: string) =>
      `${plan} zahlt für Brillen. Melden Sie sich an, wann Sie möchten, solange Sie nicht bestellt haben: Ihre Auswahl bleibt, und Ihre Leistung wird abgezogen.`,
    action: 'Als Mitglied anmelden',
    account: 'In Ihrem Konto anmelden oder eines eröffnen',
    find: 'Eine Bestellung ohne Anmeldung wiederfinden',
  },
  benefit: {
    title: 'Ihre Leistung',
    available: 'Ihre Leistung steht bereit.',
    upTo: 'bis zu',
    pays: (frame: string, lenses: string) =>
      `Das sind bis zu ${frame} für die Fassung und bis zu ${lenses} für die Gläser.`,
    shipping: 'Der Versand ist für Sie kostenlos.',
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
    some: 'Einige unserer Fassungen',
    all: 'Alle Fassungen ansehen',
    mySize: 'Meine Größe finden',
    byPhoto: 'Mit einem Foto suchen',
  },
  lastOrder: {
    title: 'Ihre letzte Bestellung',
    cancelled: (number: string, date: string) =>
      `Ihre Bestellung ${number} vom ${date} wurde storniert. Ihre Leistung steht deshalb wieder bereit.`,
    all: 'Ihre Bestellungen ansehen',
  },
} satisfies typeof en;
