import type { OrderState } from '#domain/orders/order-state.ts';

type StateWords = Record<OrderState, { name: string; text: string }>;

/** Past orders and their states. */
export const orders = {
  title: 'Your orders',
  lead: 'Your most recent orders, newest first.',
  sheet: 'Your prescription to take with you',
  search: {
    lead: 'Newest first.',
    number: 'Order number',
    hint: 'All of it or a part, for example 42',
    action: 'Find',
    noNumber: 'An order number has only digits, perhaps with dm in front, like dm0000000042',
    none: (number: string) => `None of your orders has the number ${number}.`,
    all: 'All your orders',
  },
  placed: 'Placed on',
  status: 'Status',
  youPay: 'You pay',
  details: 'Details of this order',
  items: 'Frame and lenses',
  prescription: 'Prescription as ordered',
  noPrescription: 'No prescription was saved with this order.',
  address: 'Delivery to',
  payment: 'Payment',
  none: 'You haven’t ordered yet',
  noneText: 'Once you place an order, you’ll find everything about it here.',
  start: 'Start my order',
  arrives: 'Delivery',
  since: 'Since',
  tracking: 'Tracking',
  around: (date: string) => `around ${date}`,
  progress: {
    label: 'Where your order is',
    ordered: 'Ordered',
    lab: 'In the lab',
    way: 'On its way',
    readyBy: (date: string) => `ready around ${date}`,
    arrives: (date: string) => `with you around ${date}`,
    /** `ready` and `arrives` are what stands there before: 'ready around May 2'. */
    begun: (date: string, ready: string) => `since ${date}, ${ready}`,
    sent: (date: string, arrives: string) => `since ${date}, ${arrives}`,
  },
  find: {
    title: 'Find your order',
    lead: 'For orders you placed without signing in. We send a code to the address you gave.',
    number: 'Order number',
    numberHint: 'From your confirmation, such as dm0000000042.',
    email: 'Email',
    emailHint: 'The one you gave with the order.',
    send: 'Send me a code',
    sent: (email: string) =>
      `If there is an order with this number and address, we’ve just sent a code${email && ` to ${email}`}.`,
    show: 'Show my order',
    again: 'Look for another order',
    problems: {
      number: 'Enter the number of your order, such as dm0000000042.',
      email: 'Invalid email',
      incomplete: 'Enter the six digits of the code.',
      wrong: (triesLeft: number) =>
        triesLeft === 1
          ? 'This code isn’t right. You can try once more.'
          : `This code isn’t right. You can try ${triesLeft} more times.`,
      expired: 'This code no longer works. Please ask for another one.',
      limited: (minutes: number) =>
        minutes <= 1
          ? 'Too many tries. Please wait a minute.'
          : `Too many tries. Please wait ${minutes} minutes.`,
    },
  },
  /** Where the mail about canceling an order leads. */
  byLink: {
    confirm: {
      title: 'Cancel your order?',
      text: 'Press the button and the order from our message is canceled for good. Anything you paid is returned to you.',
    },
    canceled: {
      title: 'Your order is canceled',
      text: 'You owe nothing. Anything you paid is returned to you.',
    },
    tooLate: {
      title: 'Nothing was canceled',
      text: 'Either your glasses are being made already, or the order was canceled before. Your order says which.',
    },
    badLink: {
      title: 'This link no longer works',
      text: 'It works once, for a day, and the newest one counts. You can also cancel where you look up your order.',
    },
    action: 'Cancel the order for good',
    find: 'Find your order',
  },
  inReview: 'An optician compares your prescription with your picture first.',
  receipt: {
    title: 'Receipt',
    download: 'Receipt for your insurer (PDF)',
    wearer: 'For',
    plan: 'Plan',
    due: 'Member pays',
    vatId: (id: string) => `VAT ID: ${id}`,
    note: 'Prescription glasses, sold with a vision benefit. Amounts are as ordered; the status above says whether the order was canceled or returned since.',
  },
  one: {
    title: (number: string) => `Order ${number}`,
    heading: 'Order',
    happened: 'What became of it',
    pay: 'How to pay',
    lapsed: 'Canceled, as the payment lapsed',
    again: 'Order this frame again',
    review: 'Review this frame',
    all: 'All your orders',
    cancel: {
      title: 'Cancel this order',
      text: 'Nobody has begun to make your glasses, so you can still cancel. Your benefit is then available again at once, and anything you paid is returned to you.',
      textOfGuest:
        'Nobody has begun to make your glasses, so you can still cancel. Anything you paid is returned to you.',
      reason: 'Why do you want to cancel?',
      reasonMissing: 'Choose a reason, so that we can do better',
      choose: 'Choose a reason',
      action: 'Cancel the order for good',
      tooLate:
        'Your glasses are being made, so the order can’t be canceled here anymore. If something is wrong with it, write to us:',
      problems: {
        'too-late': 'The order was not canceled: your glasses are being made already.',
        'not-offered':
          'The order was not canceled: orders can’t be canceled here at the moment. Please write to us.',
        pending:
          'We couldn’t find out whether the order was canceled. If it was, your benefit will be available again within minutes. Please look again in a moment.',
      },
    },
  },
  states: {
    pending: { name: 'Received', text: 'We have your order and are checking your prescription.' },
    processing: { name: 'Being made', text: 'We are making your glasses.' },
    complete: { name: 'Shipped', text: 'Your glasses have left our workshop.' },
    closed: { name: 'Closed', text: 'This order is closed, and your payment was refunded.' },
    canceled: {
      name: 'Canceled',
      text: 'This order was canceled. Your benefit is available again.',
    },
    exchange: {
      name: 'Exchange',
      text: 'You are exchanging this pair. Your benefit is available again.',
    },
    exchanged: {
      name: 'Exchanged',
      text: 'This pair was exchanged. Your benefit is available again.',
    },
  } satisfies StateWords,
  /** Where those speak of a benefit. */
  statesOfGuests: {
    canceled: 'This order was canceled.',
    exchange: 'You are exchanging this pair.',
    exchanged: 'This pair was exchanged.',
  },
};
