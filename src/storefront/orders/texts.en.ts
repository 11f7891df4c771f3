import type { OrderState } from '#domain/orders/order-state.ts';

type StateWords = Record<OrderState, { name: string; text: string }>;

/** Past orders and their states. */
export const orders = {
  title: 'Your orders',
  lead: 'Your last orders, the newest first.',
  placed: 'Placed on',
  status: 'Status',
  youPay: 'You pay',
  details: 'Details of this order',
  items: 'Frame and lenses',
  prescription: 'Prescription as ordered',
  noPrescription: 'No prescription was kept with this order.',
  address: 'Delivery to',
  payment: 'Payment',
  none: 'You have not ordered yet',
  noneText: 'Once you have ordered, you find your orders here with everything about them.',
  start: 'Start my order',
  states: {
    pending: { name: 'Received', text: 'We have your order and check the prescription.' },
    processing: { name: 'Being made', text: 'We are making your glasses.' },
    complete: { name: 'Sent', text: 'Your glasses have left our workshop.' },
    closed: { name: 'Closed', text: 'This order is closed; the money was returned.' },
    canceled: {
      name: 'Cancelled',
      text: 'This order was cancelled. Your benefit is free again.',
    },
    exchange: {
      name: 'Exchange',
      text: 'You are exchanging this pair. Your benefit is free again.',
    },
    exchanged: {
      name: 'Exchanged',
      text: 'This pair was exchanged. Your benefit is free again.',
    },
  } satisfies StateWords,
};
