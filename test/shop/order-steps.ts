import { paper } from '../journeys/papers.ts';
import type { ShopMember, TestShop } from './a-shop.ts';
import type { Browser, Page } from './browser.ts';
import { lastCode } from './signed-in.ts';

/** One step of an order: where it leads when all is well, and what is sent. */
export type OrderStep = [name: string, leadsTo: RegExp, act: () => Promise<Page>];

/** The whole way of a member who signs in and orders, up to the review, by the pages' forms. */
export function orderSteps(
  shop: TestShop,
  browser: Browser,
  member: ShopMember,
  language: '' | '/german' = '',
): OrderStep[] {
  const readCode = async () => {
    await shop.runJobs();
    return lastCode(shop, member.email);
  };
  return stepsOfOrder(browser, member, { language, readCode });
}

/** The same for a shop elsewhere: `readCode` looks into the member's mail, `pair` names the frame. */
export function stepsOfOrder(
  browser: Browser,
  { memberId, firstName, lastName, email }: ShopMember,
  options: {
    language?: '' | '/german';
    readCode: () => Promise<string>;
    pair?: () => { model: string; sku: string };
  },
): OrderStep[] {
  const { language = '', readCode, pair } = options;
  const submit = (path: string, fields: Record<string, string>) =>
    browser.submit(language + path, fields);
  return [
    [
      'welcome',
      /checkOtp$/,
      () =>
        submit('/confirmauthentication/welcome', {
          memberId,
          firstName,
          lastName,
          contact: email,
        }),
    ],
    [
      'code',
      /^\/(german\/?)?$/,
      async () => submit('/confirmauthentication/checkOtp', { otp: await readCode() }),
    ],
    ...stepsOfPair(browser, language, pair),
    ...stepsOfDelivery(browser, language, { firstname: firstName, lastname: lastName }),
  ];
}

/** From the lenses to a pair in the cart, whoever chooses them. */
export function stepsOfPair(
  browser: Browser,
  language: '' | '/german' = '',
  pair = () => ({ model: '10100', sku: '10101' }),
): OrderStep[] {
  const submit = (path: string, fields: Record<string, string>) =>
    browser.submit(language + path, fields);
  return [
    ['lenses', /Prescription$/, () => submit('/select-lens-type', { lensType: 'SingleVision' })],
    ['prescription', /Products\/List$/, () => submit('/Prescription/Manual', paper)],
    [
      'pair',
      /CartPreview$/,
      () => submit(`/p/${pair().model}`, { sku: pair().sku, quantity: '1', lens: 'SV-150' }),
    ],
  ];
}

/** From the cart to the review; `who` is the name, and a guest's `email`. */
export function stepsOfDelivery(
  browser: Browser,
  language: '' | '/german',
  who: Record<string, string>,
): OrderStep[] {
  const address = language === '' ? american : german;
  return [
    [
      'delivery',
      /OrderReview$/,
      () =>
        browser.submit(`${language}/checkout/Shipping`, {
          ...who,
          ...address,
          payment: 'checkmo',
        }),
    ],
    ['review', /^$/, () => browser.get(`${language}/checkout/OrderReview`)],
  ];
}

const american = {
  'street[0]': '12 Analytical Way',
  city: 'Albany',
  region: 'NY',
  postcode: '12207',
  country_code: 'US',
  telephone: '518-555-0100',
};

const german = {
  'street[0]': 'Rechenweg 12',
  city: 'Berlin',
  postcode: '10115',
  country_code: 'DE',
  telephone: '030 1234567',
};

/** What the review shows, as its form sends it. */
export function formOf({ text }: Page): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/<input type="hidden"[^>]*>/g)].map(([tag]) => [
      / name="([^"]*)"/.exec(tag)?.[1] ?? '',
      / value="([^"]*)"/.exec(tag)?.[1] ?? '',
    ]),
  );
}
