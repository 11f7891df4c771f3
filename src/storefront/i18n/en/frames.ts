/** The list of frames and one frame. Amounts and millimetres come already written out. */
export const frames = {
  list: {
    title: 'Choose a frame',
    lead: (plan: string, upTo: string) =>
      `${plan} pays up to ${upTo} of your frame. Each price below is what is left for you to pay. All pictures are to scale.`,
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
    colors: 'Colour',
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
    colours: 'Colours',
  },
  fit: {
    takes: 'Takes your lenses',
    takesType: (lensType: string) => `Can take: ${lensType}`,
    takesNot: 'Does not take your lenses',
    /** After the verdict, short, for a card. */
    short: {
      'lens-type': 'the lenses are too low for this lens type.',
      'lens-height-short': (height: string, min: string) =>
        `the lenses are ${height} high, yours need ${min}.`,
      'lens-height-tight': 'a taller lens is easier to read with.',
      'decentration-large': 'your pupils lie beside their middle, which we correct.',
      'blank-made-to-order': 'they are cut from a larger blank.',
      'blank-too-large': 'it is too wide for your pupillary distance.',
      'rimless-needs-higher-index': 'it needs a thinner lens.',
    },
    /** In full, for the page of a frame. */
    long: {
      'lens-type': 'This frame has no room for lenses of your type.',
      'lens-height-short': (height: string, min: string) =>
        `Its lenses are ${height} high. The zones for far and near need ${min}.`,
      'lens-height-tight': (height: string, min: string) =>
        `Its lenses are ${height} high. That is enough; from ${min} reading is more comfortable.`,
      'decentration-large': (by: string) =>
        `Your pupils lie ${by} away from the middle of each lens. We centre the lenses for you; in a frame nearer to your own width their edges stay thinner.`,
      'blank-made-to-order': (needed: string, stock: string) =>
        `Each lens is cut from a blank of ${needed}, larger than the usual ${stock}. We order it for you at no extra cost.`,
      'blank-too-large': (needed: string, max: string) =>
        `For your pupillary distance each lens would have to be cut from a blank of ${needed}. The largest there is has ${max}.`,
      'rimless-needs-higher-index':
        'Without a full rim, this lens could crack. Choose a thinner one.',
    },
    good: 'The lenses are high and wide enough, and their middles lie close to your pupils.',
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
    colours: 'Colour',
    left: (count: number) => (count === 1 ? 'Only 1 left' : `Only ${count} left`),
    soldOut: 'This colour is sold out. Please choose another one.',
    allSoldOut: 'Every colour of this frame is sold out.',
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
    temple: 'Arm',
    meaning: {
      lensWidth: 'One lens at its widest.',
      bridge: 'Between the lenses, where the frame sits on your nose.',
      lensHeight: 'One lens at its highest. Progressive lenses need 28 mm or more.',
      temple: 'From the hinge to behind your ear, measured along the arm.',
    },
    size: {
      upTo: (size: string, max: number) => `${size}: fits most faces up to ${max} mm wide.`,
      between: (size: string, min: number, max: number) =>
        `${size}: fits most faces ${min}–${max} mm wide.`,
      from: (size: string, min: number) => `${size}: fits most faces from ${min} mm wide.`,
    },
    printed: (code: string) => `Inside the arm of a frame this reads ${code}.`,
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
      '1.5': 'For mild prescriptions. Up to about 2 dioptres it is thin enough.',
      '1.56': 'A little thinner than standard. Good up to about 2.5 dioptres.',
      '1.6': 'About a sixth thinner than standard. Good up to about 4 dioptres.',
      '1.67': 'About a quarter thinner than standard. Good up to about 7 dioptres.',
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
    notHere: 'Not in this frame:',
    none: 'No lens of this type can be made for your prescription. Please check it, or choose another lens type.',
    update: 'Show what it costs',
  },
  add: {
    action: 'Add to my order',
    working: 'Adding to your order',
    shipping: (plan: string) => `Shipping is paid by ${plan}.`,
    tax: '',
    replaces: (name: string) =>
      `Your order already holds ${name}. Adding this frame takes its place: one order is one pair.`,
    same: (name: string) => `${name} is in your order already. Adding it again changes its lenses.`,
    problems: {
      'out-of-stock': 'This colour has just sold out. Please choose another one.',
      'not-sold': 'This frame is not sold any more. Please choose another one.',
      'lens-not-offered': 'This lens is not on offer at the moment. Please choose another one.',
      refused: (message: string) =>
        message || 'The frame could not be added. Your order is as it was.',
      colour: 'Please choose a colour of this frame.',
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
