import type { visualSearch as en } from './texts.en.ts';

export const visualSearch = {
  title: 'Fassungen mit einem Foto finden',
  lead: 'Geben Sie uns ein Foto einer Brille, die Ihnen gefällt, allein oder auf einem Gesicht. Wir zeigen Ihnen die Fassungen, die ihr am ähnlichsten sehen.',
  consent: {
    title: 'Was mit Ihrem Foto geschieht',
    points: [
      'Es wird hier auf diesem Gerät mit unseren Fassungen verglichen. Es wird weder an uns noch an andere gesendet.',
      'Dieser Browser behält es verschlüsselt, bis Sie sich abmelden, diesen Tab schließen oder es hier löschen.',
      'Wir sehen nur die Brille an: Umriss, Rand und Farbe. Wer sie trägt, spielt keine Rolle.',
    ],
  },
  give: {
    title: 'Ihr Foto',
    camera: 'Foto aufnehmen',
    file: 'Foto auswählen',
    other: 'Anderes Foto auswählen',
    hint: 'Am besten finden wir eine Brille, die von vorn, in gutem Licht und vor ruhigem Grund zu sehen ist. Sie können ein Foto auch hierher ziehen oder einfügen.',
    looking: 'Ihr Foto wird mit unseren Fassungen verglichen. Das dauert ein paar Sekunden.',
  },
  faults: {
    unreadable: {
      title: 'Wir können diese Datei nicht öffnen',
      text: 'Wählen Sie ein Foto als JPG, PNG oder WebP.',
    },
    heic: {
      title: 'Dieser Browser kann keine HEIC-Fotos öffnen',
      text: 'Speichern Sie das Foto zuerst als JPG, oder nehmen Sie es auf dieser Seite neu auf.',
    },
    'too-large': {
      title: 'Diese Datei ist zu groß',
      text: 'Wählen Sie ein Foto mit höchstens 40 MB.',
    },
    small: {
      title: 'Dieses Foto ist zu klein',
      text: 'Wählen Sie eines, das mindestens 120 Pixel breit und hoch ist.',
    },
    dark: {
      title: 'Dieses Foto ist zu dunkel',
      text: 'Nehmen Sie es mit mehr Licht noch einmal auf, an einem Fenster oder einer Lampe.',
    },
    'no-glasses': {
      title: 'Wir finden in diesem Foto keine Brille',
      text: 'Am besten finden wir eine Brille von vorn, in gutem Licht und vor ruhigem Grund. Versuchen Sie es mit einem anderen Foto.',
    },
    'no-frames': {
      title: 'Unsere Fassungen lassen sich zurzeit nicht mit Fotos vergleichen',
      text: 'Wählen Sie sie unten nach Form und Farbe.',
    },
    failed: {
      title: 'Die Suche hat nicht geklappt',
      text: 'Es wurde nichts gesendet und nichts behalten. Versuchen Sie es noch einmal, oder wählen Sie unten nach Form und Farbe.',
    },
  },
  unsure: {
    title: 'Wir sind nicht sicher, ob das eine Brille ist',
    text: 'Liegen die Ecken unten nicht um die Brille, dann ziehen Sie sie dorthin und suchen Sie in diesem Teil, oder wählen Sie ein Foto, auf dem sie besser zu sehen ist.',
  },
  twoPairs: {
    title: 'Auf diesem Foto sind zwei Brillen',
    text: 'Die Fassungen unten ähneln der Brille innerhalb der Ecken. Wenn Sie die andere meinen, suchen Sie dort.',
    other: 'Nach der anderen Brille suchen',
  },
  pointAtThem: 'Oder ziehen Sie unten die Ecken um die Brille und suchen Sie dort.',
  part: {
    found: 'Die Brille in Ihrem Foto',
    unfound: 'Wo ist die Brille?',
    photo: 'Ihr Foto',
    hint: 'Liegen die Ecken nicht um die Brille, dann ziehen Sie sie dorthin. Mit der Tastatur: Gehen Sie zu einer Ecke, und verwenden Sie die Pfeiltasten.',
    edges: 'Ränder ohne Ziehen einstellen',
    look: 'In diesem Teil suchen',
    forget: 'Mein Foto löschen',
  },
  alike: 'Fassungen, die ihr ähnlich sehen',
  seen: {
    title: 'Das sehen wir. Nehmen Sie weg, was Ihnen nicht wichtig ist.',
    list: 'Was wir sehen',
    remove: (what: string) => `${what}: nicht wichtig`,
    back: (what: string) => `${what}: wieder wichtig`,
  },
  rims: { FullRim: 'Vollrand', HalfRim: 'Halbrand', Rimless: 'Randlos' },
  why: {
    outline: 'Sehr ähnlicher Umriss.',
    shape: 'Gleiche Form.',
    rim: 'Gleiche Art von Rand.',
    color: 'Ähnliche Farbe.',
  },
  without: {
    title: 'Oder nach Form und Farbe wählen',
    needsScript:
      'Zum Suchen mit einem Foto braucht es JavaScript, das in diesem Browser ausgeschaltet ist.',
  },
} satisfies typeof en;
