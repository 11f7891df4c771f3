import type { ComponentProps } from 'react';
import type { Locale } from '#domain/people/locale.ts';
import { formatField } from '#domain/prescription/field-text.ts';
import type { PictureReading, Place } from '#domain/prescription/picture-reading.ts';
import { showsDistance } from '#domain/prescription/picture-review.ts';
import type { Texts } from '../i18n/en.ts';
import { hasField, nameOfField, type PrescriptionForm, unsureId } from '../prescription/index.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './comparison.module.css';
import { Cutting, type ShownPaper } from './page-picture.tsx';

/** Where each value stands on the picture, by form name; which is of several pairs stands nowhere. */
export function placesRead(reading: PictureReading | null): Record<string, Place> {
  if (!reading?.isPrescription) return {};
  return Object.fromEntries(
    Object.entries(reading.values).flatMap(([name, { place, isOfSeveralPairs }]) =>
      place && !isOfSeveralPairs ? [[name, place]] : [],
    ),
  );
}

/** How much of a place must lie beside another one for both to be of one line. */
const SAME_LINE = 0.5;

/** The notes on a paper that leave open a field of the form which nobody has filled, each once, in their order. */
export function notesOn(
  { lensType, values }: Pick<FormProps['view'], 'lensType' | 'values'>,
  reading: PictureReading | null,
): Place[] {
  if (!reading?.isPrescription) return [];
  const all = Object.entries(reading.values).flatMap(([name, { text, remarks = [] }]) =>
    text === null && !values[name] && hasField(name, lensType) ? remarks : [],
  );
  const ordered = all.toSorted((one, other) => one.page - other.page || one.top - other.top);
  return ordered.filter((place, at) => !ordered.slice(0, at).some((one) => isSameLine(one, place)));
}

/** Two looks at a picture find a line in slightly other places. */
function isSameLine(one: Place, other: Place): boolean {
  const height = Math.min(one.height, other.height);
  return one.page === other.page && Math.abs(one.top - other.top) < SAME_LINE * height;
}

type FormProps = ComponentProps<typeof PrescriptionForm>;

/**
 * Beneath each field of the form whose value was read: its place on the picture, and whether it is
 * certain. What the person has given since needs no mark. An addition that follows from the powers for
 * near says so. Where the picture shows no distance, it says so and what to do.
 */
export function sourcesShown(
  { lensType, values }: Pick<FormProps['view'], 'lensType' | 'values'>,
  {
    reading,
    paper,
    texts,
    locale,
  }: { reading: PictureReading | null; paper: ShownPaper; texts: Texts; locale: Locale },
): NonNullable<FormProps['sources']> {
  if (!reading?.isPrescription) return {};
  const { result } = texts.papers;
  const ofRead = Object.fromEntries(
    Object.entries(reading.values).flatMap(([name, value]) => {
      const { text, place, nearSphere, remarks, isOfSeveralPairs = false } = value;
      if (!(place || isOfSeveralPairs) || !hasField(name, lensType)) return [];
      const isUnsure = text === null && !values[name];
      if (isOfSeveralPairs && !isUnsure) return [];
      const shown = (
        <div className={styles.source}>
          {place && !isOfSeveralPairs && (
            <Cutting paper={paper} place={place} label={result.place(nameOfField(name, texts))} />
          )}
          {text !== null && nearSphere !== undefined && (
            <p className="hint">
              {result.addFromNear(
                formatField('sphere', Number(nearSphere), locale),
                formatField('add', Number(text), locale),
              )}
            </p>
          )}
          {isUnsure && (
            <p className={styles.unsure} id={unsureId(name)}>
              <Icon name="warn" />
              <span>
                {remarks ? result.noted : isOfSeveralPairs ? result.ofSeveralPairs : result.unsure}
              </span>
            </p>
          )}
        </div>
      );
      return [[name, { isUnsure, shown }]];
    }),
  );
  if (showsDistance(reading)) return ofRead;
  return { ...ofRead, pd: { isUnsure: false, shown: <p className="hint">{result.noPd}</p> } };
}
