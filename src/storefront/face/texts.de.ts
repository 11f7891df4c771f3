import type { face as en } from './texts.en.ts';

export const face = {
  title: 'Ihre Brillengröße finden',
  lead: 'Mit Kamera oder Foto messen wir, wie breit eine Fassung sein soll und welche Formen zu Ihnen passen. Das dauert weniger als eine Minute, und Ihr Bild bleibt auf diesem Gerät.',
  consent: {
    title: 'Was mit Ihrem Bild geschieht',
    points: [
      'Ihr Bild wird hier auf diesem Gerät vermessen. Es wird weder an uns noch an andere gesendet und ist weg, sobald Sie diese Seite verlassen.',
      'Wir messen die Breite Ihres Gesichts und den Abstand Ihrer Augen und sehen, welcher Form Ihr Gesicht ähnelt. Sonst nichts.',
      'Das Ergebnis bleibt in diesem Browser, bis Sie sich abmelden. Gespeichert wird es nur, wenn Sie es möchten, und Sie können es jederzeit löschen.',
      'Dieselbe Empfehlung bekommen Sie auch ohne Bild.',
    ],
  },
  ways: {
    title: 'Mit Bild',
    pd: 'Ihr Augenabstand (PD) in mm',
    pdHint: 'Wenn Sie ihn kennen, wird das Ergebnis viel genauer. Sonst lassen Sie das Feld leer.',
    pdKnown: 'Aus Ihrer Verordnung. Damit wird das Ergebnis viel genauer.',
    pdWrong: 'Geben Sie eine Zahl zwischen 45 und 80 ein, oder lassen Sie das Feld leer.',
    camera: 'Einverstanden, Kamera verwenden',
    photo: 'Einverstanden, Foto auswählen',
    looking: 'Ihr Foto wird vermessen. Das dauert ein paar Sekunden.',
    tips: 'Nehmen Sie Ihre Brille ab, streichen Sie das Haar von den Schläfen, und sehen Sie zu einem Fenster oder einer Lampe.',
    needsScript:
      'Kamera und Foto brauchen JavaScript, das in diesem Browser ausgeschaltet ist. Der Weg weiter unten geht auch ohne.',
  },
  camera: {
    title: 'Ihre Kamera',
    starting: 'Wird gestartet. Beim ersten Mal dauert das ein paar Sekunden.',
    hold: 'Gut so. Bitte stillhalten.',
    taken: (taken: number, of: number) =>
      taken > 0 ? `${taken} von ${of} Bildern aufgenommen.` : '',
    stop: 'Kamera ausschalten',
  },
  hints: {
    'no-face': 'Wir sehen kein Gesicht. Blicken Sie gerade in die Kamera.',
    'two-faces': 'Wir sehen zwei Gesichter. Es soll nur eine Person im Bild sein.',
    'come-closer': 'Kommen Sie etwas näher.',
    'go-back': 'Gehen Sie etwas zurück.',
    'turn-to-middle': 'Drehen Sie das Gesicht gerade zur Kamera.',
    'lift-chin': 'Heben Sie das Kinn ein wenig.',
    'lower-chin': 'Senken Sie das Kinn ein wenig.',
    'hold-upright': 'Halten Sie den Kopf gerade.',
    'more-light': 'Es ist zu dunkel. Machen Sie Licht, oder sehen Sie zu einem Fenster.',
    'less-light': 'Es ist zu hell. Drehen Sie sich vom Licht weg.',
  },
  otherPhoto:
    'Versuchen Sie es mit einem anderen Foto oder der Kamera, oder machen Sie unten ohne Bild weiter.',
  faults: {
    unreadable: {
      title: 'Wir können diese Datei nicht öffnen',
      text: 'Wählen Sie ein Foto als JPG, PNG oder WebP, verwenden Sie die Kamera, oder machen Sie unten ohne Bild weiter.',
    },
    denied: {
      title: 'Ihr Browser hat die Kamera nicht freigegeben',
      text: 'Sie können sie in den Einstellungen des Browsers für diese Seite freigeben, ein Foto auswählen oder unten ohne Bild weitermachen.',
    },
    'no-camera': {
      title: 'Wir erreichen keine Kamera',
      text: 'Vielleicht verwendet sie gerade ein anderes Programm. Wählen Sie ein Foto, oder machen Sie unten ohne Bild weiter.',
    },
    'no-webgl': {
      title: 'Dieser Browser kann keine Bilder vermessen',
      text: 'Dazu braucht er WebGL, das fehlt oder ausgeschaltet ist. Bitte machen Sie unten ohne Bild weiter.',
    },
    failed: {
      title: 'Das Messen hat nicht geklappt',
      text: 'Es wurde nichts gesendet und nichts behalten. Versuchen Sie es noch einmal, oder machen Sie unten ohne Bild weiter.',
    },
    stopped: {
      title: 'Die Kamera ist aus',
      text: 'Sie wurde ausgeschaltet, weil diese Seite nicht zu sehen war. Sie können sie jederzeit wieder einschalten.',
    },
  },
  numbers: {
    title: 'Ohne Bild',
    lead: 'Bei einer Brille, die Ihnen passt, steht die Größe innen auf dem Bügel. Oder wählen Sie, was Sie schon wissen.',
    temple: 'Zahlen auf Ihrer alten Brille',
    templeHint: 'Glas, Steg und Bügel, etwa 52-18-140.',
    size: 'Größe',
    faceShape: 'Gesichtsform',
    unknown: 'Weiß ich nicht',
    action: 'Meine Größe zeigen',
  },
  problems: {
    temple:
      'Wir finden in diesen Zahlen keine Größe. Sie sieht so aus: 52-18-140, zwei Ziffern für das Glas, zwei für den Steg, drei für den Bügel.',
    nothing:
      'Geben Sie die Zahlen auf Ihrer alten Brille ein, oder wählen Sie eine Größe oder eine Gesichtsform.',
  },
  shapes: {
    oval: 'Oval',
    round: 'Rund',
    square: 'Eckig',
    heart: 'Herz',
    diamond: 'Raute',
    triangle: 'Dreieck',
  },
  result: {
    size: (size: string, second?: string) =>
      second ? `Für Sie: ${size} oder ${second}` : `Für Sie: ${size}`,
    noSize: 'Fassungen, die zu Ihnen passen',
    twoSizes: (size: string, second: string) =>
      `Die Messung reicht in beide. Beginnen Sie mit ${size}, und sehen Sie sich auch ${second} an.`,
    width: 'Breite der Fassung',
    plusMinus: (value: string, plusMinus: string) => `${value}, plus oder minus ${plusMinus}`,
    face: 'Ihr Gesicht ähnelt am meisten',
    like: (shape: string) => shape,
    likeEither: (first: string, second: string) => `${first} oder ${second}`,
    frameShapes: 'Formen, die dazu passen',
    pd: 'Augenabstand, geschätzt',
    pdWarning: 'Nicht zum Anfertigen von Gläsern: Dafür muss der Abstand gemessen sein.',
    sources: {
      camera:
        'Mit Ihrer Kamera gemessen. Bei zwei von drei Menschen liegt die wahre Breite in diesem Bereich.',
      photo:
        'In Ihrem Foto gemessen. Bei zwei von drei Menschen liegt die wahre Breite in diesem Bereich.',
      temple: 'Aus den Zahlen auf Ihrer alten Brille: Gläser, Steg und was die Enden ausmachen.',
      choice: 'Wie früher gespeichert.',
    },
    ownShape: 'Sehen Sie das anders?',
    ownShapeHint:
      'Niemand kann sicher sagen, welche Form ein Gesicht hat. Wählen Sie, was Sie meinen.',
    asFound: 'Wie oben gezeigt',
    inMySize: 'Fassungen in meiner Größe zeigen',
    inMyShapes: 'Fassungen in diesen Formen zeigen',
    inSizeAndShapes: 'Nur die Formen, die zu mir passen',
  },
  keeping: {
    title: 'Ergebnis behalten?',
    text: 'Es bleibt in diesem Browser, bis Sie sich abmelden. In Ihrem Konto gespeichert haben Sie es auch auf anderen Geräten.',
    save: 'In meinem Konto speichern',
    saved: (day: string) => `Am ${day} in Ihrem Konto gespeichert`,
    forget: 'Ergebnis löschen',
    again: 'Neu messen',
  },
} satisfies typeof en;
