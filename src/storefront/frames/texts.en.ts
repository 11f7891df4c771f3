/** The list of frames and one frame. Amounts and millimetres come already written out. */
export const frames = {
  list: {
    title: 'Choose a frame',
    lead: 'Prices include your lenses.',
    toScale: 'All pictures are to scale.',
    mySize: 'Find my size',
    byPhoto: 'Find by photo',
    onMe: 'See these on me',
    count: (count: number) => (count === 1 ? '1 frame' : `${count} frames`),
    filters: 'Filters',
    filtersOf: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
    show: (count: number) => (count === 1 ? 'Show 1 frame' : `Show ${count} frames`),
    apply: 'Show these frames',
    search: 'Search by name',
    searchFor: 'Search',
    sort: 'Sort by',
    active: 'Active filters',
    remove: (what: string) => `Remove ${what}`,
    removeAll: 'Remove all filters',
    none: 'none',
    results: 'Frames',
    keptTitle: 'You already chose a frame',
    kept: (name: string) => `Continue with ${name}`,
  },
  facets: {
    toPay: 'What you pay',
    category: 'For',
    frameShapes: 'Frame shape',
    sizes: 'Size',
    lensType: 'Lens type',
    features: 'Features',
    colors: 'Color',
    term: 'Search',
  },
  sorts: {
    recommended: 'Recommended',
    'fits-me': 'Fits me',
    'price-up': 'Price, lowest first',
    'price-down': 'Price, highest first',
    name: 'Name',
    newest: 'Newest first',
  },
  words: {
    toPay: { nothing: 'Nothing to pay' },
    category: { Women_s: "Women's", Men_s: "Men's" },
    frameShapes: {
      Aviator: 'Aviator',
      CatEye: 'Cat eye',
      Oval: 'Oval',
      Rectangle: 'Rectangle',
      Round: 'Round',
      Square: 'Square',
    },
    sizes: {
      ExtraSmall: 'Extra small',
      Small: 'Small',
      Medium: 'Medium',
      Large: 'Large',
      ExtraLarge: 'Extra large',
    },
    features: { Lightweight: 'Lightweight', 'Nose Pads': 'Nose pads' },
    colors: {
      Black: 'Black',
      Blue: 'Blue',
      Neutrals: 'Neutrals',
      Red: 'Red',
      Green: 'Green',
      Multicolor: 'Multicolor',
    },
    anyLensType: 'All lens types',
  },
  /** Any text of a catalogue may come; these are put into words. */
  materials: {
    Acetate: 'Acetate',
    Titanium: 'Titanium',
    'Stainless steel': 'Stainless steel',
    'Acetate and metal': 'Acetate and metal',
    Polyamide: 'Polyamide',
  } as Record<string, string>,
  /** Of whom it is known what fits them; put into words on the server. */
  mine: {
    verdict: {
      fits: 'Fits you.',
      'little-narrow': 'A little narrow for you.',
      'little-wide': 'A little wide for you.',
      narrow: 'Too narrow for you.',
      wide: 'Too wide for you.',
    },
    suits: 'Its shape suits your face.',
    elsewhere: (host: string) =>
      `Try it on at ${host}, a site of another company that asks for your camera itself`,
    mySize: (sizes: string) => `Your size: ${sizes}.`,
    myShapes: (shapes: string) => `Shapes that suit your face: ${shapes}.`,
    onlyMySize: 'Only your size is shown.',
    onlyMyShapes: 'Only shapes that suit your face are shown.',
    sorted:
      'Frames in your size come first, then those one size off, and so on. Among equals, shapes that suit your face come first.',
    sortedByShape: 'Shapes that suit your face come first.',
    ways: {
      sort: 'Show what fits me first',
      onlySize: 'Show only my size',
      allSizes: 'Show all sizes',
      onlyShapes: 'Show only shapes that suit me',
      allShapes: 'Show all shapes',
      forget: 'Do not use my size',
      forgetShapes: 'Do not use my face shape',
    },
  },
  empty: {
    title: 'No frame matches all of this',
    without: (filter: string, count: number) =>
      `Without the filter “${filter}” there ${count === 1 ? 'is 1 frame' : `are ${count} frames`}.`,
    remove: (filter: string) => `Remove the filter “${filter}”`,
    all: 'Removing one filter isn’t enough. Start over with all frames.',
  },
  lensType: {
    title: (shown: string) => `You are looking at frames for: ${shown}`,
    anyTitle: 'You are looking at frames for every lens type',
    text: (ordered: string) =>
      `Your order is for: ${ordered}. It stays that way unless you change it.`,
    change: (shown: string) => `Change my order to ${shown}`,
    back: (ordered: string) => `Show frames for ${ordered}`,
    choose: (shown: string) => `Choose ${shown}`,
    noOrder: 'Your order has no lens type yet.',
    changed: (now: string) => `Your order is now for: ${now}`,
    changedText: 'That’s what we’ll make. Your prescription stays as it is.',
    takeBack: (before: string) => `Go back to ${before}`,
    takeBackToNone: 'Take this back',
  },
  card: {
    youPay: (amount: string) => `You pay from ${amount}`,
    nothing: 'Nothing to pay',
    pair: (price: string) => `From ${price}`,
    with: {
      SingleVision: 'with single vision lenses',
      Bifocals: 'with bifocals',
      Progressive: 'with progressives',
    },
    frame: (price: string) => `Frame ${price}`,
    wide: (size: string, width: string) => `${size}, ${width} wide`,
    colours: 'Colors',
  },
  fit: {
    takes: 'Works with your prescription',
    takesType: (lensType: string) => `Works with ${lensType}`,
    takesNot: 'Doesn’t work with your prescription',
    takesNotTitle: 'These frames don’t work with your prescription',
    /** On a card, where the reason follows. */
    because: (verdict: string, reason: string) => `${verdict}. ${reason}`,
    /** After the verdict, short, for a card. */
    short: {
      'lens-type': 'No room for this lens type.',
      'lens-height-short': (height: string, min: string) => `Lenses ${height} tall, ${min} needed.`,
      'lens-height-tight': 'The reading area is small.',
      'wide-for-eyes': 'A little wide for your eyes.',
      'narrow-for-eyes': 'A little narrow for your eyes.',
      'blank-made-to-order': 'Special-order lenses, no extra cost.',
      'blank-too-large': 'Too wide for your eyes.',
      'rimless-needs-higher-index': 'It needs a thinner lens.',
    },
    /** In full, for the page of a frame. */
    long: {
      'lens-type':
        'It has no room for your type of lenses. Choose another frame or another lens type.',
      'lens-height-short': (height: string, min: string) =>
        `Its lenses are ${height} tall; yours need ${min}. Choose a frame with taller lenses.`,
      'lens-height-tight': (height: string, min: string) =>
        `Its lenses are ${height} tall. That’s enough, but reading is easier with ${min} or more.`,
      'wide-for-eyes':
        'It’s a little wide for your eyes, so the lenses will be thicker than in a narrower frame.',
      'narrow-for-eyes':
        'It’s a little narrow for your eyes, so the lenses will be thicker than in a wider frame.',
      'blank-made-to-order':
        'Your lenses are cut from a larger piece than usual. We’ll order it at no extra cost.',
      'blank-too-large': 'It’s too wide for your eyes. Choose a narrower frame.',
      'rimless-needs-higher-index':
        'Without a full rim, this lens could crack. Our thinner lenses are made of another material: choose one of those.',
    },
    good: 'Your lenses can be made to its size and centered on your eyes.',
    goodType: 'The lenses are tall enough. We’ll check the rest once we have your prescription.',
    title: 'Does it work with your prescription?',
    unknown: 'We can tell you once you have chosen what your lenses are for.',
  },
  frame: {
    tryOn: 'Try it on',
    fitting: 'See frames that work',
    view: 'View',
    showMeasures: 'Measurements in mm',
    colours: 'Color',
    left: (count: number) => (count === 1 ? 'Only 1 left' : `Only ${count} left`),
    soldOut: 'This color is sold out. Please choose another one.',
    allSoldOut: 'Every color of this frame is sold out.',
    others: 'See other frames',
    about: 'About this frame',
  },
  measures: {
    title: 'Measurements',
    total: 'Total width',
    lensWidth: 'Lens width',
    bridge: 'Bridge',
    lensHeight: 'Lens height',
    temple: 'Temple',
    meaning: {
      lensWidth: 'One lens at its widest point.',
      bridge: 'Between the lenses, where the frame sits on your nose.',
      lensHeight: 'One lens at its tallest point. Progressive lenses need 28\u00a0mm or more.',
      temple: 'From the hinge to behind your ear, measured along the temple.',
    },
    printed: (code: string) => `You’ll find ${code} printed inside the temple.`,
  },
  facts: {
    material: 'Material',
    weight: 'Weight',
    grams: (grams: string) => `${grams} g`,
    features: 'Features',
    lensTypes: 'Lens types',
  },
  sizes: {
    upTo: (size: string, max: number) => `${size}: fits most faces up to ${max}\u00a0mm wide.`,
    between: (size: string, min: number, max: number) =>
      `${size}: fits most faces ${min}–${max}\u00a0mm wide.`,
    from: (size: string, min: number) => `${size}: fits most faces from ${min}\u00a0mm wide.`,
  },
  /** Of each lens; put into words on the server. */
  good: {
    for: {
      '1.5': 'For mild prescriptions. Thin enough up to about 2 diopters.',
      '1.56': 'A little thinner than standard. Good up to about 2.5 diopters.',
      '1.6': 'About a sixth thinner than standard. Good up to about 4 diopters.',
      '1.67': 'About a quarter thinner than standard. Good up to about 7 diopters.',
      '1.74': 'About a third thinner than standard. Our thinnest lens, for strong prescriptions.',
    } as Record<string, string>,
    reasons: {
      enough: 'Recommended for you: thin enough for your prescription, and it costs the least.',
      thinner: 'Recommended for you: with your prescription, this lens stays thinner.',
    },
    notHere: 'Not available in this frame.',
  },
  problems: {
    'out-of-stock': 'This color has just sold out. Please choose another one.',
    'not-sold': 'We no longer sell this frame. Please choose another one.',
    'lens-not-offered': 'This lens is not available right now. Please choose another one.',
    refused: (message: string) =>
      message || 'The frame could not be added. Your order has not changed.',
    colour: 'Please choose a color of this frame.',
    lens: 'Please choose your lenses.',
    'lens-unfit': 'This lens cannot be put into this frame. Please choose another one.',
    unfit: 'This frame doesn’t work with your prescription. Please choose another one.',
    quantity: 'One order is one pair of glasses.',
  },
  lens: {
    part: 'Prescription lenses',
    title: 'Choose your lenses',
    lead: (lensType: string) => `${lensType}, made to your prescription.`,
    thickness: (millimetres: string, grams: string) =>
      `In this frame up to ${millimetres} thick, ${grams}\u00a0g for both lenses.`,
    included: 'Every lens is scratch-resistant, anti-reflective and blocks UV light.',
    price: (price: string) => `Price ${price}.`,
    pairPays: (amount: string) => `With this frame you pay ${amount}.`,
    adds: (amount: string) => `Adds ${amount} to what you pay.`,
    paid: (plan: string) => `Paid in full by ${plan}.`,
    from: (lensType: string) => `${lensType}, the least expensive`,
    recommended: 'Recommended',
    none: 'No lens of this type can be made for your prescription. Please check it, or choose another lens type.',
    update: 'Show the price',
  },
  inFrame: {
    see: 'See how thick your lenses turn out in this frame',
    title: (frame: string) => `Your lenses in ${frame}`,
    lead: 'Cut level through the middle and seen from above, right lens on the right. All are drawn to one scale; the bar is 10 mm long.',
    outcome: (thickest: string, grams: string) =>
      `At its thickest place ${thickest}, ${grams}\u00a0g for both lenses.`,
    caption: (lens: string) => `${lens}: thickness of the cut in millimeters`,
    nose: 'Nose',
    middle: 'Middle',
    temple: 'Temple',
    choose: (lens: string) => `Choose ${lens}`,
    zones: {
      title: 'Where you see what',
      progressive: (corridor: string, narrowest: string) =>
        `Looking straight ahead you see far. As you look down, the power for reading grows over ${corridor}; there the clear part narrows to ${narrowest} and then widens again for reading. To the sides it blurs, so you turn your head.`,
      bifocal:
        'Looking straight ahead you see far. The part for reading begins 5 mm below your pupils, is 28 mm wide and has a visible line.',
      far: 'Far and in between',
      near: 'Reading',
      sides: 'Blurred',
      assumed:
        'How high your eyes are in the frame has not been measured: drawn 4 mm above the middle of the lens.',
    },
    honest:
      'Computed from your prescription, your pupillary distance and the frame’s outline. Makers round and choose curves of their own: your lenses may differ by a few tenths of a millimeter.',
    back: (frame: string) => `Back to ${frame}`,
  },
  add: {
    action: 'Add to my order',
    working: 'Adding to your order',
    shipping: (plan: string) => `Shipping is paid by ${plan}.`,
    planInCart: (plan: string) => `Your cart takes off what ${plan} pays.`,
    tax: '',
    replaces: (name: string) =>
      `${name} is already in your order. Adding this frame replaces it: one order is one pair.`,
    same: (name: string) =>
      `${name} is already in your order. Adding it again only changes the lenses.`,
  },
  missing: {
    title: 'Before you add it',
    lenses: 'First choose what your lenses are for. We’ll remember this frame.',
    prescription: 'First we need your prescription. We’ll remember this frame.',
    lensesAction: 'Choose the lenses',
    prescriptionAction: 'Go to the prescription',
  },
};
