import type { OrderState } from '#domain/orders/order-state.ts';

type StateWords = Record<OrderState, { name: string; text: string }>;

/** Past orders and their states. */
export const orders = {
  title: 'Your orders',
  lead: 'Your most recent orders, newest first.',
  sheet: 'Your prescription to take with you',
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
    again: 'Order this frame again',
    all: 'All your orders',
    cancel: {
      title: 'Cancel this order',
      text: 'Nobody has begun to make your glasses, so you can still cancel. Your benefit is then available again at once, and anything you paid is returned to you.',
      reason: 'Why do you want to cancel?',
      reasonMissing: 'Choose a reason, so that we can do better',
      choose: 'Choose a reason',
      action: 'Cancel the order for good',
      tooLate:
        'Your glasses are being made, so the order can’t be canceled here anymore. If something is wrong with it, write to us:',
      problems: {
        'too-late': 'The order was not canceled: your glasses are being made already.',
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
};
