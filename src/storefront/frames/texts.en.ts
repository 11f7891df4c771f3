/** The list of frames and one frame. Amounts and millimetres come already written out. */
export const frames = {
  list: {
    title: 'Choose a frame',
    lead: (plan: string, upTo: string) =>
      `${plan} pays up to ${upTo} of your frame. Each price below is what is left for you to pay.`,
    toScale: 'All pictures are to scale.',
    count: (count: number) => (count === 1 ? '1 frame' : `${count} frames`),
    filters: 'Filters',
    filtersOf: (count: number) => (count === 0 ? 'Filters' : `Filters (${count} in use)`),
    show: (count: number) => (count === 1 ? 'Show 1 frame' : `Show ${count} frames`),
    apply: 'Show these frames',
    search: 'Search by name',
    searchFor: 'Search',
    sort: 'Sort by',
    active: 'Filters in use',
    remove: (what: string) => `Remove ${what}`,
    removeAll: 'Remove all filters',
    none: 'none left',
    results: 'Frames',
    keptTitle: 'You had chosen a frame',
    kept: (name: string) => `Go on with ${name}`,
  },
  facets: {
    gender: 'For',
    frameShapes: 'Frame shape',
    sizes: 'Size',
    lensType: 'Lens type',
    features: 'Features',
    colors: 'Color',
    term: 'Search',
  },
  sorts: {
    recommended: 'Recommended',
    'price-up': 'Price, lowest first',
    'price-down': 'Price, highest first',
    name: 'Name',
    newest: 'Newest first',
  },
  words: {
    gender: { Women_s: "Women's", Men_s: "Men's" },
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
    anyLensType: 'Every lens type',
  },
  /** Any text of a catalogue may come; these are put into words. */
  materials: {
    Acetate: 'Acetate',
    Titanium: 'Titanium',
    'Stainless steel': 'Stainless steel',
    'Acetate and metal': 'Acetate and metal',
    Polyamide: 'Polyamide',
  } as Record<string, string>,
  empty: {
    title: 'No frame has all of this',
    without: (filter: string, count: number) =>
      `Without the filter “${filter}” there ${count === 1 ? 'is 1 frame' : `are ${count} frames`}.`,
    remove: (filter: string) => `Remove the filter “${filter}”`,
    all: 'No single filter stands in the way. Start again with all frames.',
  },
  lensType: {
    title: (shown: string) => `You are looking at frames for: ${shown}`,
    anyTitle: 'You are looking at frames for every lens type',
    text: (ordered: string) =>
      `Your order is for: ${ordered}. It stays that way unless you change it.`,
    change: (shown: string) => `Change my order to ${shown}`,
    back: (ordered: string) => `Show frames for ${ordered}`,
    choose: (shown: string) => `Order with ${shown}`,
    noOrder: 'Your order has no lens type yet.',
  },
  card: {
    youPay: 'You pay',
    price: (price: string) => `Price ${price}`,
    wide: (size: string, width: string) => `${size}, ${width} wide`,
    colours: 'Colors',
  },
  fit: {
    takes: 'Takes your lenses',
    takesType: (lensType: string) => `Can take: ${lensType}`,
    takesNot: 'Does not take your lenses',
    /** On a card, where the reason follows. */
    because: (verdict: string, reason: string) => `${verdict}. ${reason}`,
    /** After the verdict, short, for a card. */
    short: {
      'lens-type': 'No room for this lens type.',
      'lens-height-short': (height: string, min: string) => `${height} high, ${min} needed.`,
      'lens-height-tight': 'The reading area is small.',
      'decentration-large': 'We center them on your eyes.',
      'blank-made-to-order': 'We make them to order.',
      'blank-too-large': 'Too wide for your eyes.',
      'rimless-needs-higher-index': 'It needs a thinner lens.',
    },
    /** In full, for the page of a frame. */
    long: {
      'lens-type':
        'It has no room for lenses of your type. Choose another frame or another lens type.',
      'lens-height-short': (height: string, min: string) =>
        `Its lenses are ${height} high; yours need ${min}. Choose a frame with higher lenses.`,
      'lens-height-tight': (height: string, min: string) =>
        `Its lenses are ${height} high, which is enough; from ${min} reading is more comfortable.`,
      'decentration-large':
        'The lenses can be centered on your eyes; in a frame nearer to your own width their edges stay thinner.',
      'blank-made-to-order':
        'Your lenses are cut from a larger piece than usual. We order it for you at no extra cost.',
      'blank-too-large':
        'It is too wide for the distance between your eyes. Choose a narrower frame.',
      'rimless-needs-higher-index':
        'Without a full rim, this lens could crack. Choose a thinner one.',
    },
    good: 'The lenses are large enough and can be centered on your eyes.',
    goodType: 'The lenses are high enough. Once we know your prescription we check the rest.',
    title: 'Does it take your lenses?',
    unknown: 'We can tell you once you have chosen what your lenses are for.',
    others: 'See frames that take your lenses',
  },
  frame: {
    altFront: (name: string, colour: string) => `${name} in ${colour}, from the front`,
    altSide: (name: string, colour: string) => `${name} in ${colour}, from the side`,
    view: 'View',
    front: 'Front',
    side: 'Side',
    showMeasures: 'Measurements in mm',
    colours: 'Color',
    left: (count: number) => (count === 1 ? 'Only 1 left' : `Only ${count} left`),
    soldOut: 'This color is sold out. Please choose another one.',
    allSoldOut: 'Every color of this frame is sold out.',
    others: 'See other frames',
    about: 'About this frame',
    facts: {
      material: 'Material',
      weight: 'Weight',
      grams: (grams: string) => `${grams} g`,
      features: 'Features',
      lensTypes: 'Lenses it can take',
    },
  },
  measures: {
    title: 'Measurements',
    total: 'Total width',
    lensWidth: 'Lens width',
    bridge: 'Bridge',
    lensHeight: 'Lens height',
    temple: 'Temple',
    meaning: {
      lensWidth: 'One lens at its widest.',
      bridge: 'Between the lenses, where the frame sits on your nose.',
      lensHeight: 'One lens at its highest. Progressive lenses need 28\u00a0mm or more.',
      temple: 'From the hinge to behind your ear, measured along the temple.',
    },
    size: {
      upTo: (size: string, max: number) => `${size}: fits most faces up to ${max}\u00a0mm wide.`,
      between: (size: string, min: number, max: number) =>
        `${size}: fits most faces ${min}–${max}\u00a0mm wide.`,
      from: (size: string, min: number) => `${size}: fits most faces from ${min}\u00a0mm wide.`,
    },
    printed: (code: string) => `Inside the temple of a frame this reads ${code}.`,
  },
  lens: {
    part: 'Prescription lenses',
    title: 'Choose your lenses',
    lead: (lensType: string) => `${lensType}, made to your prescription.`,
    names: {
      '1.5': 'Standard',
      '1.56': 'Slightly thinner',
      '1.6': 'Thin',
      '1.67': 'Extra thin',
      '1.74': 'Thinnest',
    } as Record<string, string>,
    named: (name: string, index: string) => `${name}, index ${index}`,
    index: (index: string) => `Index ${index}`,
    goodFor: {
      '1.5': 'For mild prescriptions. Up to about 2 diopters it is thin enough.',
      '1.56': 'A little thinner than standard. Good up to about 2.5 diopters.',
      '1.6': 'About a sixth thinner than standard. Good up to about 4 diopters.',
      '1.67': 'About a quarter thinner than standard. Good up to about 7 diopters.',
      '1.74':
        'About a third thinner than standard. The thinnest there is, for strong prescriptions.',
    } as Record<string, string>,
    included: 'Every lens is scratch-resistant, anti-reflective and blocks UV light.',
    price: (price: string) => `Price ${price}.`,
    pairPays: (amount: string) => `With this frame you pay ${amount}.`,
    recommended: 'Recommended',
    reasons: {
      enough: 'Recommended for you: at your strength it is thin enough, and it costs the least.',
      thinner:
        'Recommended for you: at your strength a standard lens would be thick at the edge or in the middle. This one stays thin.',
    },
    notHere: 'Not in this frame.',
    none: 'No lens of this type can be made for your prescription. Please check it, or choose another lens type.',
    update: 'Show what it costs',
  },
  add: {
    action: 'Add to my order',
    working: 'Adding to your order',
    shipping: (plan: string) => `Shipping is paid by ${plan}.`,
    planInCart: (plan: string) => `Your cart takes off what ${plan} pays.`,
    tax: '',
    replaces: (name: string) =>
      `Your order already holds ${name}. Adding this frame takes its place: one order is one pair.`,
    same: (name: string) => `${name} is in your order already. Adding it again changes its lenses.`,
    problems: {
      'out-of-stock': 'This color has just sold out. Please choose another one.',
      'not-sold': 'This frame is not sold any more. Please choose another one.',
      'lens-not-offered': 'This lens is not on offer at the moment. Please choose another one.',
      refused: (message: string) =>
        message || 'The frame could not be added. Your order is as it was.',
      colour: 'Please choose a color of this frame.',
      lens: 'Please choose your lenses.',
      'lens-unfit': 'This lens cannot be put into this frame. Please choose another one.',
      unfit: 'This frame does not take your lenses. Please choose another frame.',
      quantity: 'One order is one pair of glasses.',
    },
  },
  missing: {
    title: 'Before you add it',
    lenses: 'First choose what your lenses are for. We keep this frame for you.',
    prescription: 'First we need your prescription. We keep this frame for you.',
    lensesAction: 'Choose the lenses',
    prescriptionAction: 'Go to the prescription',
  },
};
