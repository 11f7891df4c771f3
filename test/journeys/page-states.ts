import { expect, type Page } from '@playwright/test';
import type { Locale } from '#domain/people/locale.ts';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import type { Backstage, Member } from './backstage.ts';
import { conditions } from '../conditions.ts';
import { paidFrame, paper, reading } from './papers.ts';
import type { Posting } from './posted.ts';

/** Where a test of many states stands. */
export type Place = {
  page: Page;
  locale: Locale;
  backstage: Backstage;
  member: Member;
  posted: Posting;
};

type State = [name: string, arrive: (at: Visitor) => Promise<unknown>];

/** Every state that pages can be in, in groups that share how far the member has come. */
export type StateGroup = {
  name: string;
  /** Done once, before the first state. */
  begin?: (place: Place) => Promise<unknown>;
  states: State[];
};

type Visitor = ReturnType<typeof visiting>;

/** The steps that states are reached by. */
export function visiting(place: Place) {
  const { page, locale } = place;
  const texts = locale === 'de' ? de : en;
  const main = page.getByRole('main');
  return {
    ...place,
    texts,
    main,
    async go(path: string) {
      await page.goto((locale === 'de' ? '/german' : '') + path);
    },
    /** Sends the page's form as it stands, and waits for what is said against it. */
    async sendBadly() {
      await main.locator('form [data-look=primary]').first().click();
      await expect(main.getByRole('alert').first()).toBeVisible();
    },
    async open(summary: string) {
      await main.locator('summary', { hasText: summary }).first().click();
    },
    async fill(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values))
        await page.locator(`input[name="${name}"]`).fill(value);
    },
  };
}

const goTo =
  (path: string) =>
  ({ go }: Visitor) =>
    go(path);

const badly =
  (path: string) =>
  async ({ go, sendBadly }: Visitor) => {
    await go(path);
    await sendBadly();
  };

/** States that look like another one that every run looks at, but for their words. */
const alike = (...states: State[]): readonly State[] => conditions([], states);

const signingIn: StateGroup = {
  name: 'signing in',
  states: [
    ['intro', goTo('/confirmauthentication/intro')],
    ['intro, with an error', badly('/confirmauthentication/intro')],
    ['welcome', goTo('/confirmauthentication/welcome')],
    ['welcome, with errors', badly('/confirmauthentication/welcome')],
    [
      'a code is asked for',
      async ({ go, page, texts, fill, backstage, member }) => {
        const { memberId, firstName, lastName, contact } = member;
        await go('/confirmauthentication/welcome');
        await fill({ memberId, firstName, lastName, contact });
        await backstage.codeAfter(contact, () =>
          page.getByRole('button', { name: texts.signIn.welcome.send }).click(),
        );
        await expect(page.getByRole('textbox', { name: texts.signIn.checkOtp.otp })).toBeVisible();
      },
    ],
    ['a code is missing', ({ sendBadly }) => sendBadly()],
    [
      'another code is sent',
      async ({ main, texts }) => {
        await main.getByRole('button', { name: texts.signIn.checkOtp.resend }).click();
        await expect(main.getByText(texts.signIn.checkOtp.resent)).toBeVisible();
      },
    ],
    ['deleted', goTo('/confirmauthentication/alreadydeleted')],
    ...alike(
      ['not known', goTo('/confirmauthentication/notelligibleunknown')],
      ['on hold', goTo('/confirmauthentication/errormessage')],
      ['redeemed, not signed in', goTo('/confirmauthentication/alreadyredeemed')],
      ['technical problem', goTo('/confirmauthentication/wearesorry')],
    ),
    ['privacy policy', goTo('/privacy-policy')],
    ...alike(['terms of use', goTo('/terms-of-use')], ['legal notice', goTo('/impressum')]),
    ['calls for programs', goTo('/api/docs')],
    ['help', goTo('/help')],
    ['questions and answers', goTo('/help/faq')],
    ['delivery, in a table', goTo('/help/delivery')],
    ['newsletter', goTo('/newsletter')],
    ['newsletter, with an error', badly('/newsletter')],
    ...alike(
      ['newsletter, asked for', goTo('/newsletter?asked')],
      ['newsletter, ended', goTo('/newsletter?ended')],
    ),
    ['newsletter, to be confirmed', goTo('/newsletter?confirm=1-0')],
    ['an order to be canceled by a link', goTo(`/CancelOrder?token=${'x'.repeat(32)}-1`)],
    ...alike(
      ['an order canceled by a link', goTo('/CancelOrder?canceled')],
      ['an order that a link came too late for', goTo('/CancelOrder?tooLate')],
      ['a link to cancel that is old', goTo('/CancelOrder?badLink')],
    ),
    ['not found', goTo('/there-is-nothing-here')],
    ['sign out', goTo('/sign-out')],
    [
      'text size is open',
      async ({ go, page }) => {
        await go('/confirmauthentication/intro');
        await page.locator('summary', { hasText: 'Aa' }).click();
      },
    ],
  ],
};

const begun: StateGroup = {
  name: 'beginning an order',
  begin: ({ posted, backstage, member }) => posted.signIn(backstage, member),
  states: [
    ['home', goTo('/')],
    ['guided start', goTo('/Step1')],
    ['lens type', goTo('/select-lens-type')],
    ['lens type, none chosen', badly('/select-lens-type')],
    ['list without a lens type', goTo('/Products/List')],
    ['frame without a lens type', goTo(`/p/${paidFrame.sku}`)],
    ['review to write', goTo(`/p/${paidFrame.sku}/Review`)],
    ['review with errors', badly(`/p/${paidFrame.sku}/Review`)],
    ['own reviews, none yet', goTo('/User/Reviews')],
    ['empty cart', goTo('/checkout')],
    ...alike(
      ['empty step', goTo('/checkout/empty')],
      ['no orders', goTo('/User/Order')],
      ['nothing saved', goTo('/User/Wishlist')],
      ['no confirmation', goTo('/checkout/OrderConfirmation')],
    ),
  ],
};

const prescribing: StateGroup = {
  name: 'a prescription',
  begin: async ({ posted, backstage, member }) => {
    await posted.withLenses(backstage, member, 'Progressive');
  },
  states: [
    ['how to measure the distance', goTo('/Prescription/MeasurePd')],
    ['the ways to give one', goTo('/Prescription')],
    ['a picture of one', goTo('/Prescription/Upload')],
    ['by hand, empty', goTo('/Prescription/Manual')],
    ['by hand, with errors', badly('/Prescription/Manual')],
    [
      'by hand, filled, everything unfolded',
      async ({ go, fill, open, texts }) => {
        await go('/Prescription/Manual');
        await fill({ ...paper, ...reading });
        await open(texts.prescription.prism.summary);
        await open(texts.prescription.fitting.summary);
        await open(texts.prescription.notation.summary);
      },
    ],
    [
      'by hand, a word explained',
      async ({ go, main }) => {
        await go('/Prescription/Manual');
        await main.locator('legend button').click();
      },
    ],
    [
      'by hand, unusual values to confirm',
      async ({ go, fill, sendBadly }) => {
        await go('/Prescription/Manual');
        await fill({ ...paper, ...reading, 'od.sphere': '+2.25' });
        await sendBadly();
      },
    ],
    [
      'saved',
      async ({ go, posted }) => {
        await posted.prescription({ ...paper, ...reading });
        await go('/Prescription');
      },
    ],
    ['the lenses in a frame, with their zones', goTo(`/p/${paidFrame.sku}/Lenses`)],
    [
      'saved, and not enough for these lenses',
      async ({ go, posted }) => {
        await posted.lenses('SingleVision');
        await posted.prescription();
        await posted.lenses('Bifocals');
        await go('/Prescription');
      },
    ],
  ],
};

const choosing: StateGroup = {
  name: 'frames',
  begin: async ({ posted, backstage, member }) => {
    await posted.withLenses(backstage, member);
    await posted.prescription();
  },
  states: [
    ['home, an order is begun', goTo('/')],
    ['the face scan', goTo('/Face/Scan')],
    ['trying frames on', goTo('/Face/TryOn')],
    ['the search by photo', goTo('/Products/VisualSearch')],
    [
      'the face scan, with an error',
      async ({ go, main, texts }) => {
        await go('/Face/Scan');
        await main.getByRole('button', { name: texts.face.numbers.action }).click();
        await expect(main.getByRole('alert').first()).toBeVisible();
      },
    ],
    [
      'the face scan, a result',
      async ({ main, fill, texts }) => {
        await fill({ temple: '52-18-140' });
        await main.getByRole('button', { name: texts.face.numbers.action }).click();
        await expect(main.getByRole('button', { name: texts.face.keeping.save })).toBeVisible();
      },
    ],
    ['guided start, half way', goTo('/Step1')],
    ['welcome back', goTo('/confirmauthentication/returnedflow')],
    ['list', goTo('/Products/List')],
    [
      'list, the filters',
      async ({ main }) => {
        const opener = main.locator('summary, button').filter({ hasText: /^Filter/ });
        if (await opener.isVisible()) await opener.click();
        await expect(main.getByRole('checkbox').first()).toBeVisible();
      },
    ],
    ['list, filtered', goTo('/Products/List?colors=Blue&sizes=Small')],
    ['list, nothing found', goTo('/Products/List?term=zzzz')],
    ...alike(
      ['list for other lenses', goTo('/Products/List?lensType=Progressive')],
      ['list, second page', goTo('/Products/List?page=2')],
    ),
    ['frame', goTo(`/p/${paidFrame.sku}`)],
    ['frame that does not fit', goTo('/p/10200')],
    ['the lenses in a frame', goTo(`/p/${paidFrame.sku}/Lenses`)],
    ['frames like one', goTo(`/p/${paidFrame.sku}/Related`)],
    [
      'frame from the side',
      async ({ go, main }) => {
        await go(`/p/${paidFrame.sku}`);
        await main.locator('[name=view]').last().check();
      },
    ],
  ],
};

const inCart: StateGroup = {
  name: 'checkout',
  begin: async ({ posted, backstage, member }) => {
    await posted.withPair(backstage, member);
  },
  states: [
    ['cart', goTo('/checkout/CartPreview')],
    [
      'cart, everything unfolded',
      async ({ open, texts }) => {
        await open(texts.checkout.coupon.title);
        await open(texts.checkout.cart.remove);
      },
    ],
    [
      'cart, a coupon that is none',
      async ({ go, fill, open, main, texts }) => {
        await go('/checkout/CartPreview');
        await open(texts.checkout.coupon.title);
        await fill({ couponCode: 'NOSUCH' });
        await main.getByRole('button', { name: texts.checkout.coupon.apply }).click();
        await expect(main.getByRole('alert').first()).toBeVisible();
      },
    ],
    [
      'cart, with a coupon',
      async ({ go, posted }) => {
        await posted.coupon('WELCOME10');
        await go('/checkout/CartPreview');
      },
    ],
    ['frame, one is in the cart', goTo(`/p/${paidFrame.sku}`)],
    ['delivery', goTo('/checkout/Shipping')],
    [
      'delivery, with errors',
      async ({ go, fill, sendBadly }) => {
        await go('/checkout/Shipping');
        await fill({ city: '', postcode: 'x' });
        await sendBadly();
      },
    ],
    ['the prescription to take along', goTo('/Prescription/Sheet')],
    ['change the prescription', goTo('/checkout/PrescriptionEdit')],
    [
      'change the prescription, with errors',
      async ({ go, fill, sendBadly }) => {
        await go('/checkout/PrescriptionEdit');
        await fill({ 'od.axis': '200' });
        await sendBadly();
      },
    ],
    [
      'review with a coupon',
      async ({ go, posted }) => {
        await posted.delivery();
        await go('/checkout/OrderReview');
      },
    ],
  ],
};

const ordering: StateGroup = {
  name: 'the order',
  begin: ({ posted, backstage, member }) => posted.readyToOrder(backstage, member),
  states: [
    ['guided start, all done', goTo('/Step1')],
    ['review', goTo('/checkout/OrderReview')],
    [
      'review, the total has changed',
      async ({ posted, main, texts }) => {
        await posted.coupon('WELCOME10');
        await main.locator('form [data-look=primary]').first().click();
        await expect(main.getByText(texts.checkout.review.changed)).toBeVisible();
      },
    ],
    ['change the delivery', goTo('/checkout/ShippingEdit')],
    [
      'confirmation',
      async ({ go, posted }) => {
        await posted.order();
        await go('/checkout/OrderConfirmation');
      },
    ],
    ['orders', goTo('/User/Order')],
    [
      'an order, with the way to cancel it',
      async ({ main, open, texts }) => {
        await main.getByRole('link', { name: texts.orders.details }).first().click();
        await open(texts.orders.one.cancel.title);
        await main.getByRole('button', { name: texts.orders.one.cancel.action }).click();
        await expect(main.getByText(texts.orders.one.cancel.reasonMissing)).toBeVisible();
      },
    ],
    ['redeemed, until a day', goTo('/confirmauthentication/alreadyredeemed')],
  ],
};

export const stateGroups = [signingIn, begun, prescribing, choosing, inCart, ordering];
