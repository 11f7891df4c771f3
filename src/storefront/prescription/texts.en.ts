import type { RuleTexts } from './rule-texts.ts';

/** Supplying and checking a prescription. */
export const prescription = {
  ways: {
    title: 'Your prescription',
    leadSaved: 'You gave us these values before. Use them again, or enter new ones.',
    saved: 'Your saved prescription',
    savedOn: (date: string) => `Saved on ${date}`,
    expired: 'This prescription has expired',
    use: 'Use this prescription',
    correct: 'Correct these values',
    enterNew: 'Enter a new prescription',
    missing: (lenses: string) => `Something is missing for ${lenses}`,
    complete: 'Add what is missing',
    confirmTitle: 'Before you use these values again',
    confirmTick: 'I’ve read this, and these values are still right',
    noLens: 'We have no lenses for these values',
    sheet: 'Print it or take it with you',
    lead: 'Choose the way that suits you. You can look at frames in the meantime.',
    others: 'Other ways',
    frames: 'Look at frames first',
    photo: {
      title: 'A photo or a PDF',
      text: 'You need the prescription in front of you, or the file from your practice. We read the values, you compare them. Takes about a minute.',
      /** Where pictures are only kept. */
      keptText:
        'You need the prescription in front of you, or the file from your practice. You type the values beside it, and an optician can compare them. Takes about three minutes.',
      action: 'Photograph or upload it',
    },
    type: {
      title: 'Type it in',
      text: 'You need the prescription in front of you. The form looks like it: right eye on top, left eye below. Takes about three minutes.',
      action: 'Type the values',
    },
    none: {
      title: 'I don’t have one yet',
      text: [
        'You get a prescription from an eye exam with an optometrist or an ophthalmologist.',
        'After the exam the practice must give you a copy, even if you don’t ask, and may not charge extra for it. That is federal law (the FTC’s Eyeglass Rule).',
        'Ask for your pupillary distance (PD), too. Your own measurement also works: the form shows you how.',
      ],
    },
    practice: {
      title: 'Ask my practice for it',
      text: 'Here is a message you can send or read out on the phone. It goes from you to your practice; we don’t see it.',
      label: 'Message to your practice',
      subject: 'Copy of my eyeglass prescription',
      message:
        'Hello,\n\nplease send me a copy of my current eyeglass prescription with sphere, cylinder, axis, addition and prism for both eyes, the date of the exam and, if it was measured, my pupillary distance (PD).\n\nMy name:\nMy date of birth:\n\nThank you.',
      copy: 'Copy the message',
      copied: 'Copied',
      mail: 'Open in my e-mail program',
    },
  },

  manual: {
    title: 'Enter your prescription',
    lead: 'The form follows your prescription: right eye on top, left eye below.',
    for: (lenses: string) => `For ${lenses}`,
    changeLenses: 'Change the lens type',
    paper: 'Values for both eyes',
    unit: 'Sphere, cylinder and add are in diopters, in steps of 0.25. The axis is in whole degrees.',
    keys: 'In a field, the up and down arrow keys change the value by one step.',
    save: 'Save and choose a frame',
    addNeeded: (lenses: string) => `For ${lenses} we also need the addition (Add)`,
    addNeededText: 'It’s next to “Add” on your prescription and is usually the same for both eyes.',
    nothingYet: 'What your numbers mean will show up here in plain words.',
    /** A power was left without its sign. */
    signAsked: (fields: string[]) =>
      `${fields.join(' and ')}: minus or plus? Choose the sign shown before the number on your prescription.`,
    axisOfZero: 'Axis 0 is the same direction as 180, so we use 180.',
    explained: 'What the words mean',
  },

  sheet: {
    title: 'Your prescription to take with you',
    lead: 'These are the values saved with us, exactly as they are on your prescription.',
    of: (name: string) => `Prescription of ${name}`,
    notations: 'The same lenses in both notations',
    minus: 'Minus cylinder',
    plus: 'Plus cylinder',
    copy: 'This is a copy of what you entered. Only the signed original is a prescription.',
    printHint: 'To print this page, use your browser’s menu or press Ctrl+P (Command+P on a Mac).',
    download: 'Download as a file',
    downloadHint:
      'The file (FHIR) is for programs of doctors and opticians. It contains your name and your values: give it only to people you trust.',
    back: 'Back to your prescription',
  },

  pasted: {
    eye: (eye: string, fields: string) => `${eye} (${fields})`,
    filled: (values: string) =>
      `Taken from what you pasted: ${values}. Whatever was not certain stayed as it was. Please compare each value with your prescription.`,
    undo: 'Undo the pasting',
    undone: 'The form is as it was before you pasted.',
  },

  eyes: {
    od: { name: 'Right eye', short: 'OD', other: 'also R' },
    os: { name: 'Left eye', short: 'OS', other: 'also L' },
  },
  eye: 'Eye',
  fields: {
    sphere: 'Sphere',
    cylinder: 'Cylinder',
    axis: 'Axis',
    add: 'Add',
    prismHor: 'Prism, sideways',
    baseHor: 'Base, sideways',
    prismVer: 'Prism, up or down',
    baseVer: 'Base, up or down',
    pd: 'PD',
    totalPd: 'PD, both eyes',
    nearPd: 'Near PD',
    rightHeight: 'Fitting height, right eye (mm)',
    leftHeight: 'Fitting height, left eye (mm)',
    vertexDistance: 'Vertex distance (mm)',
    tilt: 'Tilt of the frame (degrees)',
  },
  abbreviations: { sphere: 'SPH', cylinder: 'CYL', axis: 'AXIS', add: 'ADD' },
  /** What a control is called when it stands alone: 'Right eye, cylinder'. */
  cell: (eye: string, field: string) =>
    `${eye}, ${field.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`,
  sign: { of: (field: string) => `${field}: sign`, '+': 'plus', '-': 'minus' },
  step: {
    up: (field: string, step: string) => `${field}: ${step} more`,
    down: (field: string, step: string) => `${field}: ${step} less`,
  },

  details: {
    dateWritten: 'Date of the prescription',
    dateHint: 'Month, day and year, such as 01/15/2026',
    further: 'Expiration date, prescriber, license number: only if they’re on your prescription',
    expiresOn: 'Expiration date',
    prescriber: 'Prescriber',
    licence: 'License number',
    line: (name: string, value: string) => `${name}: ${value}`,
  },

  reading: {
    summary: 'For reading or the computer: only if your prescription has an addition (Add)',
    text: 'Single vision lenses work for one distance. Copy the addition from your prescription and choose the distance.',
    question: 'What are these glasses for?',
    uses: {
      far: 'For distance: the addition is not used',
      computer: 'For the computer: with half the addition',
      near: 'For reading: with the whole addition',
    },
    nearPd: 'Near PD, if your prescription has one',
    /** Above what is made, then above what the paper says. */
    made: { computer: 'What we make, for the computer', near: 'What we make, for reading' },
    paper: 'Your prescription for distance',
    result: (right: string, left: string) =>
      `We’ll make the lenses with a sphere of ${right} for the right eye and ${left} for the left.`,
  },

  prism: {
    summary: 'Prism: only if it’s on your prescription',
    text: 'Few prescriptions have a prism. Leave this empty if yours has none. Prisms are in prism diopters. If the base is in degrees, enter both in one field, such as 2.50 @ 37.',
    base: { In: 'In (nose)', Out: 'Out (temple)', Up: 'Up', Down: 'Down' },
    noBase: 'None',
    /** A prism and its base in one text. */
    takenApart: (typed: string, parts: string) =>
      `We read “${typed}” as ${parts}, in steps of 0.25. Please check.`,
  },
  pd: {
    title: 'Pupillary distance (PD)',
    text: 'In millimeters. One number for both eyes or one for each eye, whichever is on your prescription.',
    total: 'One number',
    or: 'or',
    each: 'One for each eye',
    measure: 'Don’t have your PD? Measure it with a mirror and a card (opens in a new tab)',
    /** A total and one eye's value were given. */
    totalCounts: (total: string, eye: string, alone: string) =>
      `We’ll use the one number, ${total}. The ${alone} for the ${eye.toLowerCase()} says nothing about the other eye.`,
    /** Two distances were given: the one for far is taken. */
    farTaken: (far: string, near: string) =>
      `We used ${far} for distance. These lenses don’t need the ${near} for near.`,
    farAndNear: (far: string, near: string) => `We used ${far} for distance and ${near} for near.`,
  },

  source: {
    question: 'Where does this number come from?',
    from: {
      practice: 'From my practice, or from the prescription',
      mirror: 'I measured it myself at a mirror',
    },
    off: {
      practice: (off: string) => `Measured in a practice, it is off by ${off} at most.`,
      mirror: (off: string) => `Measured at a mirror, it can be off by ${off}.`,
    },
    unknown: 'Enter the values of both eyes, and we’ll say what that means for your lenses.',
    /** How much is caused, and how much may be. */
    prism: (prism: string, limit: string) =>
      `With your lenses that is a prism of ${prism}; the most that is allowed is ${limit}.`,
    length: (limit: string) => `For them the distance may be off by ${limit} in all.`,
    verdicts: {
      within: 'That’s fine.',
      near: 'That’s close to the limit. If you can, have it measured.',
      beyond: 'Please have it measured: ask your eye doctor or optician.',
    },
    meter: (share: string) => `${share} of what is allowed`,
  },

  fitting: {
    summary: 'Fitting height: only if an optician measured it',
    text: 'Enter these only if an optician measured them with you wearing this same frame. They differ from frame to frame. Without them, we place the reading part by standard values.',
  },

  notation: {
    summary: 'The same lens, written another way',
    toPlus: 'The same lens in plus-cylinder notation:',
    toMinus: 'The same lens in minus-cylinder notation:',
    text: 'There are two ways to write a lens. If your prescription shows these numbers, your values are right.',
  },

  summary: {
    caption: 'Values for both eyes',
    total: (millimetres: string) => `Pupillary distance (PD): ${millimetres}`,
    each: (right: string, left: string) => `Pupillary distance (PD): right ${right}, left ${left}`,
    prism: (amount: string, base: string) => `${amount} ${base}`,
    none: 'none',
    lensType: 'Lens type',
    degrees: (axis: string) => `${axis}°`,
    prismHead: 'Prism',
  },

  words: {
    sphere: {
      none: 'Neither near-sighted nor far-sighted',
      'near-sighted': {
        mild: 'Mildly near-sighted',
        moderate: 'Moderately near-sighted',
        strong: 'Strongly near-sighted',
      },
      'far-sighted': {
        mild: 'Mildly far-sighted',
        moderate: 'Moderately far-sighted',
        strong: 'Strongly far-sighted',
      },
    },
    astigmatism: {
      slight: 'slight astigmatism',
      some: 'some astigmatism',
      strong: 'strong astigmatism',
    },
    reading: 'an addition for reading',
    prism: 'a prism',
    with: (sphere: string, others: string) => `${sphere}, with ${others}.`,
    alone: (sphere: string) => `${sphere}.`,
    nothing: 'This eye needs no correction.',
  },

  warnings: {
    title: 'Please compare these values with your prescription',
    text: 'They are possible but unusual. If they match your prescription, check the box.',
    tick: 'I checked this against my prescription',
    missing: 'Compare the unusual values with your prescription, then check the box.',
  },

  noLens: {
    title: (lenses: string) => `We have no ${lenses} for these values`,
    reasons: {
      lensType: 'We don’t offer this lens type.',
      sphere: 'The sphere is stronger than we can make in this lens type.',
      cylinder: 'The cylinder is stronger than we can make in this lens type.',
      add: 'The addition is outside what we can make in this lens type.',
      pd: 'The pupillary distance is outside what we can make in this lens type.',
    },
    next: 'Compare the values with your prescription. If they are right, choose another lens type or write to us, and we’ll look for a way.',
    otherType: 'Choose another lens type',
    summary: (reasons: string) => `No lens can be made for these values. ${reasons}`,
  },

  at: (place: string, message: string) => `${place}: ${message}`,
  signMissing:
    'Choose minus or plus. The sign is right before the number on your prescription, and it changes everything.',
  signConflict: 'The number and the sign do not agree. Choose minus or plus once more.',

  rules: {
    'eye.required': () =>
      'Enter the values of this eye. If it needs no correction, enter 0.00 as sphere.',
    'sphere.required': () =>
      'Enter the sphere. If the prescription shows a dash, “plano” or “pl,” enter 0.00.',
    'sphere.number': () => 'Enter the sphere as a number, such as -2.25 or +1.50, or as “plano”.',
    'sphere.range': ({ min, max, meant, counted }) =>
      meant
        ? `Did you mean ${meant}? We make lenses from ${min} to ${max}.`
        : counted
          ? `With its cylinder this sphere counts as ${counted}. We make lenses from ${min} to ${max}. Compare both with your prescription.`
          : `We make lenses from ${min} to ${max}. Compare the sphere with your prescription.`,
    'sphere.step': ({ step }) =>
      `The sphere goes in steps of ${step}, such as 2.00, 2.25 or 2.50. Please look again.`,
    'sphere.unusual': ({ counted }) =>
      counted
        ? `With its cylinder this sphere counts as ${counted}, which is unusually strong. Check numbers and signs.`
        : 'This sphere is unusually strong. Check the number and the sign.',
    'cylinder.number': () =>
      'Enter the cylinder as a number, such as -0.75. Leave it empty if there is none.',
    'cylinder.range': ({ min, max, meant }) =>
      meant
        ? `Did you mean ${meant}? We make cylinders from ${min} to ${max}.`
        : `We make cylinders from ${min} to ${max}. Compare the cylinder with your prescription.`,
    'cylinder.step': ({ step }) =>
      `The cylinder goes in steps of ${step}, such as 0.50 or 0.75. Please look again.`,
    'cylinder.unusual': ({ amount }) => `A cylinder above ${amount} is rare. Check the number.`,
    'axis.required': ({ min, max }) =>
      `Enter the axis, from ${min} to ${max}. A cylinder always has one.`,
    'axis.integer': ({ min, max }) => `Enter the axis as a whole number from ${min} to ${max}.`,
    'axis.range': ({ min, max, instead }) =>
      instead
        ? `Enter an axis from ${min} to ${max}. For 0, enter ${instead}: it is the same direction.`
        : `Enter an axis from ${min} to ${max}.`,
    'axis.withoutCylinder': () =>
      'There is an axis but no cylinder. Enter the cylinder, or clear the axis.',
    'add.required': ({ min, max }) =>
      `Enter the addition (Add), from ${min} to ${max}. These lenses need it for reading.`,
    'add.number': () => 'Enter the addition as a number, such as +2.00.',
    'add.range': ({ min, max, meant }) =>
      meant
        ? `Did you mean ${meant}? Additions go from ${min} to ${max}.`
        : `Additions go from ${min} to ${max}. Compare it with your prescription.`,
    'add.step': ({ step }) =>
      `The addition goes in steps of ${step}, such as 1.75 or 2.00. Please look again.`,
    'add.unusual': ({ min, max }) =>
      `Additions are usually between ${min} and ${max}. Check the number.`,
    'add.notForSingleVision': () =>
      'Single vision lenses have no reading part, so the addition will not be used. Clear it, or choose lenses for far and near.',
    'use.required': () =>
      'Choose what these glasses are for. Your prescription has an addition (Add).',
    'prism.number': () => 'Enter the prism as a number without a sign, such as 1.50.',
    'prism.range': ({ min, max }) =>
      `We make prisms from ${min} to ${max}. Compare it with your prescription.`,
    'prism.step': ({ step }) =>
      `The prism goes in steps of ${step}, such as 0.50 or 0.75. Please look again.`,
    'prism.unusual': ({ max }) => `A prism above ${max} is rare. Check the number.`,
    'base.required': () =>
      'Choose the base of this prism. It’s next to the prism on your prescription.',
    'base.withoutPrism': () => 'There is a base but no prism. Enter the prism, or choose no base.',
    'base.value': () => 'Choose the base from the list.',
    'pd.mono.number': () => 'Enter the distance as a number in millimeters, such as 31.5.',
    'pd.mono.range': ({ min, max }) =>
      `For one eye, enter ${min} to ${max}\u00a0mm. For both eyes together, use the field “One number”.`,
    'pd.mono.unusual': ({ min, max }) =>
      `For one eye, ${min} to ${max}\u00a0mm is usual. Check the number.`,
    'pd.mono.pair': () => 'Enter the distance of this eye too, or use one number for both eyes.',
    'pd.mono.uneven': ({ amount }) =>
      `The distances of both eyes differ by more than ${amount}\u00a0mm. Check both.`,
    'pd.required': () =>
      'Enter the pupillary distance: one number, or one for each eye. Your optician can tell you, or measure it yourself at a mirror.',
    'pd.number': () => 'Enter the distance as a number in millimeters, such as 63.',
    'pd.range': ({ min, max }) =>
      `The distance for both eyes is between ${min} and ${max}\u00a0mm. Please look again.`,
    'pd.step': ({ step }) =>
      `The distance goes in steps of ${step}\u00a0mm, such as 63 or 63.5. Please look again.`,
    'pd.unusual': ({ min, max }) =>
      `For adults, ${min} to ${max}\u00a0mm is usual. Check the pupillary distance.`,
    'pd.sum': ({ sum }) =>
      `Your two eyes add up to ${sum}\u00a0mm, not to the one number you entered. We’ll use the value for each eye. If that’s right, check the box.`,
    'fitting.number': () => 'Enter the value as a number, such as 12.',
    'fitting.range': ({ min, max }) =>
      `Enter a value from ${min} to ${max}. Compare it with what the optician wrote down.`,
    'lensType.value': () => 'Choose what the lenses are for.',
    'sphere.oppositeSigns': ({ right, left }) =>
      right
        ? `With their cylinders the spheres count as ${right} and ${left}: one plus, the other minus. This happens, but it is rare. Check all signs.`
        : 'One eye has plus, the other minus. This happens, but it is rare. Check both signs.',
    'sphere.anisometropia': ({ amount, right, left }) =>
      right
        ? `With their cylinders the spheres count as ${right} and ${left}, which is more than ${amount} apart. Check all numbers and signs.`
        : `The spheres of both eyes differ by more than ${amount}. Check both numbers and signs.`,
    'cylinder.mixedSigns': () =>
      'One cylinder has plus, the other minus. Prescriptions use one sign for both. Check both.',
    'add.differs': () => 'The addition is usually the same for both eyes. Check both.',
    'base.horNotSymmetric': () =>
      'One base points in, the other out. Usually both point the same way. Check both.',
    'base.verSameWay': () =>
      'Both bases point the same way, up or down. Usually one points up and one down. Check both.',
    'slabOff.advise': () =>
      'Your eyes need very different lenses, which can make reading harder. Ask your optician whether you need a slab-off.',
    'rx.empty': () =>
      'All values are zero: these would be glasses without correction. Is that right?',
    'change.eyes': () =>
      'Last time these were the values of the other eye: right and left have changed places. Compare both rows with your prescription.',
    'change.sign': ({ last, now }) =>
      `Last time it was ${last}, now it is ${now}: the same number with the other sign. Compare the sign with your prescription.`,
    'change.power': ({ last, now }) =>
      `Last time it was ${last}, now it is ${now}. Compare it with your prescription.`,
    'change.axis': ({ last, now }) =>
      `Last time it was ${last}, now it is ${now}. Compare it with your prescription.`,
    'date.required': () =>
      'Enter the date on your prescription. We can only make glasses from one that has not expired.',
    'date.value': () => 'Enter a valid date.',
    'date.future': () => 'The date is in the future. Enter the day your prescription was written.',
    'date.expired': () =>
      'This prescription is more than two years old, and eyes change. Please have an eye exam, then enter the new prescription here. We’ll save your order.',
    'date.passed': () =>
      'This prescription has expired. Please have an eye exam, then enter the new prescription here. We’ll save your order.',
    'date.overOneYear': () =>
      'This prescription is more than a year old. If you see well with it, check the box.',
  } satisfies RuleTexts,
};
