import { expect } from '@playwright/test';
import type { Locale } from '#domain/people/locale.ts';
import { de } from '#storefront/i18n/de.ts';
import { en } from '#storefront/i18n/en.ts';
import type { Backstage, Member } from './backstage.ts';
import type { Hand } from './hand.ts';
import { addresses, signInPath, type LensType } from './papers.ts';

type Walk = { hand: Hand; backstage: Backstage; member: Member; locale?: Locale };

/**
 * The whole order as a person walks it: only what can be seen is used, and nothing is opened by
 * its address but the first page.
 */
export function aWalk({ hand, backstage, member, locale = 'en' }: Walk) {
  const { page } = hand;
  const texts = locale === 'de' ? de : en;
  const site = locale === 'de' ? '/german' : '';
  const at = (path: string) => expect(page).toHaveURL((url) => url.pathname === site + path);

  return {
    texts,
    findOrder,

    /** From the first page to the first one behind the code. */
    async signIn() {
      const { intro, checkOtp } = texts.signIn;
      await page.goto(site + signInPath);
      await hand.type(intro.memberId, member.memberId);
      await hand.press('button', intro.continue);
      await at('/confirmauthentication/welcome');
      await this.sayWho();
      await hand.press('button', checkOtp.submit);
      await expect(page).not.toHaveURL(/confirmauthentication\/(welcome|checkOtp)/);
      expect(page.url()).not.toContain(member.memberId);
    },

    /** On `welcome`: names and contact, then the code that was sent. */
    async sayWho() {
      const { welcome, checkOtp } = texts.signIn;
      if ((await page.locator('[name=memberId]').inputValue()) === '')
        await hand.type(welcome.memberId, member.memberId);
      await hand.type(welcome.firstName, member.firstName);
      await hand.type(welcome.lastName, member.lastName);
      await hand.type(welcome.contact, member.contact);
      const code = await backstage.codeAfter(member.contact, async () => {
        await hand.press('button', welcome.send);
        await at('/confirmauthentication/checkOtp');
      });
      await hand.type(checkOtp.otp, code);
    },

    /** From the start page through the guided start. */
    async lenses(lensType: LensType) {
      const { home, lenses } = texts;
      await hand.press('link', home.start.action);
      await at('/Step1');
      await hand.press('link', lenses.start.begin);
      await at('/select-lens-type');
      await hand.choose('radio', new RegExp(`^${lenses.types[lensType].title}`));
      await hand.press('button', lenses.choose.continue);
      await at('/Prescription');
    },

    /** By hand, as it stands on paper: form names and what is typed. */
    async prescription(values: Record<string, string>) {
      const { manual, ways } = texts.prescription;
      if (new URL(page.url()).pathname === `${site}/Prescription`)
        await hand.press('link', ways.type.action);
      await at('/Prescription/Manual');
      for (const [name, value] of Object.entries(values)) await hand.type(cellOf(name), value);
      await hand.press('button', manual.save);
      await at('/Products/List');
    },

    /** Narrows the list to what has this word in its name. */
    async search(word: string) {
      const { list } = texts.frames;
      await hand.type(list.search, word);
      await hand.press('button', list.searchFor);
      await expect(page).toHaveURL(/term=/);
    },

    async frame(name: string, lens?: RegExp) {
      const { frames } = texts;
      await hand.press('link', name);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      if (lens) await hand.choose('radio', lens);
      await hand.press('button', frames.add.action);
      await at('/checkout/CartPreview');
    },

    /** A guest says where to be written to as well; paid by check unless told. */
    async delivery(email?: string, isPaidOnline = false) {
      const { cart, delivery, payment } = texts.checkout;
      const addressForm = texts.addresses.form;
      await hand.press('link', cart.continue);
      await at('/checkout/Shipping');
      if (email) await hand.type(delivery.email.label, email);
      const { region, ...fields } = addresses[locale];
      for (const [name, value] of Object.entries(fields))
        await hand.type(addressForm.fields[name as 'city'], value);
      if (region) await hand.select(addressForm.fields.region, region);
      if (isPaidOnline)
        await hand.choose('radio', new RegExp(`^${payment.methods.hostedpayment.name}`));
      await hand.press('button', delivery.save);
      await at('/checkout/OrderReview');
    },

    /** Places what is reviewed at this price; answers the number that the confirmation shows. */
    async order(amount: string): Promise<string> {
      const { youPay } = texts.shell.ledger;
      await expect(page.getByRole('row', { name: youPay })).toContainText(amount);
      await hand.press('button', texts.checkout.review.place);
      await at('/checkout/OrderConfirmation');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        texts.checkout.confirmation.title,
      );
      return /dm\d{10}/.exec(await page.locator('main').innerText())![0];
    },
  };

  /**
   * From the first page to an order that was placed before, by number, address and mailed code;
   * `look` sees each page on the way.
   */
  async function findOrder(
    order: { number: string; email: string },
    look: (state: string) => Promise<void>,
  ): Promise<void> {
    const { home, orders, signIn } = texts;
    await page.goto(site || '/');
    await hand.press('link', home.forMembers.find);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orders.find.title);
    await hand.press('button', orders.find.send);
    await expect(page.getByRole('main')).toContainText(orders.find.problems.number);
    await hand.type(orders.find.number, order.number);
    await hand.type(orders.find.email, order.email);
    await look('looking for an order');
    const code = await backstage.codeAfter(order.email, async () => {
      await hand.press('button', orders.find.send);
      await expect(page.getByRole('textbox', { name: signIn.checkOtp.otp })).toBeVisible();
    });
    await look('the code of an order');
    await hand.type(signIn.checkOtp.otp, code);
    await hand.press('button', orders.find.show);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number);
    await look('an order that was looked up');
  }

  function cellOf(name: string): string {
    const { eyes, fields, cell, details } = texts.prescription;
    // In Germany a prescription may do without.
    const optional = locale === 'de' ? ` (${texts.shell.field.optional})` : '';
    if (name === 'dateWritten') return `${details.dateWritten}${optional}`;
    if (name === 'pd') return fields.totalPd;
    const [side, field] = name.split('.') as ['od' | 'os', 'sphere'];
    return cell(eyes[side].name, fields[field]);
  }
}
