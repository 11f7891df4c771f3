import type { frames as en } from './texts.en.ts';

export const frames = {
  list: {
    title: 'Wählen Sie eine Fassung',
    lead: (plan: string, upTo: string) =>
      `${plan} zahlt bis zu ${upTo} für Ihre Fassung. Jeder Preis unten ist das, was für Sie übrig bleibt.`,
    toScale: 'Alle Bilder haben denselben Maßstab.',
    count: (count: number) => (count === 1 ? '1 Fassung' : `${count} Fassungen`),
    filters: 'Filter',
    filtersOf: (count: number) => (count === 0 ? 'Filter' : `Filter (${count} aktiv)`),
    show: (count: number) => (count === 1 ? '1 Fassung zeigen' : `${count} Fassungen zeigen`),
    apply: 'Diese Fassungen zeigen',
    search: 'Nach Namen suchen',
    searchFor: 'Suchen',
    sort: 'Sortieren nach',
    active: 'Aktive Filter',
    remove: (what: string) => `${what} entfernen`,
    removeAll: 'Alle Filter entfernen',
    none: 'keine übrig',
    results: 'Fassungen',
    keptTitle: 'Sie hatten schon eine Fassung gewählt',
    kept: (name: string) => `Weiter mit ${name}`,
  },
  facets: {
    gender: 'Für',
    frameShapes: 'Form',
    sizes: 'Größe',
    lensType: 'Glasart',
    features: 'Merkmale',
    colors: 'Farbe',
    term: 'Suche',
  },
  sorts: {
    recommended: 'Empfehlung',
    'price-up': 'Preis, niedrigster zuerst',
    'price-down': 'Preis, höchster zuerst',
    name: 'Name',
    newest: 'Neueste zuerst',
  },
  words: {
    gender: { Women_s: 'Damen', Men_s: 'Herren' },
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
    anyLensType: 'Jede Glasart',
  },
  materials: {
    Acetate: 'Acetat',
    Titanium: 'Titan',
    'Stainless steel': 'Edelstahl',
    'Acetate and metal': 'Acetat und Metall',
    Polyamide: 'Polyamid',
  },
  empty: {
    title: 'Keine Fassung hat das alles',
    without: (filter: string, count: number) =>
      `Ohne den Filter „${filter}“ ${count === 1 ? 'gibt es 1 Fassung' : `gibt es ${count} Fassungen`}.`,
    remove: (filter: string) => `Filter „${filter}“ entfernen`,
    all: 'Es liegt nicht an einem Filter allein. Beginnen Sie noch einmal mit allen Fassungen.',
  },
  lensType: {
    title: (shown: string) => `Sie sehen Fassungen für: ${shown}`,
    anyTitle: 'Sie sehen Fassungen für jede Glasart',
    text: (ordered: string) =>
      `In Ihrer Bestellung stehen: ${ordered}. Dabei bleibt es, solange Sie nichts ändern.`,
    change: (shown: string) => `Bestellung ändern auf ${shown}`,
    back: (ordered: string) => `Fassungen für ${ordered} zeigen`,
    choose: (shown: string) => `${shown} bestellen`,
    noOrder: 'In Ihrer Bestellung steht noch keine Glasart.',
  },
  card: {
    youPay: 'Sie zahlen',
    price: (price: string) => `Preis ${price}`,
    wide: (size: string, width: string) => `${size}, ${width} breit`,
    colours: 'Farben',
  },
  fit: {
    takes: 'Passt zu Ihren Gläsern',
    takesType: (lensType: string) => `Geeignet für: ${lensType}`,
    takesNot: 'Passt nicht zu Ihren Gläsern',
    because: (verdict: string, reason: string) => `${verdict}. ${reason}`,
    short: {
      'lens-type': 'Zu niedrig für diese Glasart.',
      'lens-height-short': (height: string, min: string) => `${height} hoch, nötig sind ${min}.`,
      'lens-height-tight': 'Der Lesebereich ist klein.',
      'decentration-large': 'Wir richten sie auf Ihre Augen aus.',
      'blank-made-to-order': 'Wir fertigen sie auf Bestellung.',
      'blank-too-large': 'Zu breit für Ihre Augen.',
      'rimless-needs-higher-index': 'Sie braucht ein dünneres Glas.',
    },
    long: {
      'lens-type':
        'Sie bietet keinen Platz für Gläser Ihrer Glasart. Bitte wählen Sie eine andere Fassung oder eine andere Glasart.',
      'lens-height-short': (height: string, min: string) =>
        `Ihre Gläser sind ${height} hoch; nötig sind ${min}. Bitte wählen Sie eine Fassung mit höheren Gläsern.`,
      'lens-height-tight': (height: string, min: string) =>
        `Die Gläser sind ${height} hoch, und das genügt; ab ${min} liest es sich angenehmer.`,
      'decentration-large':
        'Die Gläser lassen sich auf Ihre Augen ausrichten; in einer Fassung, die eher so breit ist wie Ihr Gesicht, bleiben die Ränder dünner.',
      'blank-made-to-order':
        'Ihre Gläser werden aus einem größeren Stück als üblich gefertigt. Wir bestellen es für Sie ohne Aufpreis.',
      'blank-too-large':
        'Sie ist zu breit für den Abstand Ihrer Augen. Bitte wählen Sie eine schmalere Fassung.',
      'rimless-needs-higher-index':
        'Ohne ganzen Rand könnte dieses Glas brechen. Bitte wählen Sie ein dünneres.',
    },
    good: 'Die Gläser sind groß genug und lassen sich auf Ihre Augen ausrichten.',
    goodType: 'Die Gläser sind hoch genug. Alles Weitere prüfen wir mit Ihrer Verordnung.',
    title: 'Passt sie zu Ihren Gläsern?',
    unknown: 'Das können wir sagen, sobald Sie gewählt haben, wofür die Gläser sind.',
    others: 'Passende Fassungen zeigen',
  },
  frame: {
    altFront: (name: string, colour: string) => `${name} in ${colour}, von vorn`,
    altSide: (name: string, colour: string) => `${name} in ${colour}, von der Seite`,
    view: 'Ansicht',
    front: 'Von vorn',
    side: 'Von der Seite',
    showMeasures: 'Maße in mm',
    colours: 'Farbe',
    left: (count: number) => `Nur noch ${count}`,
    soldOut: 'Diese Farbe ist ausverkauft. Bitte wählen Sie eine andere.',
    allSoldOut: 'Diese Fassung ist in jeder Farbe ausverkauft.',
    others: 'Andere Fassungen zeigen',
    about: 'Zu dieser Fassung',
    facts: {
      material: 'Material',
      weight: 'Gewicht',
      grams: (grams: string) => `${grams} g`,
      features: 'Merkmale',
      lensTypes: 'Geeignet für',
    },
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
    size: {
      upTo: (size: string, max: number) =>
        `${size}: passt den meisten Gesichtern bis ${max}\u00a0mm Breite.`,
      between: (size: string, min: number, max: number) =>
        `${size}: passt den meisten Gesichtern von ${min} bis ${max}\u00a0mm Breite.`,
      from: (size: string, min: number) =>
        `${size}: passt den meisten Gesichtern ab ${min}\u00a0mm Breite.`,
    },
    printed: (code: string) => `Innen auf dem Bügel einer Fassung steht dafür ${code}.`,
  },
  lens: {
    part: 'Brillengläser nach Verordnung',
    title: 'Wählen Sie Ihre Gläser',
    lead: (lensType: string) => `${lensType}, nach Ihrer Verordnung gefertigt.`,
    names: {
      '1.5': 'Standard',
      '1.56': 'Etwas dünner',
      '1.6': 'Dünn',
      '1.67': 'Besonders dünn',
      '1.74': 'Am dünnsten',
    },
    named: (name: string, index: string) => `${name}, Index ${index}`,
    index: (index: string) => `Index ${index}`,
    goodFor: {
      '1.5': 'Für leichte Stärken. Bis etwa 2 Dioptrien ist es dünn genug.',
      '1.56': 'Etwas dünner als Standard. Gut bis etwa 2,5 Dioptrien.',
      '1.6': 'Etwa ein Sechstel dünner als Standard. Gut bis etwa 4 Dioptrien.',
      '1.67': 'Etwa ein Viertel dünner als Standard. Gut bis etwa 7 Dioptrien.',
      '1.74': 'Etwa ein Drittel dünner als Standard. Das dünnste Glas, für hohe Stärken.',
    },
    included: 'Jedes Glas ist gehärtet, entspiegelt und schützt vor UV-Licht.',
    price: (price: string) => `Preis ${price}.`,
    pairPays: (amount: string) => `Mit dieser Fassung zahlen Sie ${amount}.`,
    recommended: 'Empfohlen',
    reasons: {
      enough: 'Unsere Empfehlung: Bei Ihrer Stärke ist es dünn genug, und es kostet am wenigsten.',
      thinner:
        'Unsere Empfehlung: Bei Ihrer Stärke wäre ein Standardglas am Rand oder in der Mitte dick. Dieses bleibt dünn.',
    },
    notHere: 'Nicht in dieser Fassung.',
    none: 'Für Ihre Verordnung gibt es kein Glas dieser Art. Bitte prüfen Sie die Werte oder wählen Sie eine andere Glasart.',
    update: 'Kosten zeigen',
  },
  add: {
    action: 'In meine Bestellung legen',
    working: 'Wird in Ihre Bestellung gelegt',
    shipping: (plan: string) => `Den Versand zahlt ${plan}.`,
    planInCart: (plan: string) => `Was ${plan} zahlt, geht im Warenkorb ab.`,
    tax: 'Alle Preise enthalten die Mehrwertsteuer.',
    replaces: (name: string) =>
      `In Ihrer Bestellung liegt schon ${name}. Diese Fassung tritt an ihre Stelle: Eine Bestellung ist eine Brille.`,
    same: (name: string) =>
      `${name} liegt schon in Ihrer Bestellung. Noch einmal gewählt, ändern sich nur die Gläser.`,
    problems: {
      'out-of-stock': 'Diese Farbe ist gerade ausverkauft. Bitte wählen Sie eine andere.',
      'not-sold': 'Diese Fassung gibt es nicht mehr. Bitte wählen Sie eine andere.',
      'lens-not-offered': 'Dieses Glas ist zurzeit nicht im Angebot. Bitte wählen Sie ein anderes.',
      refused: (message: string) =>
        message || 'Das hat nicht geklappt. Ihre Bestellung ist, wie sie war.',
      colour: 'Bitte wählen Sie eine Farbe dieser Fassung.',
      lens: 'Bitte wählen Sie Ihre Gläser.',
      'lens-unfit': 'Dieses Glas passt nicht in diese Fassung. Bitte wählen Sie ein anderes.',
      unfit: 'Diese Fassung passt nicht zu Ihren Gläsern. Bitte wählen Sie eine andere.',
      quantity: 'Eine Bestellung ist eine Brille.',
    },
  },
  missing: {
    title: 'Bevor Sie sie bestellen',
    lenses: 'Wählen Sie zuerst, wofür Ihre Gläser sind. Diese Fassung merken wir uns.',
    prescription: 'Zuerst brauchen wir Ihre Verordnung. Diese Fassung merken wir uns.',
    lensesAction: 'Gläser wählen',
    prescriptionAction: 'Zur Verordnung',
  },
} satisfies typeof en;
