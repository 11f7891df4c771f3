/** The start page. */
export const home = {
  title: (firstName: string) => `Hello, ${firstName}`,
  guest: {
    title: 'Prescription glasses, made for you',
    lead: 'Choose lenses and a frame, and order without an account.',
  },
  forMembers: {
    title: (plan: string) => `Are you a member of ${plan}?`,
    text: (plan: string) =>
      `${plan} pays for glasses. Sign in any time before you order: what you chose stays, and your benefit is taken off.`,
    action: 'Sign in as a member',
    account: 'Sign in to your account, or create one',
    find: 'Find an order you placed without signing in',
  },
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
