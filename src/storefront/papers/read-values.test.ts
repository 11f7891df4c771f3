import { expect, test } from 'vitest';
import type {
  PictureReading,
  ReadValue,
  ReadValues,
} from '#domain/prescription/picture-reading.ts';
import { besideTyped, confirmedValues, valuesRead } from './read-values.ts';

const place = { page: 0, left: 0.1, top: 0.2, width: 0.1, height: 0.02 };
const sure = (text: string): ReadValue => ({ text, printed: text, confidence: 0.97, place });
const unsure: ReadValue = { text: null, printed: '115', confidence: 0.4, place };

const readingOf = (values: ReadValues): PictureReading => ({
  isPrescription: true,
  source: 'picture',
  pages: [],
  values,
});

const forFar = { lensType: 'SingleVision', locale: 'en' } as const;

test('a value that was removed, or left empty where it was unsure, leaves its trace', () => {
  const reading = readingOf({
    'od.sphere': sure('-2.25'),
    'od.cylinder': sure('-0.75'),
    pd: unsure,
  });

  expect(confirmedValues({ 'od.sphere': '-2.25' }, reading, forFar)).toEqual({
    'od.sphere': { text: '−2.25', source: 'read', confidence: 0.97, place },
    'od.cylinder': { text: '', source: 'corrected', confidence: 0.97, place },
    pd: { text: '', source: 'typed', confidence: 0.4, place },
  });
});

test('what is told in another field is not removed, nor what only other lenses are asked for', () => {
  const reading = readingOf({ pd: sure('31.5/32'), rightHeight: sure('18') });

  const values = confirmedValues({ 'od.pd': '31.5', 'os.pd': '32' }, reading, forFar);

  expect(Object.keys(values)).toEqual(['od.pd', 'os.pd']);
  expect(Object.values(values).map(({ source }) => source)).toEqual(['read', 'read']);
});

test('a name longer than its field is as it was read when nothing else was changed', () => {
  const reading = readingOf({ prescriber: sure(`Dr. ${'Maximiliane '.repeat(5)}`) });
  const { prescriber = '' } = valuesRead(reading);

  expect(prescriber).toHaveLength(40);
  expect(confirmedValues({ prescriber }, reading, forFar).prescriber).toMatchObject({
    text: prescriber,
    source: 'read',
  });
});

test('a near distance or a height that was removed leaves its trace where the form asks for it', () => {
  const reading = readingOf({ nearPd: sure('60'), rightHeight: sure('18'), tilt: unsure });
  const emptied = (lensType: 'SingleVision' | 'Progressive') =>
    confirmedValues({}, reading, { lensType, locale: 'en' });

  expect(emptied('SingleVision')).toEqual({
    nearPd: { text: '', source: 'corrected', confidence: 0.97, place },
  });
  expect(emptied('Progressive')).toEqual({
    rightHeight: { text: '', source: 'corrected', confidence: 0.97, place },
    tilt: { text: '', source: 'typed', confidence: 0.4, place },
  });
});

test('what was typed stays beside what is read later, and no distance stands twice', () => {
  const read = { 'od.sphere': '-2.25', 'od.axis': '175', pd: '63' };

  expect(besideTyped(read, { 'od.sphere': '-2.50', 'od.sphere.sign': '-' })).toEqual({
    'od.sphere': '-2.50',
    'od.sphere.sign': '-',
    'od.axis': '175',
    pd: '63',
  });
  expect(besideTyped(read, { 'od.pd': '31', 'os.pd': '32' })).toEqual({
    'od.sphere': '-2.25',
    'od.axis': '175',
    'od.pd': '31',
    'os.pd': '32',
  });
});
