import { parsePd } from '#domain/prescription/field-text.ts';
import { EYE_SIDES, PRISM_FIELDS, type EyeSide } from '#domain/prescription/field-names.ts';
import { findPrismWithBase, type PrismPart } from '#domain/prescription/prism-text.ts';
import { hasAxisOfZero } from '#domain/prescription/spread-texts.ts';
import type { PrescriptionValues } from './prescription-values.ts';

/** What is said beside a field because it now holds something else than was typed. */
export type ReadingNote =
  /** Of two distances for both eyes the one that is taken, and the one that is not needed. */
  | { about: 'pd'; farMm: number; nearMm: number }
  /** The axis was 0, which lenses call 180. */
  | { about: 'axis'; side: EyeSide }
  /** A prism came with its base in one text, and was taken apart. */
  | { about: 'prism'; side: EyeSide; typed: string; parts: PrismPart[] };

/** What is to be said about these values, as they were typed. */
export function readingNotes(values: PrescriptionValues): ReadingNote[] {
  const notes: ReadingNote[] = [];
  for (const side of EYE_SIDES) {
    if (hasAxisOfZero(side, values)) notes.push({ about: 'axis', side });
    for (const field of ['prismHor', 'prismVer'] as const) {
      const typed = values[`${side}.${field}`] ?? '';
      const parts = findPrismWithBase(side, typed);
      if (parts) notes.push({ about: 'prism', side, typed, parts });
    }
  }
  const pd = parsePd(values.pd ?? '');
  if (pd.ok && pd.value?.kind === 'total' && pd.value.nearPd) {
    notes.push({ about: 'pd', farMm: pd.value.pd, nearMm: pd.value.nearPd });
  }
  return notes;
}

/** The notes on fields that hold the same `now` as `before`. */
export function standingNotes(
  notes: readonly ReadingNote[],
  before: PrescriptionValues,
  now: PrescriptionValues,
): ReadingNote[] {
  return notes.filter((note) =>
    fieldsOf(note).every((name) => (before[name] ?? '') === (now[name] ?? '')),
  );
}

function fieldsOf(note: ReadingNote): string[] {
  if (note.about === 'pd') return ['pd'];
  const fields = note.about === 'axis' ? (['cylinder', 'axis'] as const) : PRISM_FIELDS;
  return fields.map((field) => `${note.side}.${field}`);
}
