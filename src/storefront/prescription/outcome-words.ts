import type { Locale } from '#domain/people/locale.ts';
import type { Finding, FindingField } from '#domain/prescription/finding.ts';
import {
  amountOf,
  EYE_SIDES,
  fieldOf,
  FURTHER_AMOUNTS,
} from '#domain/prescription/prescription-fields.ts';
import type { FormProblem } from '#domain/prescription/read-prescription-form.ts';
import { amountFindings } from '#domain/prescription/validate-eye.ts';
import type { Texts } from '../i18n/en.ts';
import type { Problem } from '../ui/error-summary.tsx';
import type { PrescriptionOutcome } from './check-prescription.ts';
import { limitsOf } from './rule-texts.ts';

/** The name of the tick that confirms unusual values. */
export const TICK_NAME = 'checked';

export type OutcomeWords = {
  /** For the summary on top, in the order of the paper. */
  summary: Problem[];
  /** The first thing wrong with each field, by form name. */
  atField: Record<string, string>;
  /** What is unusual, one sentence each. */
  warnings: string[];
};

/** What became of a submitted form, in the page's language. */
export function outcomeWords(
  outcome: PrescriptionOutcome | null,
  texts: Texts,
  locale: Locale,
): OutcomeWords {
  if (!outcome) return { summary: [], atField: {}, warnings: [] };
  const { at, noLens, warnings } = texts.prescription;
  const wrong = [
    ...outcome.unreadable.map(
      (problem) => [problem.field, unreadableText(problem, texts, locale)] as const,
    ),
    ...outcome.errors.map((found) => [found.field, ruleText(found, texts, locale)] as const),
  ];
  const summary: Problem[] = wrong.map(([field, message]) => ({
    name: controlOf(field),
    message: at(placeOf(field, texts), message),
  }));
  if (outcome.lensReasons.length > 0) {
    const reasons = outcome.lensReasons.map((reason) => noLens.reasons[reason]).join(' ');
    summary.push({ name: controlOf(lensField(outcome)), message: noLens.summary(reasons) });
  }
  if (outcome.warnings.length > 0) summary.push({ name: TICK_NAME, message: warnings.missing });

  const atField: Record<string, string> = {};
  for (const [field, message] of wrong) atField[controlOf(field)] ??= message;
  return {
    summary,
    atField,
    warnings: outcome.warnings.map((found) => {
      const text = ruleText(found, texts, locale);
      const isAboutAll = found.group === 'consistency' || found.group === 'date';
      return isAboutAll ? text : at(placeOf(found.field, texts), text);
    }),
  };
}

/** One finding as a sentence that says what to do. */
export function ruleText(found: Finding, texts: Texts, locale: Locale): string {
  return texts.prescription.rules[found.ruleId](limitsOf(found, locale));
}

/** 'Right eye, axis'; what concerns both eyes is named by its field alone. */
export function placeOf(field: FindingField, texts: Texts): string {
  const { eyes, fields, cell, summary, details } = texts.prescription;
  if (field === 'od' || field === 'os') return eyes[field].name;
  if (field === 'lensType') return summary.lensType;
  if (field === 'use') return texts.prescription.reading.question;
  if (field === 'dateWritten' || field === 'expiresOn') return details[field];
  const word = fields[fieldOf(field) ?? 'totalPd'];
  const side = EYE_SIDES.find((eye) => field.startsWith(`${eye}.`));
  return side ? cell(eyes[side].name, word) : word;
}

/** What has one control for both eyes. */
const WHOLE = new Set<FindingField>([
  'pd',
  ...FURTHER_AMOUNTS,
  'use',
  'lensType',
  'dateWritten',
  'expiresOn',
]);

/** The control a finding leads to: what concerns both eyes leads to the right one's. */
function controlOf(field: FindingField): string {
  if (field === 'od' || field === 'os') return `${field}.sphere`;
  if (field.includes('.') || WHOLE.has(field)) return field;
  return `od.${field}`;
}

function lensField({ lensReasons }: PrescriptionOutcome): FindingField {
  const [first] = lensReasons;
  if (first === 'pd') return 'pd';
  return first === 'cylinder' || first === 'add' ? first : 'sphere';
}

function unreadableText({ field, reason }: FormProblem, texts: Texts, locale: Locale): string {
  const { signMissing, signConflict } = texts.prescription;
  if (reason === 'sign-missing') return signMissing;
  if (reason === 'sign-conflict') return signConflict;
  const amount = amountOf(field);
  const [found] = amount ? amountFindings(field, amount, Number.NaN) : [];
  return found ? ruleText(found, texts, locale) : '';
}
