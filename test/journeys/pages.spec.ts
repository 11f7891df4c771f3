import { findFaults } from './accessible.ts';
import { testPages } from './page-conditions.ts';
import { expect, test } from './shop.ts';

// The hardest that has to hold; all others are looked at by the full tests.
testPages({ locale: 'de', width: 320, scheme: 'dark', text: 200 });

test('the check of pages finds contrast below AAA, missing names and what is too wide', async ({
  page,
}) => {
  await page.setContent(`<title>Faults</title>
    <p style="color: #767676; background: #fff">Pale</p>
    <button></button>
    <div style="width: 3000px; height: 1px"></div>`);
  const faults = await findFaults(page);
  expect(faults.join('\n')).toMatch(/^color-contrast-enhanced: /m);
  expect(faults.join('\n')).toMatch(/^button-name: /m);
  expect(faults.join('\n')).toMatch(/^too wide: the page has 3\d\d\d px/m);
});
