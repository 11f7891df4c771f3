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
