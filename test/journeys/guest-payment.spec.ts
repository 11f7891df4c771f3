import type { Page } from '@playwright/test';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import { expectAccessible } from './accessible.ts';
import type { Backstage } from './backstage.ts';
import { mouse } from './hand.ts';
import { keyboard } from './keyboard.ts';
import { addresses, dearFrame, germanPaper, paper } from './papers.ts';
import { expect, hold, payingAt, said, payUnheard } from './paying-shop.ts';
import { posting } from './posted.ts';
import { aWalk } from './walk.ts';
import { conditions } from '../conditions.ts';

// Guests pay on the provider's page in a shop that is open to them.
const test = payingAt({ STOREFRONT_ACCESS: 'open' });

for (const { locale, texts, amount, prescription } of conditions(
  [{ locale: 'en', texts: en, amount: '$283.95', prescription: paper }],
  [{ locale: 'de', texts: de, amount: '283,95\u00a0€', prescription: germanPaper }],
)) {
  const site = locale === 'de' ? '/german' : '';
  const words = texts.checkout;
  const pay = locale === 'de' ? `${amount} zahlen` : `Pay ${amount}`;
  const isByKeyboard = locale === 'de';
  const view = isByKeyboard
    ? { viewport: { width: 375, height: 812 }, locale: 'de-DE' }
    : { locale: 'en-US' };
  const handOf = (page: Page) => (isByKeyboard ? keyboard(page) : mouse(page));
  const how = `in ${locale}${isByKeyboard ? ", with the keyboard alone, at a phone's width" : ''}`;

  /** Stands before the provider's page, with all that an order takes. */
  const toPayment = async (page: Page, shopUrl: string, email: string) => {
    const posted = posting(page.context(), shopUrl, locale);
    await posted.lenses();
    await posted.prescription(prescription);
    await posted.pair();
    await posted.delivery({ email, payment: 'hostedpayment' });
    // What is said of the pair was read on the page in between.
    await page.context().request.get(`${site}/checkout/CartPreview`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site}/checkout/OrderReview`);
    await handOf(page).press('button', words.review.place);
    await expect(page).toHaveURL(/\/pay\/cs_test_/);
  };

  /** The number of the one order that was confirmed to this address. */
  const numberMailed = async (backstage: Backstage, email: string): Promise<string> => {
    await expect.poll(async () => (await backstage.messagesTo(email)).length).toBe(1);
    const [mail] = await backstage.messagesTo(email);
    return /dm\d{10}/.exec(mail?.subject ?? '')?.[0] ?? '';
  };

  const address = (kind: string) => `${kind}-${locale}-${Date.now()}@mail.example`;

  test(
    `a guest chooses, orders and pays on the provider's page, ${how}`,
    { tag: '@full' },
    async ({ visitor, backstage, member }) => {
      test.setTimeout(180_000);
      const page = await visitor(view);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const hand = handOf(page);
      const walk = aWalk({ hand, backstage, member, locale });
      const email = address('pays');
      const main = page.getByRole('main');
      await page.goto(site || '/');
      await walk.lenses('SingleVision');
      await walk.prescription(prescription);
      await page.goto(`${site}/Products/List?term=${dearFrame.name}`);
      await walk.frame(dearFrame.name, /^Standard/);
      await walk.delivery(email, true);
      await expect(main).toContainText(words.review.paidFirst);
      await expectAccessible(page, 'review of a guest before paying');
      await hand.press('button', words.review.place);
      await expect(page).toHaveURL(/\/pay\/cs_test_/);
      await expectAccessible(page, 'the stand-in for the page of a provider');
      expect(await backstage.messagesTo(email)).toEqual([]);

      await hand.press('button', pay);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.title);
      await expectAccessible(page, 'confirmation of what a guest paid online');
      const number = await numberMailed(backstage, email);
      await expect(main).toContainText(number);
      await expect
        .poll(async () => {
          await page.reload();
          return main.textContent();
        })
        .toMatch(said(words.confirmation.pay.online.captured));
    },
  );

  test(`a guest whose card is refused comes back, has lost nothing and orders, ${how}`, async ({
    visitor,
    backstage,
    shopUrl,
  }) => {
    const page = await visitor(view);
    const hand = handOf(page);
    const email = address('refused');
    const main = page.getByRole('main');
    await toPayment(page, shopUrl, email);
    const paymentPage = page.url();
    const { refuse, back } = ofStandIn[locale];
    await hand.press('button', refuse);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'the stand-in after a refused card');
    await hand.press('link', back);
    await expect(main).toContainText(words.review.unpaid);
    await expect(main).toContainText(words.review.unpaidText.refused);
    for (const kept of [email, addresses[locale].city, dearFrame.name, amount])
      await expect(main).toContainText(kept);
    await expectAccessible(page, 'review of a guest after a refused card');

    if (locale === 'en') {
      await hand.press('button', words.review.place);
      await expect(page).toHaveURL(paymentPage);
      await hand.press('button', pay);
    } else {
      await hand.press('link', words.review.otherWay);
      await hand.choose('radio', new RegExp(`^${words.payment.sentIn.EUR}`));
      await hand.press('button', words.delivery.saveEdit);
      await hand.press('button', words.review.place);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmation.title);
    await expect(main).toContainText(await numberMailed(backstage, email));
    await page.goto(paymentPage);
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test(`a guest who pays and closes the browser finds the order by the code mailed, ${how}`, async ({
    visitor,
    backstage,
    member,
    shopUrl,
    standIn,
  }) => {
    const page = await visitor(view);
    const email = address('late');
    await toPayment(page, shopUrl, email);
    await payUnheard(page, standIn);
    await page.context().close();
    expect(await backstage.messagesTo(email)).toEqual([]);
    await hold(standIn, 'sent');
    const number = await numberMailed(backstage, email);

    const later = await visitor(view);
    await later.emulateMedia({ reducedMotion: 'reduce' });
    const walk = aWalk({ hand: handOf(later), backstage, member, locale });
    await walk.findOrder({ number, email }, (state) => expectAccessible(later, state));
    await expect
      .poll(async () => {
        await later.reload();
        return later.getByRole('main').textContent();
      })
      .toMatch(said(words.confirmation.pay.online.captured));
    const confirmations = await backstage.messagesTo(email);
    expect(confirmations.filter(({ subject }) => subject.includes(number))).toHaveLength(1);
  });
}

const ofStandIn = {
  en: { refuse: 'Pay with a card that is refused', back: 'Back to the shop without paying' },
  de: {
    refuse: 'Mit einer Karte zahlen, die abgelehnt wird',
    back: 'Zurück zum Shop, ohne zu zahlen',
  },
} as const;
