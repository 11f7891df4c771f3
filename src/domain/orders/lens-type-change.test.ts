import { expect, test } from 'vitest';
import type { LensType } from '../frames/catalogue-types.ts';
import {
  aCheckedPrescription,
  type PrescriptionChange,
} from '../prescription/prescription.test-data.ts';
import {
  DEFAULT_LIMITS,
  STORE_LIMITS,
  type PrescriptionLimits,
} from '../prescription/prescription-rules.ts';
import type { Draft } from './draft.ts';
import { changedLensType } from './lens-type-change.ts';

const savedAt = '2026-11-20T09:00:00.000Z';
const yes = '2026-11-20T10:00:00.000Z';
const today = '2026-11-21';
const withAdd = { od: { add: 2 }, os: { add: 2 } };

const confirmedFor = (lensType: LensType): Draft => ({ lensType, prescriptionConfirmedAt: yes });

/** The order after its lens type became `lensType`. */
function changed(
  draft: Draft,
  lensType: LensType,
  {
    values = {},
    savedAgainAt = savedAt,
    limits = DEFAULT_LIMITS,
  }: { values?: PrescriptionChange; savedAgainAt?: string; limits?: PrescriptionLimits } = {},
): Draft {
  const saved = { prescription: aCheckedPrescription(values), savedAt: savedAgainAt };
  return { ...draft, ...changedLensType(draft, lensType, { saved, today, limits }) };
}

test('the yes stays while the values are enough for the new lenses', () => {
  const draft = { ...confirmedFor('Bifocals'), lens: 'BI-150' };

  expect(changed(draft, 'Progressive', { values: withAdd })).toEqual({
    lensType: 'Progressive',
    prescriptionConfirmedAt: yes,
  });
});

test('values that are not enough take the yes back, and it returns with its lens type', () => {
  // Without an "add" there is nothing to read with.
  const without = changed(confirmedFor('SingleVision'), 'Bifocals');

  expect(without).toEqual({
    lensType: 'Bifocals',
    confirmedBefore: { lensType: 'SingleVision', at: yes, savedAt },
  });
  expect(changed(without, 'SingleVision').prescriptionConfirmedAt).toBe(yes);
});

test('a third lens type in between forgets nothing', () => {
  const third = changed(changed(confirmedFor('SingleVision'), 'Bifocals'), 'Progressive');

  expect(third.prescriptionConfirmedAt).toBeUndefined();
  expect(changed(third, 'SingleVision').prescriptionConfirmedAt).toBe(yes);
});

test('a prescription saved since is another one', () => {
  const without = changed(confirmedFor('SingleVision'), 'Bifocals');
  const since = { savedAgainAt: '2026-11-21T08:00:00.000Z' };

  expect(changed(without, 'SingleVision', since).prescriptionConfirmedAt).toBeUndefined();
});

test('a question that was answered already is not asked again', () => {
  const values = { od: { sphere: -12, add: 2 }, os: { sphere: -12, add: 2 } };

  const draft = changed(confirmedFor('Bifocals'), 'Progressive', { values });

  expect(draft.prescriptionConfirmedAt).toBe(yes);
});

test('a question that only the new lenses raise is asked', () => {
  // Single vision lenses leave the "add" out: nobody has agreed to that yet.
  const far = changed(confirmedFor('Progressive'), 'SingleVision', { values: withAdd });

  expect(far.prescriptionConfirmedAt).toBeUndefined();
  expect(changed(far, 'Progressive', { values: withAdd }).prescriptionConfirmedAt).toBe(yes);
});

test('the same lens type again changes nothing, nor the lens that was chosen', () => {
  const draft = { ...confirmedFor('SingleVision'), lens: 'SV-160' };

  expect(changed(draft, 'SingleVision')).toEqual(draft);
});

test('a lens of the old type goes, also before anything was confirmed', () => {
  expect(changed({ lensType: 'SingleVision', lens: 'SV-160' }, 'Progressive').lens).toBeUndefined();
});

test('without a saved prescription there is nothing to say yes to', () => {
  const draft = confirmedFor('SingleVision');
  const change = changedLensType(draft, 'SingleVision', {
    saved: null,
    today,
    limits: DEFAULT_LIMITS,
  });

  expect({ ...draft, ...change }).toEqual({ lensType: 'SingleVision' });
});

test('an expired prescription loses its yes where the store may not fill it', () => {
  const values = { ...withAdd, dateWritten: '2024-01-15' };
  const draft = confirmedFor('Bifocals');

  const us = changed(draft, 'Progressive', { values, limits: STORE_LIMITS.en });
  const de = changed(draft, 'Progressive', { values, limits: STORE_LIMITS.de });

  expect(us.prescriptionConfirmedAt).toBeUndefined();
  expect(de.prescriptionConfirmedAt).toBe(yes);
});
