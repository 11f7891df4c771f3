/** The start page. */
export const home = {
  title: (firstName: string) => `Hello ${firstName}`,
  benefit: {
    title: 'Your benefit',
    available: 'Your benefit is available now.',
    upTo: 'up to',
    pays: (frame: string, lenses: string) =>
      `It pays up to ${frame} for a frame and up to ${lenses} for lenses.`,
    shipping: 'Shipping is paid in full.',
  },
  start: {
    title: 'Order a pair of glasses',
    text: 'Four steps, about ten minutes. Have your prescription ready.',
    action: 'Start my order',
  },
  unfinished: {
    title: 'Your unfinished order',
    text: 'Everything you chose and entered is still here.',
  },
  offers: {
    free: 'Glasses that cost you nothing',
    some: 'Frames to start with',
    all: 'See all frames',
  },
  lastOrder: {
    title: 'Your last order',
    cancelled: (number: string, date: string) =>
      `You placed ${number} on ${date}. It was canceled, so your benefit is available again.`,
    all: 'See your orders',
  },
};
