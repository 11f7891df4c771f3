import type { APIResponse, BrowserContext } from '@playwright/test';
import type { Backstage, Member } from './backstage.ts';
import { addresses, dearFrame, paper, type LensType } from './papers.ts';

type Fields = Record<string, string>;

export type Posting = ReturnType<typeof posting>;

/**
 * Brings a browser to a place in the order by sending the pages' own forms, as a browser without
 * scripts does. For tests that begin there; whole journeys walk.
 */
export function posting(context: BrowserContext, shopUrl: string, locale: 'en' | 'de' = 'en') {
  const site = shopUrl + (locale === 'de' ? '/german' : '');

  async function post(path: string, fields: Fields): Promise<APIResponse> {
    const answer = await context.request.post(site + path, {
      form: fields,
      headers: { origin: shopUrl, accept: 'text/html' },
      maxRedirects: 0,
    });
    if (answer.status() !== 303 && answer.status() !== 302)
      throw new Error(`${path} answered ${answer.status()} instead of leading on`);
    return answer;
  }

  return {
    async signIn(backstage: Backstage, member: Member): Promise<void> {
      const { memberId, firstName, lastName, contact } = member;
      const who = { memberId, firstName, lastName, contact };
      const otp = await backstage.codeAfter(contact, () =>
        post('/confirmauthentication/welcome', who),
      );
      await post('/confirmauthentication/checkOtp', { otp });
    },

    /** Opens an account, where the shop is open to guests, and is signed in to it. */
    async register(email: string, password: string): Promise<void> {
      const who = { firstName: 'Ada', lastName: 'Park', email };
      await post('/User/Register', { ...who, password, again: password });
    },

    async lenses(lensType: LensType = 'SingleVision'): Promise<void> {
      await post('/select-lens-type', { lensType });
    },

    async prescription(values: Fields = paper): Promise<void> {
      await post('/Prescription/Manual', values);
    },

    async pair(options: { sku?: string; colour?: string; lens?: string } = {}): Promise<void> {
      const { sku = dearFrame.sku, colour = dearFrame.colour, lens = 'SV-150' } = options;
      await post(`/p/${sku}`, { sku: colour, quantity: '1', lens });
    },

    async coupon(couponCode: string): Promise<void> {
      await post('/checkout/CartPreview', { intent: 'applyCoupon', couponCode });
    },

    async delivery(changes: Fields = {}): Promise<void> {
      const { region = '', ...address } = addresses[locale];
      const codes: Fields = { Oregon: 'OR' };
      await post('/checkout/Shipping', {
        ...address,
        region: codes[region] ?? '',
        country_code: locale === 'de' ? 'DE' : 'US',
        payment: 'checkmo',
        ...changes,
      });
    },

    async order(): Promise<void> {
      const review = await context.request.get(`${site}/checkout/OrderReview`);
      const html = await review.text();
      const names = ['cartId', 'expectedTotalMinor', 'idempotencyKey'];
      await post(
        '/checkout/OrderReview',
        Object.fromEntries(names.map((name) => [name, valueIn(html, name)])),
      );
    },

    /** Signed in, with the kind of lenses chosen. */
    async withLenses(backstage: Backstage, member: Member, lensType?: LensType): Promise<void> {
      await this.signIn(backstage, member);
      await this.lenses(lensType);
    },

    /** Signed in, with a pair in the cart. */
    async withPair(backstage: Backstage, member: Member): Promise<void> {
      await this.withLenses(backstage, member);
      await this.prescription();
      await this.pair();
    },

    /** A cart with everything it needs to be ordered. */
    async readyToOrder(backstage: Backstage, member: Member): Promise<void> {
      await this.withPair(backstage, member);
      await this.delivery();
    },
  };
}

/** What the fields of a page would hold after a reload. */
export async function fieldsOf(context: BrowserContext, path: string): Promise<Fields> {
  const html = await (await context.request.get(path)).text();
  const fields = [...html.matchAll(/<input[^>]*? name="([^"]+)"[^>]*>/g)];
  return Object.fromEntries(
    fields.map(([tag, name = '']) => [name, / value="([^"]*)"/.exec(tag)?.[1] ?? '']),
  );
}

function valueIn(html: string, name: string): string {
  const [tag = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? [];
  const value = /value="([^"]*)"/.exec(tag)?.[1];
  if (value === undefined) throw new Error(`the page has no ${name}`);
  return value;
}
