import type { lenses as en } from './texts.en.ts';

export const lenses = {
  types: {
    SingleVision: {
      name: 'Einstärkengläser',
      lenses: 'Einstärkengläser',
      title: 'Eine Entfernung: fern oder nah',
      detail: 'Eine Stärke im ganzen Glas. Die häufigste Art.',
    },
    Bifocals: {
      name: 'Bifokalgläser',
      lenses: 'Bifokalgläser',
      title: 'Fern und nah, mit Trennlinie',
      detail: 'Zwei Stärken: oben die Ferne, unten das Lesen, mit sichtbarer Trennlinie.',
    },
    Progressive: {
      name: 'Gleitsichtgläser',
      lenses: 'Gleitsichtgläser',
      title: 'Von fern bis nah, ohne Trennlinie',
      detail: 'Ferne, Mitte und Nähe gehen von oben nach unten ineinander über.',
    },
  },
  choose: {
    title: 'Was sollen Ihre Gläser können?',
    lead: 'Steht auf Ihrer Verordnung eine Addition („Add“), kann eine Brille für fern und nah sein.',
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
    lead: 'Es dauert etwa zehn Minuten. Alles wird unterwegs gespeichert; Sie können jederzeit unterbrechen.',
    steps: {
      lenses: {
        title: 'Wählen Sie, wofür die Gläser sind',
        text: 'Ferne, Nähe oder beides. Sie brauchen dafür nichts.',
      },
      prescription: {
        title: 'Geben Sie Ihre Verordnung ein',
        text: 'Legen Sie den Brillenpass oder die Verordnung bereit, ebenso die Pupillendistanz (PD). Sie steht oft auf demselben Blatt.',
      },
      frames: {
        title: 'Wählen Sie eine Fassung',
        text: 'Wir zeigen, was Ihre Krankenkasse zahlt und welche Fassungen zu Ihren Gläsern passen.',
      },
      delivery: {
        title: 'Sagen Sie, wohin wir liefern',
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
