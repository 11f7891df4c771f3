import type { Locale } from '#domain/people/locale.ts';
import { findPrescription, parsePrescription } from '#domain/prescription/prescription.ts';
import { STORE_LIMITS } from '#domain/prescription/prescription-rules.ts';
import {
  groupByField,
  hasErrors,
  validatePrescription,
} from '#domain/prescription/validate-prescription.ts';
import type { Texts } from '../i18n/en.ts';
import { lensVerdict } from '#domain/lenses/lens-verdict.ts';
import { ruleText } from './rule-sentences.ts';

/** The answer of the specification's call, in its own words. */
export type ValidationAnswer = {
  validatePrescriptionResults: {
    success: boolean;
    /** By field (`od.sphere`, `pd`), each in words. */
    errorMessages: Record<string, string[]>;
  };
  validateLensResults: {
    hasLens: boolean;
    errorMessage: string;
    /** Codes of the lenses that can be made. */
    itemTypes: string[];
  };
};

/** Judges a prescription as session storage or the data service holds it. */
export function validateForCall(
  value: unknown,
  { today, locale, texts }: { today: string; locale: Locale; texts: Texts },
): ValidationAnswer {
  const unchecked = parsePrescription(value);
  const findings = validatePrescription(unchecked, { today, limits: STORE_LIMITS[locale] });
  const errors = findings.filter(({ severity }) => severity === 'error');
  const errorMessages = Object.fromEntries(
    Object.entries(groupByField(errors)).map(([field, found]) => [
      field,
      found.map((one) => ruleText(one, texts, locale)),
    ]),
  );
  return {
    validatePrescriptionResults: { success: !hasErrors(findings), errorMessages },
    validateLensResults: lensResults(findPrescription(unchecked), texts),
  };
}

function lensResults(
  prescription: ReturnType<typeof findPrescription>,
  texts: Texts,
): ValidationAnswer['validateLensResults'] {
  // What is no prescription has no lens; its own messages say what is wrong.
  if (!prescription) return { hasLens: false, errorMessage: '', itemTypes: [] };
  const { hasLens, reasons, codes } = lensVerdict(prescription);
  const { noLens } = texts.prescription;
  const words = reasons.map((reason) => noLens.reasons[reason]).join(' ');
  return { hasLens, errorMessage: hasLens ? '' : noLens.summary(words), itemTypes: codes };
}
