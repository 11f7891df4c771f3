import type { addresses as en } from './texts.en.ts';

const telephones = { US: '503 555 0100', DE: '030 123456' };

/** „nach Deutschland“, „in die Vereinigten Staaten“. */
const whither = (country: string) =>
  country.startsWith('Vereinigte ')
    ? `in die ${country.replace('Vereinigte ', 'Vereinigten ')}`
    : `nach ${country}`;

export const addresses = {
  form: {
    fields: {
      firstname: 'Vorname',
      lastname: 'Nachname',
      'street[0]': 'Straße und Hausnummer',
      apartment: 'Wohnung, Etage oder Firma',
      neighborhood: 'Ortsteil',
      extra: 'Was sonst noch auf dem Etikett stehen soll',
      city: 'Ort',
      region: 'Bundesstaat',
      postcode: 'Postleitzahl',
      country_code: 'Land',
      telephone: 'Telefon',
    },
    more: 'Weitere Zeilen der Adresse',
    hints: {
      telephone: 'Der Paketdienst ruft nur an, wenn er nicht zustellen kann.',
      postcode: { US: 'Zum Beispiel 97205', DE: 'Zum Beispiel 10115' },
    },
    chooseRegion: 'Bitte wählen',
    country: (name: string) => `Wir liefern nur ${whither(name)}.`,
    required: {
      firstname: 'Bitte geben Sie Ihren Vornamen ein.',
      lastname: 'Bitte geben Sie Ihren Nachnamen ein.',
      'street[0]': 'Bitte geben Sie Straße und Hausnummer ein.',
      city: 'Bitte geben Sie Ihren Ort ein.',
      region: 'Bitte wählen Sie Ihren Bundesstaat.',
      postcode: 'Bitte geben Sie Ihre Postleitzahl ein.',
      telephone: 'Bitte geben Sie Ihre Telefonnummer ein.',
    },
    problems: {
      required: (field) => `${field}: Diese Angabe wird benötigt`,
      'too-long': (field) => `${field}: Das ist zu lang. Bitte kürzen Sie es.`,
      'broken-text': (field) =>
        `${field}: Einige Zeichen sind nicht lesbar. Bitte geben Sie es noch einmal ein.`,
      'postcode-format': (_, country) =>
        country === 'DE'
          ? 'Eine Postleitzahl hat fünf Ziffern, zum Beispiel 10115.'
          : 'Eine amerikanische Postleitzahl hat fünf Ziffern, zum Beispiel 97205, oder neun: 97205-1234.',
      'telephone-format': (_, country) =>
        `Bitte geben Sie eine Telefonnummer mit Vorwahl ein, zum Beispiel ${telephones[country]}. Möglich sind Ziffern, Leerzeichen und + ( ) - /.`,
      'country-unknown': () => 'In dieses Land liefern wir nicht.',
      'card-number': (field) =>
        `${field}: Das sieht nach der Nummer einer Zahlungskarte aus. Bitte entfernen Sie sie: Wir fragen nie danach.`,
      'telephone-placeholder': (field) =>
        `${field}: Unter dieser Nummer meldet sich niemand. Bitte geben Sie Ihre eigene an, damit der Paketdienst Sie erreicht.`,
    },
  },

  book: {
    title: 'Ihre Adressen',
    lead: 'Wählen Sie beim Bestellen eine davon aus, statt sie noch einmal einzugeben.',
    none: 'Sie haben noch keine Adresse gespeichert.',
    add: 'Adresse hinzufügen',
    edit: 'Bearbeiten',
    forDeliveries: 'Für Lieferungen',
    forBills: 'Für Rechnungen',
    useForDeliveries: 'Für Lieferungen verwenden',
    useForBills: 'Für Rechnungen verwenden',
    remove: 'Diese Adresse löschen',
    removeQuestion:
      'Bestellungen, die Sie aufgegeben haben, behalten die Adresse, an die sie gingen.',
    removeAction: 'Ja, diese Adresse löschen',
    refused: 'Das war nicht möglich',
    gone: 'Diese Adresse steht nicht mehr in Ihrem Adressbuch.',
  },

  one: {
    addTitle: 'Adresse hinzufügen',
    editTitle: 'Adresse bearbeiten',
    defaultShipping: 'Diese Adresse für Lieferungen vorschlagen',
    defaultBilling: 'Diese Adresse für Rechnungen vorschlagen',
    save: 'Adresse speichern',
  },
} satisfies typeof en;
