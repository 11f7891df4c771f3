import { expect, test } from 'vitest';
import { checkPayment } from './payment-form.ts';

test.each([
  ['no choice', '', '', [{ field: 'payment', id: 'required' }]],
  ['a method of no such name', 'paypal', '', [{ field: 'payment', id: 'required' }]],
  ['a bill', 'checkmo', '', []],
  ['a purchase order', 'purchaseorder', 'PO-77', []],
  [
    'a purchase order without its number',
    'purchaseorder',
    '',
    [{ field: 'purchaseOrderNumber', id: 'required' }],
  ],
  [
    'a card number for a purchase order number',
    'purchaseorder',
    '4111 1111 1111 1111',
    [{ field: 'purchaseOrderNumber', id: 'card-number' }],
  ],
])('%s', (_, payment, purchaseOrderNumber, problems) => {
  expect(checkPayment({ payment, purchaseOrderNumber })).toEqual(problems);
});
