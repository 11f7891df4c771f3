import type { FindingField } from '#domain/prescription/finding.ts';
import { EYE_SIDES, fieldOf, FURTHER_AMOUNTS } from '#domain/prescription/field-names.ts';
import type { Texts } from '../i18n/en.ts';
import type { Problem } from '../ui/error-summary.tsx';
import type { PrescriptionOutcome } from './check-prescription.ts';
import { TICK_NAME, warningKey } from './form-extras.ts';

/** A refused form with what its rules say: by the name of a field that cannot be read, by `warningKey`. */
export type Refusal = PrescriptionOutcome & { sentences: Readonly<Record<string, string>> };

export type OutcomeWords = {
  /** For the summary on top, in the order of the paper. */
  summary: Problem[];
  /** The first thing wrong with each field, by form name. */
  atField: Record<string, string>;
  /** What is unusual, one sentence each. */
  warnings: string[];
};

/** What became of a submitted form, in the page's language. */
export function outcomeWords(outcome: Refusal | null, texts: Texts): OutcomeWords {
  if (!outcome) return { summary: [], atField: {}, warnings: [] };
  const { at, noLens, warnings } = texts.prescription;
  const said = (key: string) => outcome.sentences[key] ?? '';
  const wrong = [
    ...outcome.unreadable.map(({ field }) => [field, said(field)] as const),
    ...outcome.errors.map((found) => [found.field, said(warningKey(found))] as const),
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
      const text = said(warningKey(found));
      const { group, ruleId } = found;
      const isAboutAll = group === 'consistency' || group === 'date' || ruleId === 'change.eyes';
      return isAboutAll ? text : at(placeOf(found.field, texts), text);
    }),
  };
}

/** The same for any form name of a prescription. */
export function nameOfField(name: string, texts: Texts): string {
  const { details } = texts.prescription;
  if (name === 'prescriber' || name === 'licence') return details[name];
  return placeOf(name as FindingField, texts);
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
