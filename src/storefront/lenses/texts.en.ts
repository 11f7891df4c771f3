/** The guided start, and choosing the lens type. */
export const lenses = {
  types: {
    SingleVision: {
      name: 'Single vision',
      /** Within a sentence. */
      lenses: 'single vision lenses',
      title: 'One distance: far or near',
      detail: 'One strength all over the lens. The most common kind.',
    },
    Bifocals: {
      name: 'Bifocals',
      lenses: 'bifocal lenses',
      title: 'Far and near, with a line',
      detail: 'Two strengths: far above, reading below, parted by a line you can see.',
    },
    Progressive: {
      name: 'Progressive',
      lenses: 'progressive lenses',
      title: 'From far to near, without a line',
      detail: 'Far, middle and near flow into each other, from top to bottom.',
    },
  },
  choose: {
    title: 'What should your glasses do?',
    lead: 'If your prescription has an “Add”, you can have one pair for far and near.',
    question: 'Lens type',
    required: 'Choose what your glasses should do.',
    from: (price: string) => `Lenses from ${price}`,
    continue: 'Continue to your prescription',
    save: 'Save and continue',
    keeps:
      'Your prescription stays as it is. If the new lens type needs more, we ask for just that.',
  },
  /** For lenses with a part for reading, where the law of the store asks for it. */
  roadTraffic: {
    title: 'Not for driving until an optician has checked the fit',
    text: 'We make bifocal and progressive lenses without measuring the fitting height, the vertex distance and the tilt of the frame on you. Glasses made this way are not suitable for driving or for any other use in road traffic until an optician has checked how they sit and how the lenses are centered.',
  },
  start: {
    title: 'Four steps to your glasses',
    lead: 'It takes about ten minutes. Everything is saved as you go, so you can stop at any point.',
    steps: {
      lenses: {
        title: 'Choose what the lenses are for',
        text: 'Far, near, or both. You need nothing for this.',
      },
      prescription: {
        title: 'Enter your prescription',
        text: 'Have the paper from your doctor or optician at hand, and your pupillary distance (PD). It is often on the same paper.',
      },
      frames: {
        title: 'Choose a frame',
        text: 'We show what your plan pays and which frames suit your lenses.',
      },
      delivery: {
        title: 'Say where to send them',
        text: 'Have the address at hand. You see everything once more before you order.',
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
