import type { frames as en } from './texts.en.ts';

export const frames = {
  list: {
    title: 'Wählen Sie eine Fassung',
    lead: 'Die Preise gelten mit Gläsern.',
    toScale: 'Alle Bilder haben denselben Maßstab.',
    mySize: 'Meine Größe finden',
    photo: 'Mit einem Foto finden',
    onMe: 'Diese an mir ansehen',
    count: (count: number) => (count === 1 ? '1 Fassung' : `${count} Fassungen`),
    filters: 'Filter',
    filtersOf: (count: number) => (count === 0 ? 'Filter' : `Filter (${count})`),
    show: (count: number) => (count === 1 ? '1 Fassung anzeigen' : `${count} Fassungen anzeigen`),
    apply: 'Diese Fassungen anzeigen',
    search: 'Nach Namen suchen',
    searchFor: 'Suchen',
    sort: 'Sortieren nach',
    active: 'Aktive Filter',
    remove: (what: string) => `${what} entfernen`,
    removeAll: 'Alle Filter entfernen',
    results: 'Fassungen',
    keptTitle: 'Sie hatten schon eine Fassung gewählt',
    kept: (name: string) => `Weiter mit ${name}`,
  },
  facets: {
    toPay: 'Was Sie zahlen',
    category: 'Für',
    frameShapes: 'Form',
    sizes: 'Größe',
    lensType: 'Glasart',
    features: 'Merkmale',
    colors: 'Farbe',
    term: 'Suche',
  },
  sorts: {
    recommended: 'Empfohlen',
    'fits-me': 'Was mir passt',
    'price-up': 'Preis aufsteigend',
    'price-down': 'Preis absteigend',
    name: 'Name',
    newest: 'Neueste zuerst',
  },
  words: {
    toPay: { nothing: 'Ohne Zuzahlung' },
    category: { Women_s: 'Damen', Men_s: 'Herren' },
    frameShapes: {
      Aviator: 'Pilotenform',
      CatEye: 'Cat-Eye',
      Oval: 'Oval',
      Rectangle: 'Rechteckig',
      Round: 'Rund',
      Square: 'Eckig',
    },
    sizes: {
      ExtraSmall: 'Größe XS',
      Small: 'Größe S',
      Medium: 'Größe M',
      Large: 'Größe L',
      ExtraLarge: 'Größe XL',
    },
    features: { Lightweight: 'Leicht', 'Nose Pads': 'Nasenpads' },
    colors: {
      Black: 'Schwarz',
      Blue: 'Blau',
      Neutrals: 'Naturtöne',
      Red: 'Rot',
      Green: 'Grün',
      Multicolor: 'Mehrfarbig',
    },
    anyLensType: 'Alle Glasarten',
  },
  materials: {
    Acetate: 'Acetat',
    Titanium: 'Titan',
    'Stainless steel': 'Edelstahl',
    'Acetate and metal': 'Acetat und Metall',
    Polyamide: 'Polyamid',
  },
  mine: {
    verdict: {
      fits: 'Hat Ihre Größe.',
      'little-narrow': 'Etwas schmal für Sie.',
      'little-wide': 'Etwas breit für Sie.',
      narrow: 'Zu schmal für Sie.',
      wide: 'Zu breit für Sie.',
    },
    suits: 'Die Form passt zu Ihrem Gesicht.',
    ofChoice: { size: 'Ihre Größe', shape: 'passt zu Ihrem Gesicht', none: 'keine' },
    elsewhere: (host: string) =>
      `Anprobieren auf ${host}, der Seite einer anderen Firma, die selbst nach Ihrer Kamera fragt`,
    mySize: (sizes: string) => `Für Sie: ${sizes}.`,
    myShapes: (shapes: string) => `Formen, die zu Ihrem Gesicht passen: ${shapes}.`,
    onlyMySize: 'Sie sehen nur Ihre Größe.',
    onlyMyShapes: 'Sie sehen nur Formen, die zu Ihrem Gesicht passen.',
    sorted:
      'Zuerst kommen Fassungen in Ihrer Größe, dann solche, die eine Größe daneben liegen, und so weiter. Bei gleicher Größe kommen Formen zuerst, die zu Ihrem Gesicht passen.',
    sortedByShape: 'Formen, die zu Ihrem Gesicht passen, kommen zuerst.',
    ways: {
      sort: 'Was mir passt, zuerst',
      onlySize: 'Nur meine Größe',
      allSizes: 'Alle Größen',
      onlyShapes: 'Nur passende Formen',
      allShapes: 'Alle Formen',
      forget: 'Ohne meine Größe',
      forgetShapes: 'Ohne meine Gesichtsform',
    },
  },
  /** In three dimensions; put into words on the server. */
  turn: {
    open: 'In 3D drehen',
    close: 'Zurück zu den Bildern',
    control: 'Drehen',
    how: 'Ziehen Sie die Fassung oder benutzen Sie die Pfeiltasten.',
    left: 'Nach links',
    right: 'Nach rechts',
    views: {
      front: 'Vorne',
      'three-quarter': 'Schräg',
      side: 'Seite',
      folded: 'Gefaltet',
    },
    sides: [
      'von vorne',
      'nach rechts gedreht',
      'von der Seite, nach rechts gewandt',
      'von hinten, nach rechts gedreht',
      'von hinten',
      'von hinten, nach links gedreht',
      'von der Seite, nach links gewandt',
      'nach links gedreht',
    ],
    building: 'Die Fassung wird gebaut …',
    noDrawing:
      'Dieser Browser kann nicht in 3D zeichnen. Die Bilder zeigen die Fassung von allen Seiten.',
    failed: 'Die Fassung ließ sich gerade nicht bauen. Die Bilder zeigen sie von allen Seiten.',
  },
  /** On a made head; put into words on the server. */
  onFace: {
    open: 'Auf einem Gesicht ansehen',
    close: 'Zurück zu den Bildern',
    head: (width: string) => `Gesicht, ${width} breit`,
    caption: (width: string, pd: string) =>
      `Auf einem Gesicht von ${width} Breite mit einer PD von ${pd}.`,
    mine: 'Von den dreien ist es Ihrem am nächsten.',
    made: 'Der Kopf ist modelliert und kein Mensch. Kopf und Fassung sind im selben Maßstab gezeichnet.',
    building: 'Die Fassung wird gebaut …',
    noDrawing:
      'Dieser Browser kann nicht in 3D zeichnen. Die Bilder zeigen die Fassung von allen Seiten.',
    failed: 'Die Fassung ließ sich gerade nicht bauen. Die Bilder zeigen sie von allen Seiten.',
  },
  empty: {
    title: 'Keine Fassung erfüllt alle Wünsche',
    without: (filter: string, count: number) =>
      `Ohne den Filter „${filter}“ ${count === 1 ? 'gibt es 1 Fassung' : `gibt es ${count} Fassungen`}.`,
    remove: (filter: string) => `Filter „${filter}“ entfernen`,
    all: 'Es liegt nicht an einem einzelnen Filter. Bitte beginnen Sie noch einmal mit allen Fassungen.',
  },
  lensType: {
    title: (shown: string) => `Sie sehen Fassungen für: ${shown}`,
    anyTitle: 'Sie sehen Fassungen für jede Glasart',
    text: (ordered: string) =>
      `In Ihrer Bestellung stehen: ${ordered}. Dabei bleibt es, solange Sie nichts ändern.`,
    change: (shown: string) => `Bestellung ändern auf ${shown}`,
    back: (ordered: string) => `Fassungen für ${ordered} zeigen`,
    choose: (shown: string) => `${shown} wählen`,
    noOrder: 'In Ihrer Bestellung steht noch keine Glasart.',
    changed: (now: string) => `In Ihrer Bestellung stehen jetzt: ${now}`,
    changedText: 'Diese fertigen wir für Sie. Ihre Verordnung bleibt, wie sie ist.',
    takeBack: (before: string) => `Zurück zu: ${before}`,
    takeBackToNone: 'Rückgängig machen',
  },
  card: {
    youPay: (amount: string) => `Sie zahlen ab ${amount}`,
    nothing: 'Ohne Zuzahlung',
    pair: (price: string) => `Ab ${price}`,
    rated: (stars: string, count: number) =>
      `${stars} von 5, ${count === 1 ? '1 Bewertung' : `${count} Bewertungen`}`,
    with: {
      SingleVision: 'mit Einstärkengläsern',
      Bifocals: 'mit Bifokalgläsern',
      Progressive: 'mit Gleitsichtgläsern',
    },
    frame: (price: string) => `Fassung ${price}`,
    wide: (size: string, width: string) => `${size}, ${width} breit`,
    colours: 'Farben',
  },
  fit: {
    takes: 'Passt zu Ihren Gläsern',
    takesType: (lensType: string) => `Geeignet für: ${lensType}`,
    takesNotTitle: 'Diese Fassungen passen nicht zu Ihren Gläsern',
    takesNot: 'Passt nicht zu Ihren Gläsern',
    because: (verdict: string, reason: string) => `${verdict}. ${reason}`,
    short: {
      'lens-type': 'Zu niedrig für diese Glasart.',
      'lens-height-short': (height: string, min: string) =>
        `Glashöhe ${height}, nötig sind ${min}.`,
      'lens-height-tight': 'Der Lesebereich ist klein.',
      'wide-for-eyes': 'Etwas breit für Ihre Augen.',
      'narrow-for-eyes': 'Etwas schmal für Ihre Augen.',
      'blank-made-to-order': 'Extra bestellte Gläser, ohne Aufpreis.',
      'blank-too-large': 'Zu breit für Ihre Augen.',
      'rimless-needs-higher-index': 'Sie braucht ein dünneres Glas.',
    },
    long: {
      'lens-type':
        'Ihre Glasart passt nicht hinein. Bitte wählen Sie eine andere Fassung oder eine andere Glasart.',
      'lens-height-short': (height: string, min: string) =>
        `Die Gläser dieser Fassung sind ${height} hoch, nötig sind ${min}. Bitte wählen Sie eine Fassung mit höheren Gläsern.`,
      'lens-height-tight': (height: string, min: string) =>
        `Die Gläser sind ${height} hoch. Das genügt, aber ab ${min} liest es sich leichter.`,
      'wide-for-eyes':
        'Sie ist etwas breit für Ihren Augenabstand. Die Gläser werden dadurch dicker als in einer schmaleren Fassung.',
      'narrow-for-eyes':
        'Sie ist etwas schmal für Ihren Augenabstand. Die Gläser werden dadurch dicker als in einer breiteren Fassung.',
      'blank-made-to-order':
        'Ihre Gläser werden aus einem größeren Stück als üblich gefertigt. Wir bestellen es für Sie ohne Aufpreis.',
      'blank-too-large':
        'Sie ist zu breit für Ihren Augenabstand. Bitte wählen Sie eine schmalere Fassung.',
      'rimless-needs-higher-index':
        'Ohne ganzen Rand könnte dieses Glas brechen. Unsere dünneren Gläser sind aus anderem Material: Bitte wählen Sie eines davon.',
    },
    good: 'Ihre Gläser lassen sich in dieser Größe fertigen und auf Ihre Augen ausrichten.',
    goodType: 'Die Gläser sind hoch genug. Alles Weitere prüfen wir mit Ihrer Verordnung.',
    title: 'Passt sie zu Ihren Gläsern?',
    unknown: 'Das wissen wir, sobald Sie gewählt haben, wofür die Gläser sind.',
  },
  frame: {
    tryOn: 'Anprobieren',
    fitting: 'Passende Fassungen zeigen',
    view: 'Ansicht',
    showMeasures: 'Maße in mm',
    colours: 'Farbe',
    left: (count: number) => `Nur noch ${count}`,
    soldOut: 'Diese Farbe ist ausverkauft. Bitte wählen Sie eine andere.',
    allSoldOut: 'Diese Fassung ist in jeder Farbe ausverkauft.',
    others: 'Andere Fassungen ansehen',
    about: 'Zu dieser Fassung',
  },
  measures: {
    title: 'Maße',
    total: 'Gesamtbreite',
    lensWidth: 'Glasbreite',
    bridge: 'Steg',
    lensHeight: 'Glashöhe',
    temple: 'Bügel',
    meaning: {
      lensWidth: 'Ein Glas an der breitesten Stelle.',
      bridge: 'Zwischen den Gläsern, wo die Fassung auf der Nase sitzt.',
      lensHeight:
        'Ein Glas an der höchsten Stelle. Gleitsichtgläser brauchen mindestens 28\u00a0mm.',
      temple: 'Vom Scharnier bis hinter das Ohr, entlang des Bügels gemessen.',
    },
    printed: (code: string) => `Innen auf dem Bügel steht dafür ${code}.`,
  },
  facts: {
    material: 'Material',
    weight: 'Gewicht',
    grams: (grams: string) => `${grams} g`,
    features: 'Merkmale',
    lensTypes: 'Geeignet für',
  },
  sizes: {
    upTo: (size: string, max: number) =>
      `${size}: passt den meisten Gesichtern bis ${max}\u00a0mm Breite.`,
    between: (size: string, min: number, max: number) =>
      `${size}: passt den meisten Gesichtern von ${min} bis ${max}\u00a0mm Breite.`,
    from: (size: string, min: number) =>
      `${size}: passt den meisten Gesichtern ab ${min}\u00a0mm Breite.`,
  },
  /** Of each lens; put into words on the server. */
  good: {
    for: {
      '1.5': 'Für leichte Stärken. Bis etwa 2 Dioptrien dünn genug.',
      '1.56': 'Etwas dünner als Standard. Gut bis etwa 2,5 Dioptrien.',
      '1.6': 'Etwa ein Sechstel dünner als Standard. Gut bis etwa 4 Dioptrien.',
      '1.67': 'Etwa ein Viertel dünner als Standard. Gut bis etwa 7 Dioptrien.',
      '1.74': 'Etwa ein Drittel dünner als Standard. Unser dünnstes Glas, für hohe Stärken.',
    },
    reasons: {
      enough: 'Unsere Empfehlung: Für Ihre Werte ist es dünn genug, und es kostet am wenigsten.',
      thinner: 'Unsere Empfehlung: Bei Ihren Werten bleibt dieses Glas dünner.',
    },
    notHere: 'In dieser Fassung nicht möglich.',
  },
  problems: {
    'out-of-stock': 'Diese Farbe ist gerade ausverkauft. Bitte wählen Sie eine andere.',
    'not-sold': 'Diese Fassung verkaufen wir nicht mehr. Bitte wählen Sie eine andere.',
    'lens-not-offered': 'Dieses Glas ist zurzeit nicht im Angebot. Bitte wählen Sie ein anderes.',
    refused: (message: string) =>
      message || 'Das hat nicht geklappt. Ihre Bestellung ist unverändert.',
    colour: 'Bitte wählen Sie eine Farbe dieser Fassung.',
    lens: 'Bitte wählen Sie Ihre Gläser.',
    'lens-unfit': 'Dieses Glas passt nicht in diese Fassung. Bitte wählen Sie ein anderes.',
    unfit: 'Diese Fassung passt nicht zu Ihren Gläsern. Bitte wählen Sie eine andere.',
    quantity: 'Eine Bestellung umfasst eine Brille.',
  },
  lens: {
    part: 'Brillengläser nach Verordnung',
    title: 'Wählen Sie Ihre Gläser',
    lead: (lensType: string) => `${lensType}, nach Ihrer Verordnung gefertigt.`,
    thickness: (millimetres: string, grams: string) =>
      `In dieser Fassung bis zu ${millimetres} dick, beide Gläser ${grams}\u00a0g.`,
    included: 'Jedes Glas ist gehärtet, entspiegelt und schützt vor UV-Licht.',
    price: (price: string) => `Preis ${price}.`,
    pairPays: (amount: string) => `Mit dieser Fassung zahlen Sie ${amount}.`,
    adds: (amount: string) => `Sie zahlen ${amount} mehr.`,
    paid: (plan: string) => `${plan} zahlt sie vollständig.`,
    from: (lensType: string) => `${lensType}, die günstigsten`,
    recommended: 'Empfohlen',
    none: 'Für Ihre Verordnung gibt es kein Glas dieser Art. Bitte prüfen Sie die Werte oder wählen Sie eine andere Glasart.',
    update: 'Preis anzeigen',
  },
  related: {
    see: 'Ähnliche Fassungen',
    title: (frame: string) => `Ähnlich wie ${frame}`,
    lead: 'Zuerst unsere eigenen Vorschläge, danach Fassungen, die ihr in Form, Größe, Material und Preis nahekommen. Sobald wir Ihre Gläser kennen, sehen Sie nur Fassungen, in die sie passen.',
    heading: 'Das könnte Ihnen auch gefallen',
    all: 'Alle Fassungen dieser Art ansehen',
    back: (frame: string) => `Zurück zu ${frame}`,
  },
  inFrame: {
    see: 'So dick werden Ihre Gläser in dieser Fassung',
    title: (frame: string) => `Ihre Gläser in ${frame}`,
    lead: 'Waagerecht durch die Mitte geschnitten und von oben gesehen, das rechte Glas rechts. Alle im selben Maßstab; der Strich ist 10 mm lang.',
    outcome: (thickest: string, grams: string) =>
      `An der dicksten Stelle ${thickest}, beide Gläser ${grams}\u00a0g.`,
    caption: (lens: string) => `${lens}: Dicke im Schnitt in Millimetern`,
    nose: 'Nase',
    middle: 'Mitte',
    temple: 'Schläfe',
    choose: (lens: string) => `${lens} wählen`,
    zones: {
      title: 'Wo Sie was sehen',
      progressive: (corridor: string, narrowest: string) =>
        `Geradeaus sehen Sie in die Ferne. Senken Sie den Blick, wächst die Stärke zum Lesen auf ${corridor}; dort wird der scharfe Bereich bis auf ${narrowest} schmal und zum Lesen wieder breiter. Seitlich davon ist das Bild unscharf: Drehen Sie dann den Kopf.`,
      bifocal:
        'Geradeaus sehen Sie in die Ferne. Der Leseteil beginnt 5 mm unter Ihren Pupillen, ist 28 mm breit und hat eine sichtbare Kante.',
      far: 'Ferne und dazwischen',
      near: 'Lesen',
      sides: 'Unscharf',
      assumed:
        'Wie hoch Ihre Augen in der Fassung sitzen, wurde nicht gemessen: Gezeichnet sind sie 4 mm über der Mitte des Glases.',
    },
    honest:
      'Berechnet aus Ihrer Verordnung, Ihrer Pupillendistanz und dem Umriss der Fassung. Hersteller runden und wählen eigene Kurven: Ihre Gläser können um wenige Zehntel eines Millimeters abweichen.',
    back: (frame: string) => `Zurück zu ${frame}`,
  },
  express: {
    action: 'Mit meinen üblichen Angaben bestellen',
    text: 'Fassung, Gläser und Rezept, an die Adresse, die Ihre Krankenkasse kennt. Bevor Sie bestellen, sehen Sie alles noch einmal.',
  },
  add: {
    action: 'In den Warenkorb',
    working: 'Wird in den Warenkorb gelegt',
    shipping: (plan: string) => `Den Versand zahlt ${plan}.`,
    planInCart: (plan: string) => `Was ${plan} zahlt, ziehen wir im Warenkorb ab.`,
    planOfMembers: (plan: string) =>
      `Sind Sie bei ${plan} versichert? Melden Sie sich vor der Bestellung an, dann ziehen wir Ihre Leistung ab.`,
    tax: 'Alle Preise enthalten die Mehrwertsteuer.',
    replaces: (name: string) =>
      `In Ihrer Bestellung ist schon ${name}. Wenn Sie diese Fassung wählen, ersetzt sie die andere: Eine Bestellung umfasst eine Brille.`,
    same: (name: string) =>
      `${name} ist schon in Ihrer Bestellung. Wenn Sie sie noch einmal wählen, ändern sich nur die Gläser.`,
  },
  missing: {
    title: 'Bevor Sie bestellen',
    lenses: 'Wählen Sie zuerst, wofür Ihre Gläser sind. Diese Fassung merken wir uns.',
    prescription: 'Zuerst brauchen wir Ihre Verordnung. Diese Fassung merken wir uns.',
    lensesAction: 'Gläser wählen',
    prescriptionAction: 'Zur Verordnung',
  },
} satisfies typeof en;
