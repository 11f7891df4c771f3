import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import type { Locale } from '#domain/people/locale.ts';
import type { Texts } from '../i18n/en.ts';
import type { Asked, PrescriptionValues } from '../prescription/index.ts';
import { eyeLine } from './read-values.ts';

/** The form name of the tick that confirms an eye; its value is the line that is confirmed. */
export function tickName(side: EyeSide): string {
  return `confirmed.${side}`;
}

/** Which eyes were confirmed as they stand in the form, and what is missing. */
export function tickedEyes(
  form: FormData,
  values: PrescriptionValues,
  { texts, locale }: { texts: Texts; locale: Locale },
): Asked {
  const asked: { problems: Asked['problems']; ticked: Record<string, string> } = {
    problems: [],
    ticked: {},
  };
  const { missing, changed } = texts.papers.result;
  for (const side of EYE_SIDES) {
    const name = tickName(side);
    const line = eyeLine(values, side, { texts, locale });
    const ticked = form.get(name);
    const eye = texts.prescription.eyes[side].name;
    if (ticked === line) asked.ticked[name] = line;
    else asked.problems.push({ name, message: ticked === null ? missing(eye) : changed(eye) });
  }
  return asked;
}
