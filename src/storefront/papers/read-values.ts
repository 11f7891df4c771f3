import {
  EYE_FIELDS,
  isSigned,
  VALUE_NAMES,
  type EyeSide,
} from '#domain/prescription/field-names.ts';
import { DETAIL_NAMES, FURTHER_AMOUNTS } from '#domain/prescription/field-names.ts';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import type { Locale } from '#domain/people/locale.ts';
import type { PictureReading, ReadName } from '#domain/prescription/picture-reading.ts';
import type { Confirmation } from '#shop/uploads/port.ts';
import type { Texts } from '../i18n/en.ts';
import {
  cutToField,
  hasField,
  ownSign,
  standardValues,
  type PrescriptionValues,
} from '../prescription/index.ts';

/** What the form has a field for. */
const NAMES: readonly ReadName[] = [...VALUE_NAMES, ...FURTHER_AMOUNTS, ...DETAIL_NAMES];

/** What is certain, as the form takes it. */
export function valuesRead(reading: PictureReading | null): PrescriptionValues {
  if (!reading?.isPrescription) return {};
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = reading.values[name]?.text;
      return text ? [[name, cutToField(text)]] : [];
    }),
  );
}

/** What was typed, and what was read of all else. One distance in two ways would contradict itself. */
export function besideTyped(
  read: PrescriptionValues,
  typed: PrescriptionValues,
): PrescriptionValues {
  const isPd = (name: string) => /(?:^|\.)pd$/.test(name);
  const isPdTyped = Object.keys(typed).some(isPd);
  const added = Object.entries(read).filter(([name]) => !(isPdTyped && isPd(name)));
  return { ...Object.fromEntries(added), ...typed };
}

/**
 * An eye as it stands in the form, in one line: "−2.25 −0.75 × 175, Add +2.00". Whoever confirms
 * the eye confirms this line. Empty while there is nothing in it.
 */
export function eyeLine(
  values: PrescriptionValues,
  side: EyeSide,
  { texts, locale }: { texts: Texts; locale: Locale },
): string {
  const standard = standardValues(values, locale);
  const text = Object.fromEntries(
    EYE_FIELDS.map((field) => [field, signed(`${side}.${field}`, standard)]),
  ) as Record<(typeof EYE_FIELDS)[number], string>;
  const { result } = texts.papers;
  const { base } = texts.prescription.prism;
  const baseOf = (name: string) => (name in base ? base[name as keyof typeof base] : name);
  const prism = (amount: string, at: string) => amount && `${amount} ${baseOf(at)}`.trim();
  const powers = [text.sphere, text.cylinder, text.axis && `× ${text.axis}`];
  return [
    powers.filter(Boolean).join(' '),
    text.add && result.parts.add(text.add),
    prism(text.prismHor, text.baseHor),
    prism(text.prismVer, text.baseVer),
    text.pd && result.parts.pd(text.pd),
  ]
    .filter(Boolean)
    .join(', ');
}

/** With the sign that stands beside it, and a minus that can be seen. */
function signed(name: string, values: PrescriptionValues): string {
  const text = values[name] ?? '';
  const isBare = text !== '' && isSigned(name) && !ownSign(text) && Number(text) !== 0;
  const sign = isBare ? (values[`${name}.sign`] ?? '') : '';
  return (sign + text).replace(/^-/, '−');
}

/**
 * Where each value of the form came from, once the person has confirmed them all; what was read
 * and is not in it any more, or was unsure and left empty, is there as empty. What the form for
 * these lenses does not ask for is missing without anybody having removed it.
 */
export function confirmedValues(
  values: PrescriptionValues,
  reading: PictureReading | null,
  { lensType, locale }: { lensType: LensType; locale: Locale },
): Confirmation['values'] {
  const found = reading?.isPrescription ? reading.values : {};
  const typed = standardValues(values, locale);
  const read = standardValues(valuesRead(reading), locale);
  const confirmed: Confirmation['values'] = {};
  for (const name of NAMES) {
    const isEmptied = (read[name] || found[name]?.text === null) && hasField(name, lensType);
    if (!typed[name] && !isEmptied) continue;
    const { confidence = null, place = null } = found[name] ?? {};
    const isAsRead = signed(name, read) === signed(name, typed);
    const source = read[name] ? (isAsRead ? 'read' : 'corrected') : 'typed';
    confirmed[name] = { text: signed(name, typed), source, confidence, place };
  }
  return confirmed;
}
