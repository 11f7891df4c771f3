import { formatAmount, formatField } from '#domain/prescription/field-text.ts';
import type { Finding } from '#domain/prescription/finding.ts';
import type { Locale } from '#domain/people/locale.ts';
import { amountOf, byField } from '#domain/prescription/field-names.ts';
import type { RuleId } from '#domain/prescription/prescription-rules.ts';

/** What a message may quote of its field: values, which are written as in the form. */
const VALUES = [
  'min',
  'max',
  'sum',
  'instead',
  'meant',
  'counted',
  'right',
  'left',
  'last',
  'now',
] as const;
/** And how much of it, which has no sign. */
const AMOUNTS = ['step', 'amount'] as const;

/** As the page's language writes it; '' for what the rule has not. */
export type Limits = Record<(typeof VALUES | typeof AMOUNTS)[number], string>;

/** One text for each rule, so that the compiler lists the ones a language forgot. */
export type RuleTexts = Record<RuleId, (limits: Limits) => string>;

/** The limits of a finding as its field is written: '+12.00', '0.25', '180', '62.5'. */
export function limitsOf({ field: name, params }: Finding, locale: Locale): Limits {
  const field = amountOf(name);
  const write = (limit: keyof Limits, format: typeof formatAmount) => {
    const value = params[limit];
    return value === undefined || !field ? '' : format(field, value, locale);
  };
  return {
    ...byField(VALUES, (limit) => write(limit, formatField)),
    ...byField(AMOUNTS, (limit) => write(limit, formatAmount)),
  };
}
