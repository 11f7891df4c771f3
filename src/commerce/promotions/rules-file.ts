import { z } from 'zod';
import { CatalogueRuleInFile } from './catalogue-rules-file.ts';
import {
  ByStore,
  endsLater,
  Moment,
  Percent,
  Position,
  RuleCode,
  storeCodes,
} from './file-fields.ts';

const Label = z.string().trim().min(1).max(100);
const Labels = z.object({ default: Label, german: Label });
const CouponCode = z.string().regex(/^\S{1,100}$/, 'a code has no spaces');
const Uses = z.int().min(1).max(1_000_000_000);

const Goods = z
  .strictObject({
    kinds: z.array(z.enum(['frame', 'lens', 'other'])).optional(),
    categories: z.array(z.string().min(1)).optional(),
    skus: z.array(z.string().min(1)).optional(),
  })
  .refine((goods) => Object.values(goods).some((names) => names.length > 0), 'names no goods');

const RuleInFile = z
  .strictObject({
    code: RuleCode,
    position: Position,
    label: Labels,
    /** Of what is left of each line. */
    percent: Percent.optional(),
    /** Off each piece, in minor units. */
    each: ByStore.optional(),
    /** Off all of its goods together, in minor units. */
    together: ByStore.optional(),
    freeShipping: z.boolean().default(false),
    goods: Goods.optional(),
    /** What all goods must cost before anything is taken off, in minor units. */
    minimum: ByStore.optional(),
    /** No later rule takes anything from its goods. */
    last: z.boolean().default(false),
    stores: z.array(z.enum(storeCodes)).min(1).default(storeCodes),
    groups: z.array(z.string()).min(1).optional(),
    from: Moment.optional(),
    until: Moment.optional(),
    enabled: z.boolean().default(true),
    /** With any, even none, the rule counts for carts with one of its coupons alone. */
    coupons: z
      .array(
        z
          .strictObject({
            code: CouponCode,
            uses: Uses.optional(),
            usesPerCustomer: Uses.optional(),
            from: Moment.optional(),
            until: Moment.optional(),
          })
          .refine(endsLater, 'ends before it begins'),
      )
      .optional(),
  })
  .refine(
    ({ percent, each, together }) => [percent, each, together].filter(Boolean).length <= 1,
    'takes off a percentage, an amount off each piece, or one off all together: one of them',
  )
  .refine(
    ({ percent, each, together, freeShipping }) => freeShipping || percent || each || together,
    'takes nothing off',
  )
  .refine(endsLater, 'ends before it begins');

const TaxInFile = z.strictObject({
  store: z.enum(storeCodes),
  class: z.enum(['frame', 'lens', 'other', 'shipping']),
  country: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
  /** As in addresses, `NY`; the whole country without one. */
  region: z
    .string()
    .regex(/^[A-Z0-9-]{1,10}$/)
    .optional(),
  /** 8.875 for 8.875 %. */
  percent: z.number().min(0).max(100).multipleOf(0.0001),
  label: Label,
});

const RulesFile = z
  .strictObject({
    rules: z.array(RuleInFile).default([]),
    catalogue: z.array(CatalogueRuleInFile).default([]),
    taxes: z.array(TaxInFile).optional(),
  })
  .superRefine(({ rules, catalogue, taxes = [] }, context) => {
    const twice = (place: string, names: string[]) => {
      for (const name of names.filter((one, at) => names.indexOf(one) !== at))
        context.addIssue(`${place} ${name} stands there twice`);
    };
    const coupons = rules.flatMap((rule) => rule.coupons ?? []);
    twice(
      'rule',
      rules.map(({ code }) => code),
    );
    twice(
      'catalogue rule',
      catalogue.map(({ code }) => code),
    );
    twice(
      'coupon',
      coupons.map(({ code }) => code.toLowerCase()),
    );
    twice(
      'the rate of',
      taxes.map((tax) => [tax.store, tax.class, tax.country, tax.region ?? ''].join(' ').trim()),
    );
  });

export type RuleInFile = z.infer<typeof RuleInFile>;
export type TaxInFile = z.infer<typeof TaxInFile>;
export type RulesFile = z.infer<typeof RulesFile>;

/** Why something in the file is not imported, and where it stands. */
export type RulesFault = { place: string; fault: string };

/** Rules with faults, each told; nothing of them is imported. */
export class RefusedRules extends Error {
  readonly faults: readonly RulesFault[];

  constructor(faults: readonly RulesFault[]) {
    const told = faults.map(({ place, fault }) => `${place}: ${fault}`);
    super(`The rules cannot be imported:\n${told.join('\n')}`);
    this.faults = faults;
  }
}

/** Reads rules and tax rates from untrusted data. @throws RefusedRules with every fault. */
export function parseRules(value: unknown): RulesFile {
  const parsed = RulesFile.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new RefusedRules(
    parsed.error.issues.map(({ path, message }) => ({
      place: path.length > 0 ? path.join('.') : 'the file',
      fault: message,
    })),
  );
}
