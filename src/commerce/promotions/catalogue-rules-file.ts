import { z } from 'zod';
import {
  ByStore,
  endsLater,
  Moment,
  Percent,
  Position,
  RuleCode,
  storeCodes,
} from './file-fields.ts';

const Names = z.array(z.string().min(1)).min(1);

const Goods = z
  .strictObject({
    categories: Names.optional(),
    skus: Names.optional(),
    /** Words by the codes of attributes: `{"frame_shape": ["Round"]}`. */
    attributes: z.record(z.string().min(1), Names).optional(),
  })
  .refine((goods) => Object.keys(goods).length > 0, 'names no goods');

/** A rule that lowers prices themselves. */
export const CatalogueRuleInFile = z
  .strictObject({
    code: RuleCode,
    position: Position,
    /** Of what the rules before it left. */
    percent: Percent.optional(),
    /** Off each price, in minor units. */
    amount: ByStore.optional(),
    goods: Goods.optional(),
    /** No later rule takes anything off its goods. */
    last: z.boolean().default(false),
    stores: z.array(z.enum(storeCodes)).min(1).default(storeCodes),
    from: Moment.optional(),
    until: Moment.optional(),
    enabled: z.boolean().default(true),
  })
  .refine(
    ({ percent, amount }) => (percent === undefined) !== (amount === undefined),
    'takes off a percentage or an amount: one of them',
  )
  .refine(endsLater, 'ends before it begins');

export type CatalogueRuleInFile = z.infer<typeof CatalogueRuleInFile>;
