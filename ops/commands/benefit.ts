import { z } from 'zod';
import { STORES, type StoreCode } from '#domain/people/locale.ts';
import { toMajor, toMinor } from '#domain/prices/money.ts';
import type { CartRule, ListedCoupon } from '#commerce/index.ts';
import type { Services } from '#server/services.ts';
import { done, failed, type Commands, type Options } from '../command.ts';
import { requireOurPromotions } from '../whose.ts';

/** What the plan pays and which coupons there are: the one source of pages, carts and orders. */
export const benefitCommands: Commands = {
  'benefit show': {
    does: 'what the plan pays for an order, in each store',
    async run(services) {
      requireOurPromotions(services);
      const rule = await services.commerce.promotions.planBenefit();
      return rule ? done(wordsFor(rule), rule) : failed('No benefit is set: members pay all.');
    },
  },
  'benefit set': {
    does: 'what the plan pays from now on; what is not said stays as it is',
    options: {
      '--store <code>': 'default or german; both unless it is said',
      '--frame <amount>': 'up to how much for a frame, such as 150.00',
      '--lenses <amount>': 'up to how much for lenses',
      '--shipping <yes/no>': 'whether the plan pays the shipping, in both stores',
      '--label <text>': 'what carts and receipts call it',
    },
    async run(services, _words, options) {
      requireOurPromotions(services);
      const { promotions } = services.commerce;
      const after = changed(await promotions.planBenefit(), read(BenefitOptions, options));
      const missing = Object.keys(STORES).filter((code) => !after.labels[code]);
      if (missing.length > 0) return failed(`--label is missing for: ${missing.join(', ')}`);
      await promotions.saveCartRule(after);
      await note(services, 'benefit.set');
      return done(wordsFor(after), after);
    },
  },
  'coupons list': {
    does: 'every coupon, those that have ended too',
    async run(services) {
      requireOurPromotions(services);
      const coupons = await services.commerce.promotions.coupons();
      return done(coupons.map(wordsForCoupon).join('\n') || 'No coupons.', coupons);
    },
  },
  'coupons set': {
    takes: '<code>',
    does: 'a share off what the plan leaves to pay, for whoever enters the code',
    options: {
      '--percent <share>': '1 to 100',
      '--from <day>': 'such as 2027-01-31; from now on unless it is said',
      '--until <day>': 'the first day on which it no longer counts',
      '--label <text>': 'what carts call it; its code unless it is said',
      '--uses <count>': 'so many orders in all; any number unless it is said',
      '--uses-per-customer <count>': 'so many orders of each customer',
    },
    async run(services, [code = ''], options) {
      requireOurPromotions(services);
      const {
        percent,
        from,
        until,
        label = code,
        uses = null,
        usesPerCustomer = null,
      } = read(CouponOptions, options);
      const labels = Object.fromEntries(Object.keys(STORES).map((store) => [store, label]));
      await services.commerce.promotions.saveCoupon({
        code,
        percent,
        labels,
        ...(from && { activeFrom: from }),
        activeUntil: until ?? null,
        usesMax: uses,
        usesPerCustomer,
      });
      await note(services, 'coupon.set');
      return done(`${code}: ${percent} %`, { code, percent });
    },
  },
  'coupons end': {
    takes: '<code>',
    does: 'takes a coupon back, out of carts as well',
    async run(services, [code = '']) {
      requireOurPromotions(services);
      const hasEnded = await services.commerce.promotions.endCoupon(code);
      await note(services, 'coupon.end');
      return hasEnded ? done('Ended.', { ended: true }) : failed('There is no such coupon.');
    },
  },
};

const planGroup = 'plan-members';

const Amount = z
  .string()
  .regex(/^\d{1,5}([.,]\d{1,2})?$/, 'is an amount such as 150.00')
  .transform((text) => toMinor(text.replace(',', '.')));
const BenefitOptions = z.object({
  store: z.enum(Object.keys(STORES) as [StoreCode]).optional(),
  frame: Amount.optional(),
  lenses: Amount.optional(),
  shipping: z.enum(['yes', 'no']).optional(),
  label: z.string().trim().min(1).max(100).optional(),
});
const Day = z.iso.date().transform((day) => new Date(`${day}T00:00:00Z`));
const Count = z.coerce.number().int().min(1).max(1_000_000_000);
const CouponOptions = z.object({
  percent: z.coerce.number().int().min(1).max(100),
  from: Day.optional(),
  until: Day.optional(),
  label: z.string().trim().min(1).max(100).optional(),
  uses: Count.optional(),
  usesPerCustomer: Count.optional(),
});

type Change = z.infer<typeof BenefitOptions>;

function read<T>(schema: z.ZodType<T>, options: Options): T {
  const parsed = schema.safeParse(options);
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'),
  );
}

function changed(before: CartRule | null, change: Change): CartRule {
  const labels = { ...before?.labels };
  const capsMinor = { ...before?.capsMinor };
  for (const code of change.store ? [change.store] : Object.keys(STORES)) {
    if (change.label) labels[code] = change.label;
    capsMinor[code] = {
      ...capsMinor[code],
      ...(change.frame !== undefined && { frame: change.frame }),
      ...(change.lenses !== undefined && { lens: change.lenses }),
    };
  }
  return {
    code: before?.code ?? 'plan-benefit',
    groupCode: planGroup,
    labels,
    capsMinor,
    freeShipping: change.shipping ? change.shipping === 'yes' : (before?.freeShipping ?? false),
  };
}

function wordsFor({ labels, capsMinor, freeShipping }: CartRule): string {
  const stores = Object.values(STORES).map(({ code, currency }) => {
    const { frame = 0, lens = 0 } = capsMinor[code] ?? {};
    return `${code}: up to ${toMajor(frame)} ${currency} for a frame, ${toMajor(lens)} ${currency} for lenses ("${labels[code]}")`;
  });
  return [...stores, `shipping: ${freeShipping ? 'paid by the plan' : 'not paid'}`].join('\n');
}

function wordsForCoupon(coupon: ListedCoupon): string {
  const { code, percent, ruleCode, activeFrom, activeUntil, usesMax, usesPerCustomer } = coupon;
  const gives = ruleCode === null ? `${percent} %` : `rule ${ruleCode}`;
  const until = activeUntil ? ` until ${dayOf(activeUntil)}` : '';
  const limits = [
    usesMax === null ? null : `${coupon.uses} of ${usesMax} uses taken`,
    usesPerCustomer === null ? null : `${usesPerCustomer} for each customer`,
  ].filter((limit) => limit !== null);
  return [`${code}: ${gives}, from ${dayOf(activeFrom)}${until}`, ...limits].join(', ');
}

function note({ audit }: Services, action: 'benefit.set' | 'coupon.set' | 'coupon.end') {
  return audit.record({ actor: 'operator', action, outcome: 'ok' });
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
