import type { lenses as en } from './texts.en.ts';

export const lenses = {
  types: {
    SingleVision: {
      name: 'Einstärkengläser',
      lenses: 'Einstärkengläser',
      title: 'Für eine Entfernung: Ferne oder Nähe',
      detail: 'Eine Stärke im ganzen Glas. Die häufigste Art.',
    },
    Bifocals: {
      name: 'Bifokalgläser',
      lenses: 'Bifokalgläser',
      title: 'Für Ferne und Nähe, mit Trennlinie',
      detail: 'Zwei Stärken: oben für die Ferne, unten zum Lesen, mit sichtbarer Trennlinie.',
    },
    Progressive: {
      name: 'Gleitsichtgläser',
      lenses: 'Gleitsichtgläser',
      title: 'Von der Ferne bis zur Nähe, ohne Trennlinie',
      detail: 'Ferne, Mitte und Nähe gehen von oben nach unten ineinander über.',
    },
  },
  lens: {
    names: {
      '1.5': 'Standard\u00adglas',
      '1.56': 'Etwas dünneres Glas',
      '1.6': 'Dünnes Glas',
      '1.67': 'Besonders dünnes Glas',
      '1.74': 'Dünnstes Glas',
    },
    named: (name: string, index: string) => `${name}, Index ${index}`,
    index: (index: string) => `Index ${index}`,
  },
  choose: {
    title: 'Was sollen Ihre Gläser können?',
    lead: 'Steht auf Ihrer Verordnung eine Addition („Add“), ist eine Brille für Ferne und Nähe möglich.',
    question: 'Glasart',
    required: 'Bitte wählen Sie, was Ihre Gläser können sollen.',
    from: (price: string) => `Gläser ab ${price}`,
    continue: 'Weiter zur Verordnung',
    save: 'Speichern und weiter',
    keeps:
      'Ihre Verordnung bleibt, wie sie ist. Braucht die neue Glasart mehr Angaben, fragen wir nur danach.',
  },
  roadTraffic: {
    title: 'Nicht für den Straßenverkehr, bevor der Sitz geprüft ist',
    text: 'Bifokal- und Gleitsichtgläser fertigen wir, ohne Einschleifhöhe, Hornhautscheitelabstand und Vorneigung der Fassung an Ihnen zu messen. Eine so gefertigte Brille ist für die Teilnahme am Straßenverkehr nicht geeignet, bis eine Augenoptikerin oder ein Augenoptiker ihren Sitz und die Zentrierung der Gläser geprüft hat.',
  },
  start: {
    title: 'In vier Schritten zu Ihrer Brille',
    lead: 'Es dauert etwa zehn Minuten. Alle Angaben werden gespeichert; Sie können jederzeit unterbrechen.',
    steps: {
      lenses: {
        title: 'Wählen Sie, wofür die Gläser sind',
        text: 'Ferne, Nähe oder beides. Dafür brauchen Sie nichts.',
      },
      prescription: {
        title: 'Geben Sie Ihre Verordnung ein',
        text: 'Legen Sie Ihre Verordnung oder Ihren Brillenpass bereit. Wir fragen auch nach der Pupillendistanz (PD). Steht sie dort nicht, können Sie sie messen.',
      },
      frames: {
        title: 'Wählen Sie eine Fassung',
        text: 'Wir zeigen Ihnen, was Ihre Krankenkasse zahlt und welche Fassungen zu Ihren Gläsern passen.',
      },
      delivery: {
        title: 'Geben Sie die Lieferadresse an',
        text: 'Halten Sie die Adresse bereit. Vor dem Bestellen sehen Sie alles noch einmal.',
      },
    },
    chosen: (what: string) => `Gewählt: ${what}`,
    change: (step: string) => `Ändern: ${step}`,
    begin: 'Mit den Gläsern beginnen',
    continueAt: {
      lenses: 'Gläser wählen',
      prescription: 'Weiter mit der Verordnung',
      frames: 'Weiter mit der Fassung',
      delivery: 'Weiter mit der Lieferung',
      review: 'Prüfen und bestellen',
    },
  },
} satisfies typeof en;
