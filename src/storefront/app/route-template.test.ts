import { expect, test } from 'vitest';
import { routeTemplate } from './route-template.ts';

test.each([
  ['/', '/'],
  ['/german', '/'],
  ['/p/10100', '/p/:sku'],
  ['/german/p/10100', '/p/:sku'],
  ['/Products/10100', '/Products/:sku?'],
  ['/Products/List', '/Products/List'],
  ['/German/step1/', '/Step1'],
  ['/checkout/OrderReview.data', '/checkout/OrderReview'],
  ['/_root.data', '/'],
  ['/login', '/login'],
  ['/confirmauthentication/Vera', '/confirmauthentication/:step'],
  ['/nowhere/Vera', '/*'],
  ['/p/%E0%A4%A', '/*'],
])('%s is told as %s', (path, template) => {
  expect(routeTemplate(path)).toBe(template);
});
