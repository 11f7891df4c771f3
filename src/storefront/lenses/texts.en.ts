/** The guided start, and choosing the lens type. */
export const lenses = {
  types: {
    SingleVision: {
      name: 'Single vision',
      /** Within a sentence. */
      lenses: 'single vision lenses',
      title: 'For one distance: far or near',
      detail: 'One strength across the whole lens. The most common kind.',
    },
    Bifocals: {
      name: 'Bifocals',
      lenses: 'bifocal lenses',
      title: 'For far and near, with a line',
      detail: 'Two strengths: distance on top, reading below, with a visible line between them.',
    },
    Progressive: {
      name: 'Progressive',
      lenses: 'progressive lenses',
      title: 'From far to near, with no line',
      detail: 'Distance, midrange and near blend into one another from top to bottom.',
    },
  },
  /** One name for a lens from its choice to the receipt. */
  lens: {
    names: {
      '1.5': 'Standard',
      '1.56': 'Slightly thinner',
      '1.6': 'Thin',
      '1.67': 'Extra thin',
      '1.74': 'Thinnest',
    } as Record<string, string>,
    named: (name: string, index: string) => `${name}, index ${index}`,
    index: (index: string) => `Index ${index}`,
  },
  choose: {
    title: 'What should your glasses do?',
    lead: 'If your prescription has an “Add,” one pair can work for both far and near.',
    question: 'Lens type',
    required: 'Choose what your glasses should do.',
    from: (price: string) => `Lenses from ${price}`,
    continue: 'Continue to your prescription',
    save: 'Save and continue',
    keeps:
      'Your prescription stays as it is. If the new lens type needs more, we’ll ask only for that.',
  },
  /** For lenses with a part for reading, where the law of the store asks for it. */
  roadTraffic: {
    title: 'Not for driving until an optician has checked the fit',
    text: 'We make bifocal and progressive lenses without measuring the fitting height, the vertex distance and the tilt of the frame on you. Glasses made this way are not suitable for driving or for any other use in road traffic until an optician has checked how they sit and how the lenses are centered.',
  },
  start: {
    title: 'Four steps to your glasses',
    lead: 'It takes about ten minutes. Everything is saved as you go, so you can stop anytime.',
    steps: {
      lenses: {
        title: 'Choose what the lenses are for',
        text: 'Far, near or both. You don’t need anything for this.',
      },
      prescription: {
        title: 'Enter your prescription',
        text: 'Have it ready. We also ask for your pupillary distance (PD). If it’s not there, you can measure it.',
      },
      frames: {
        title: 'Choose a frame',
        text: 'We show you what your plan pays and which frames work for you.',
      },
      delivery: {
        title: 'Tell us where to send them',
        text: 'Have the address ready. You’ll see everything once more before you order.',
      },
    },
    chosen: (what: string) => `Chosen: ${what}`,
    change: (step: string) => `Change: ${step}`,
    begin: 'Start with the lenses',
    continueAt: {
      lenses: 'Choose the lenses',
      prescription: 'Continue with the prescription',
      frames: 'Continue with the frame',
      delivery: 'Continue with the delivery',
      review: 'Check and order',
    },
  },
};
