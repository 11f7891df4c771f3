import { formatPower, formatPrism } from '#domain/prescription/format-power.ts';
import type { Locale } from '#domain/people/locale.ts';
import type { Finding, RuleId } from '#domain/prescription/prescription-rules.ts';

/** What a message may quote, as the page's language writes it; '' for what the rule has not. */
export type Limits = Record<'min' | 'max' | 'step' | 'sum' | 'instead' | 'meant', string>;

/** One text for each rule, so that the compiler lists the ones a language forgot. */
export type RuleTexts = Record<RuleId, (limits: Limits) => string>;

/** Powers whose sign matters in a sentence: 'from -20.00 to +12.00'. */
const SIGNED: ReadonlySet<RuleId> = new Set([
  'sphere.range',
  'cylinder.range',
  'add.required',
  'add.range',
  'add.unusual',
]);

/** The limits of a finding in words' form: '+12.00', '0.25', '180', '62.5'. */
export function limitsOf({ ruleId, group, params }: Finding, locale: Locale): Limits {
  const write = (name: keyof Limits) => {
    const value = params[name];
    if (value === undefined) return '';
    if (group === 'axis' || group === 'pd') return plain(value, locale);
    return SIGNED.has(ruleId) ? formatPower(value, locale) : formatPrism(value, locale);
  };
  return {
    min: write('min'),
    max: write('max'),
    step: write('step'),
    sum: write('sum'),
    instead: write('instead'),
    meant: write('meant'),
  };
}

function plain(value: number, locale: Locale): string {
  return locale === 'de' ? String(value).replace('.', ',') : String(value);
}
