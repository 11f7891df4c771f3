import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { STORES } from '#domain/people/locale.ts';
import routes from '../routes.ts';
import { matched } from './middleware/matched.ts';
import { CALLS, type CallEntry } from './call-map.ts';
import { PAGES, type PageEntry } from './site-map.ts';

type Check = 'token' | 'blocked' | 'avoid-empty-with-items' | 'checkout';

/** Who may see which page, and what is checked before: what the plan and the retailer agreed on. */
const rules: [who: PageEntry['who'], checks: Check[], paths: string[]][] = [
  ['guest', ['token'], ['/checkout/OrderConfirmation']],
  [
    'anyone',
    [],
    [
      '/confirmauthentication/intro',
      '/confirmauthentication/welcome',
      '/confirmauthentication/checkOtp',
      '/confirmauthentication/alreadyredeemed',
      '/confirmauthentication/wearesorry',
      '/confirmauthentication/:step',
      '/sign-out',
      '/User/Login',
      '/User/Register',
      '/User/ForgotPassword',
      '/User/ResetPassword',
      '/User/ConfirmAccount',
      '/CancelOrder',
      '/preferences',
      '/privacy-policy',
      '/terms-of-use',
      '/impressum',
      '/help',
      '/help/:page',
      '/api/docs',
      '/newsletter',
      '/curtain',
      '/*',
      '/dev/ui',
    ],
  ],
  [
    'guest',
    ['token', 'blocked'],
    [
      '/',
      '/Home',
      '/Step1',
      '/select-lens-type',
      '/Prescription',
      '/Prescription/Manual',
      '/Prescription/Upload',
      '/Prescription/Ocr',
      '/Prescription/OnDevice',
      '/Prescription/MeasurePd',
      '/Products/VisualSearch',
      '/Products/List',
      '/Products/:sku?',
      '/User/Wishlist/Save',
      '/p/:sku',
      '/p/:sku/Related',
    ],
  ],
  [
    'customer',
    ['token'],
    [
      '/User/Order',
      '/User/Order/:number',
      '/User/Order/:number/Receipt',
      '/User/Profile',
      '/User/Addresses',
      '/User/Addresses/:id',
      '/User/Reviews',
      '/p/:sku/Review',
    ],
  ],
  ['member', ['token', 'blocked'], ['/Face/Scan', '/Face/TryOn']],
  ['guest', ['token', 'blocked', 'avoid-empty-with-items'], ['/checkout', '/checkout/empty']],
  [
    'guest',
    ['token', 'blocked', 'checkout'],
    [
      '/checkout/CartPreview',
      '/checkout/PrescriptionEdit',
      '/checkout/Shipping',
      '/checkout/ShippingEdit',
      '/checkout/OrderReview',
    ],
  ],
  ['member', ['token'], ['/Prescription/Sheet']],
];

const expected = rules.flatMap(([who, checks, paths]) =>
  paths.flatMap((path) =>
    Object.values(STORES).map(({ pathPrefix }) => ({ pathPrefix, path, who, checks })),
  ),
);

test.each(expected)(
  '$pathPrefix$path is for $who, after $checks',
  ({ pathPrefix, path, who, checks }) => {
    const pattern = pathPrefix + path;
    const page = matched(pattern);
    if (page.kind === 'call') throw new Error('a call');
    const guards = guardsOf(pattern);
    const found: Check[] = [];
    if (guards.includes('app/member.guard.tsx')) found.push('token');
    if (page.who !== 'anyone' && !page.isOpenToBlocked) found.push('blocked');
    if (guards.includes('checkout/checkout.guard.tsx'))
      found.push(page.needs === 'empty-cart' ? 'avoid-empty-with-items' : 'checkout');

    expect([page.who, found]).toEqual([who, checks]);
  },
);

test('a page with no rules here is for members who may use their benefit', () => {
  const known = new Set(expected.map(({ pathPrefix, path }) => trimmed(pathPrefix + path)));
  const others = leaves(routes).filter(({ pattern }) => !known.has(pattern));
  for (const { pattern } of others) {
    const page = matched(pattern);
    const isStrict = page.kind === 'call' || (page.who !== 'anyone' && !page.isOpenToBlocked);
    expect(isStrict, pattern).toBe(true);
  }
});

test('every name leads to its file', () => {
  for (const { file } of leaves(routes))
    expect(existsSync(resolve(import.meta.dirname, '..', file)), file).toBe(true);
});

test('while the shop is closed only its notice, the text size and the question about it are answered', () => {
  const open = Object.entries<PageEntry | CallEntry>({ ...PAGES, ...CALLS });
  expect(
    open.filter(([, { isOpenDuringCurtain }]) => isOpenDuringCurtain).map(([name]) => name),
  ).toEqual(['app.curtain', 'app.preferences', 'app.calls.curtain-config']);
});

test('calls are for members, but for those that lead to being one or tell nothing of any', () => {
  const forAnyone = Object.values(CALLS).filter(({ who }) => who === 'anyone');
  expect(forAnyone.map(({ path }) => path)).toEqual([
    '/login',
    '/validate-authentication',
    '/verifyScore',
    '/api/docs.json',
    '/errorLogger',
    '/curtainConfig',
  ]);
});

const fullPaths = [...Object.values(PAGES), ...Object.values(CALLS)]
  .map(({ path }) => path.replace(/[:*].*/, ''))
  .filter((path) => path !== '/');
const addressInText = new RegExp(
  `['"\`](?:/german)?(?:${fullPaths.join('|')})(?![\\w-])|/german\\b`,
  'i',
);

test.each(['"/Step1"', "'/german/p/10100'", '`/checkout/Shipping?x=${y}`', "'/LOGIN'"])(
  'the test below would find %s',
  (text) => expect(text).toMatch(addressInText),
);

test.each(['storefront', 'domain', 'shop', 'server'])(
  'no address of the site is written in %s but here',
  (room) => {
    const folder = resolve(import.meta.dirname, '../..', room);
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          !/\.test\.|\.test-data\.|site-map|call-map|people.locale/.test(file),
      )
      .filter((file) =>
        addressInText.test(withoutComments(readFileSync(resolve(folder, file), 'utf8'))),
      );
    expect(found).toEqual([]);
  },
);

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
}

function guardsOf(pattern: string): string[] {
  const leaf = leaves(routes).find((each) => each.pattern === trimmed(pattern));
  if (!leaf) throw new Error(`no route ${pattern}`);
  return leaf.guards;
}

type Leaf = { pattern: string; file: string; guards: string[] };

/** The routes that an address can lead to, and the layouts they stand in. */
function leaves(entries: RouteConfigEntry[], guards: string[] = []): Leaf[] {
  return entries.flatMap(({ path: pattern = '', file, children }) =>
    children ? leaves(children, [...guards, file]) : [{ pattern, file, guards }],
  );
}

function trimmed(pattern: string): string {
  return pattern.replace(/^\/|\/$/g, '');
}
