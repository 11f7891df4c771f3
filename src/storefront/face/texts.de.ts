import type { face as en } from './texts.en.ts';

export const face = {
  title: 'Ihre Brillengröße finden',
  lead: 'Mit Kamera oder Foto messen wir, wie breit eine Fassung sein soll und welche Formen zu Ihnen passen. Das dauert weniger als eine Minute, und Ihr Bild bleibt auf diesem Gerät.',
  consent: {
    title: 'Was mit Ihrem Bild geschieht',
    points: [
      'Ihr Bild wird hier auf diesem Gerät vermessen. Es wird weder an uns noch an andere gesendet und ist weg, sobald Sie diese Seite verlassen, es sei denn, Sie sehen sich danach Fassungen darauf an.',
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
    card: 'Ich halte eine Karte ins Bild',
    cardHint:
      'Mit einer Bankkarte oder Gesundheitskarte wird das Ergebnis fast so genau wie mit einem bekannten Augenabstand. Halten Sie sie flach an die Stirn, gleich über den Augenbrauen, der Kamera zugewandt. Augen und Schläfen müssen zu sehen sein, ihre Nummer nicht: Zeigen Sie die andere Seite, oder decken Sie sie ab. Danach markieren Sie ihre Ecken.',
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
  card: {
    title: 'Die Karte im Bild markieren',
    lead: 'Verschieben Sie die vier Ecken, bis die Linien auf den Kanten der Karte liegen. Die Ecken von Karten sind rund: Jede Markierung gehört dorthin, wo sich zwei Kanten treffen würden, wenn sie weitergingen.',
    picture: 'Ihr Bild mit einer Linie um die Karte',
    keys: 'Mit der Tastatur: Gehen Sie zu einer Ecke und dann mit den Pfeiltasten. Mit der Umschalttaste geht es weiter, Escape nimmt es zurück.',
    loupe: (corner: string) => `Vergrößert: ${corner}`,
    corners: {
      'top left': 'Ecke oben links',
      'top right': 'Ecke oben rechts',
      'bottom right': 'Ecke unten rechts',
      'bottom left': 'Ecke unten links',
    },
    at: (across: number, down: number) => `${across} nach rechts, ${down} nach unten`,
    sliders: 'Ecken ohne Ziehen einstellen',
    across: 'Nach rechts',
    down: 'Nach unten',
    measure: 'Mit dieser Karte messen',
    without: 'Ohne die Karte messen',
    again: 'Ein anderes Bild',
    problems: {
      'not-a-card': {
        title: 'Diese vier Seiten sind nicht die einer Karte',
        text: 'Eine Karte ist 85,6 mm mal 54 mm groß, und diese Seiten stehen in einem anderen Verhältnis. Schieben Sie die Linien auf ihre Kanten. Liegen sie dort schon, war die Karte geneigt: Machen Sie ein anderes Bild, auf dem die Karte flach an der Stirn liegt und zur Kamera zeigt.',
      },
      'too-small': {
        title: 'Die Karte ist in diesem Bild zu klein',
        text: 'Schieben Sie die Linien auf ihre Kanten. Liegen sie dort schon, machen Sie ein Bild aus geringerer Entfernung.',
      },
      'unlike-eyes': {
        title: 'Die Karte und Ihre Augen passen nicht zusammen',
        text: 'Wäre die Karte hier, dann wären Ihre Augen viel größer oder kleiner als bei allen Menschen. Schieben Sie die Linien auf ihre Kanten. Die Karte muss so groß wie eine Bankkarte sein.',
      },
    },
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
    'take-off-glasses': 'Sie tragen wohl eine Brille. Nehmen Sie sie ab.',
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
    photo: {
      choose: 'Von einem Foto lesen',
      other: 'Ein anderes Foto lesen',
      hint: 'Fotografieren Sie die Innenseite des Bügels von Nahem und bei gutem Licht. Das Foto wird auf diesem Gerät gelesen, an niemanden gesendet und nicht behalten. Ihr Gerät lädt dafür beim ersten Mal 18\u00a0MB.',
      loading: (percent: number) => `Das Leseprogramm wird geladen: ${percent} %`,
      reading: 'Ihr Foto wird gelesen. Das kann eine halbe Minute dauern.',
      cancel: 'Abbrechen',
      read: (size: string) => `Wir lesen ${size}`,
      compare:
        'Das steht jetzt oben im Feld. Vergleichen Sie es Ziffer für Ziffer mit Ihrer Brille, bevor Sie weitergehen.',
      several: {
        title: 'Das lässt sich auf mehr als eine Art lesen',
        text: 'Was steht auf Ihrer Brille?',
        says: (size: string) => `Dort steht ${size}`,
      },
      none: {
        title: 'Wir finden in diesem Foto keine Größe',
        text: 'Versuchen Sie es mit einem Foto aus größerer Nähe, scharf und ohne Spiegelung, oder tippen Sie die Zahlen oben ein. Sie können auch hinter einem Nasenpad oder auf dem anderen Bügel stehen.',
      },
      faults: {
        unreadable: {
          title: 'Wir können diese Datei nicht öffnen',
          text: 'Wählen Sie ein Foto als JPG, PNG oder WebP, oder tippen Sie die Zahlen oben ein.',
        },
        heic: {
          title: 'Dieses Foto ist im Format HEIC',
          text: 'Wählen Sie auf Ihrem iPhone Einstellungen, Kamera, Formate, „Maximale Kompatibilität“, und fotografieren Sie noch einmal, oder tippen Sie die Zahlen oben ein.',
        },
        'too-small': {
          title: 'Dieses Foto ist zu klein',
          text: 'Es muss mindestens 200 Pixel breit und hoch sein. Wählen Sie ein anderes, oder tippen Sie die Zahlen oben ein.',
        },
        'too-many-pixels': {
          title: 'Dieses Foto ist zu groß',
          text: 'Es darf 40 Megapixel haben. Wählen Sie ein kleineres, oder tippen Sie die Zahlen oben ein.',
        },
        'not-loaded': {
          title: 'Das Leseprogramm ließ sich nicht laden',
          text: 'Versuchen Sie es noch einmal, oder tippen Sie die Zahlen oben ein.',
        },
        failed: {
          title: 'Ihr Gerät konnte das Foto nicht lesen',
          text: 'Versuchen Sie es mit einem kleineren Foto, oder tippen Sie die Zahlen oben ein.',
        },
      },
    },
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
    allByFit: 'Alle Fassungen, passende zuerst',
    onMe: 'Fassungen auf meinem Bild ansehen',
    tryOn: 'Fassungen anprobieren',
  },
  keeping: {
    title: 'Ergebnis behalten?',
    text: 'Es bleibt in diesem Browser, bis Sie sich abmelden. In Ihrem Konto gespeichert haben Sie es auch auf anderen Geräten.',
    save: 'In meinem Konto speichern',
    saved: (day: string) => `Am ${day} in Ihrem Konto gespeichert`,
    forget: 'Ergebnis löschen',
    again: 'Neu messen',
  },
  tryOn: {
    title: 'Fassungen anprobieren',
    lead: 'Sehen Sie Fassungen an sich selbst, live oder auf einem Foto, so groß, wie sie wirklich sind.',
    consent: {
      title: 'Was mit Ihrem Bild geschieht',
      points: [
        'Die Fassungen werden hier auf diesem Gerät auf Ihr Bild gezeichnet. Das Bild wird weder an uns noch an andere gesendet.',
        'Damit Sie viele Fassungen ansehen können, behält dieser Browser Ihr Bild verschlüsselt, bis Sie sich abmelden, diesen Tab schließen oder es hier löschen.',
        'Sie können eine Fassung auch ohne Bild wählen: Der Weg ohne Bild nennt Ihnen Ihre Größe in Worten.',
      ],
    },
    tips: 'Nehmen Sie Ihre Brille ab, und sehen Sie zu einem Fenster oder einer Lampe. Halten Sie Ihr Gerät eine Armlänge entfernt.',
    needsScript:
      'Zum Anprobieren braucht es JavaScript, das in diesem Browser ausgeschaltet ist. Auf der Seite jeder Fassung stehen ihre Maße, und Ihre Größe finden Sie auch ohne.',
    none: 'Hier gibt es keine Fassungen zum Anprobieren.',
    toFrames: 'Alle Fassungen ansehen',
    inWords: 'Meine Größe ohne Bild finden',
    noDrawing: {
      title: 'Dieser Browser kann keine Fassungen auf ein Bild zeichnen',
      text: 'Dazu braucht er WebGL, das fehlt oder ausgeschaltet ist. Ihre Größe finden Sie auch ohne Bild.',
    },
    mirror: 'Ihr Bild',
    frame: 'Die Fassung',
    onYou: (name: string, colour: string) => `${name} in ${colour} auf Ihrem Gesicht`,
    in: (colour: string) => `in ${colour}`,
    place: (position: number, count: number) => (count > 1 ? `(${position} von ${count})` : ''),
    wide: (size: string, width: string) => `${size}, ${width} breit`,
    before: 'Vorige',
    next: 'Nächste',
    steps: 'Das geht auch mit den Pfeiltasten und mit einem Wischen über das Bild.',
    colour: 'Farbe',
    choose: (name: string) => `${name} ansehen`,
    building: 'Wird Ihnen aufgesetzt',
    notBuilt:
      'Wir konnten diese Fassung nicht holen. Nehmen Sie eine andere, oder versuchen Sie es noch einmal.',
    live: 'Kamera verwenden',
    otherPhoto: 'Foto auswählen',
    forget: 'Mein Bild löschen',
    take: 'Bild aufnehmen',
    takeHint:
      'Auf einem Bild können Sie Fassungen nebeneinander vergleichen und alle auf einmal ansehen.',
    keep: 'Neben andere stellen',
    large: 'Groß zeigen',
    larger: 'Größer',
    smaller: 'Kleiner',
    middle: (across: string, down: string) =>
      `Die Mitte des Fensters ist ${across} vom linken und ${down} vom oberen Rand des Bildes.`,
    zoomWays:
      'Ziehen Sie das Bild, spreizen Sie zwei Finger, drehen Sie das Mausrad, oder tippen Sie auf eine Stelle, um sie von Nahem zu sehen. Mit der Tastatur: Pfeiltasten, Plus und Minus.',
    sideBySide: 'Nebeneinander',
    remove: (name: string) => `${name} wegnehmen`,
    showAll: (count: number) => `Alle ${count} Fassungen an mir zeigen`,
    all: 'Alle an Ihnen',
    drawn: (drawn: number, count: number) => `${drawn} von ${count} gezeichnet`,
    yourSize: 'Ihre Größe',
    wearing: {
      title: 'Wie sie sitzt, in Worten',
      estimate:
        'Aus Ihrem Bild geschätzt. Eine Optikerin oder ein Optiker kann eine Fassung anpassen.',
      'wide-enough': () => 'Sie ist so breit, wie es zu Ihrem Gesicht passt.',
      narrower: (mm: string) =>
        `Sie ist ${mm} schmaler, als es zu Ihrem Gesicht passt. Die Bügel könnten drücken.`,
      wider: (mm: string) =>
        `Sie ist ${mm} breiter, als es zu Ihrem Gesicht passt. Sie könnte rutschen.`,
      'eyes-centred': () => 'Ihre Augen liegen nahe der Mitte der Gläser.',
      'eyes-inward': (mm: string) =>
        `Ihre Augen liegen ${mm} näher an der Nase als die Mitte der Gläser. In einer schmaleren Fassung lägen sie in der Mitte.`,
      'eyes-outward': (mm: string) =>
        `Ihre Augen liegen ${mm} weiter von der Nase als die Mitte der Gläser. In einer breiteren Fassung lägen sie in der Mitte.`,
      'bridge-fits': () => 'Der Steg ist etwa so breit wie Ihre Nase.',
      'bridge-wide': (mm: string) =>
        `Der Steg ist etwa ${mm} breiter als Ihre Nase. Die Fassung könnte tief sitzen; verstellbare Nasenpads helfen.`,
      'bridge-narrow': (mm: string) =>
        `Der Steg ist etwa ${mm} schmaler als Ihre Nase. Die Fassung könnte hoch sitzen.`,
    },
  },
} satisfies typeof en;
