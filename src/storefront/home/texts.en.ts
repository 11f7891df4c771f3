/** The start page. */
export const home = {
  title: (firstName: string) => `Hello, ${firstName}`,
  benefit: {
    title: 'Your benefit',
    available: 'Your benefit is available now.',
    upTo: 'up to',
    pays: (frame: string, lenses: string) =>
      `It pays up to ${frame} for a frame and up to ${lenses} for lenses.`,
    shipping: 'Shipping is free for you.',
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
    some: 'A few of our frames',
    all: 'See all frames',
    mySize: 'Find my size',
    byPhoto: 'Find frames by photo',
  },
  lastOrder: {
    title: 'Your last order',
    cancelled: (number: string, date: string) =>
      `Your order ${number} of ${date} was canceled, so your benefit is available again.`,
    all: 'See your orders',
  },
};
