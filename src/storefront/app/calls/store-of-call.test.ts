import { expect, test } from 'vitest';
import { storeCodeOf } from './store-of-call.ts';

test.each([
  ['store=german; locale=default', 'german'],
  ['a=1; locale=german', 'german'],
  ['restore=german', null],
  ['', null],
])('the cookies %j are of the store %j', (cookie, store) => {
  expect(storeCodeOf(new Request('http://shop.test/', { headers: { cookie } }))).toBe(store);
});
