import type { Locale } from '#domain/people/locale.ts';
import type { Finding } from '#domain/prescription/finding.ts';
import { amountOf } from '#domain/prescription/field-names.ts';
import type { FormProblem } from '#domain/prescription/read-prescription-form.ts';
import { amountFindings } from '#domain/prescription/validate-eye.ts';
import type { Texts } from '../i18n/en.ts';
import type { PrescriptionOutcome } from './check-prescription.ts';
import type { Refusal } from './outcome-words.ts';
import { limitsOf } from './rule-texts.ts';
import { warningKey } from './form-extras.ts';

/** Puts what the rules found into words, which the browser has not. */
export function inWords(outcome: PrescriptionOutcome, texts: Texts, locale: Locale): Refusal {
  const { unreadable, errors, warnings } = outcome;
  const sentences = Object.fromEntries([
    ...unreadable.map((problem) => [problem.field, unreadableText(problem, texts, locale)]),
    ...[...errors, ...warnings].map((found) => [warningKey(found), ruleText(found, texts, locale)]),
  ]);
  return { ...outcome, sentences };
}

/** One finding as a sentence that says what to do. */
export function ruleText(found: Finding, texts: Texts, locale: Locale): string {
  return texts.prescription.rules[found.ruleId](limitsOf(found, locale));
}

function unreadableText({ field, reason }: FormProblem, texts: Texts, locale: Locale): string {
  const { signMissing, signConflict } = texts.prescription;
  if (reason === 'sign-missing') return signMissing;
  if (reason === 'sign-conflict') return signConflict;
  const amount = amountOf(field);
  const [found] = amount ? amountFindings(field, amount, Number.NaN) : [];
  return found ? ruleText(found, texts, locale) : '';
}
