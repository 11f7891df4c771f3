import { expect, test } from 'vitest';
import { lensVerdict } from '../lenses/lens-verdict.ts';
import { aCheckedPrescription, aPrescription } from './prescription.test-data.ts';
import { findPrescription, parsePrescription } from './prescription.ts';
import type { Prescription, UncheckedPrescription } from './prescription.ts';
import { fromFields, toFields, toWire } from './prescription-wire.ts';
import { totalPdMm, uncountedEye } from './total-pd.ts';
import { hasErrors, validatePrescription } from './validate-prescription.ts';

const eye = { sphere: -2, add: 2 };

/** Every way a prescription is written down and read again. */
const COPIES: Record<string, (prescription: Prescription) => UncheckedPrescription> = {
  'the data service': (one) => parsePrescription(toWire(one)),
  'the cart': (one) => fromFields(toFields(one)),
};

test('both eyes make the total, one alone does not', () => {
  expect(totalPdMm(aPrescription({ pd: 60, od: { pd: 31 }, os: { pd: 32.5 } }))).toBe(63.5);
  expect(totalPdMm(aPrescription({ pd: null, od: { pd: 31.3 }, os: { pd: 32.4 } }))).toBe(63.7);
  expect(totalPdMm(aPrescription({ pd: 60, od: { pd: 31 } }))).toBe(60);
  expect(totalPdMm(aPrescription({ pd: null, od: { pd: 31 } }))).toBeNull();
  expect(totalPdMm(aPrescription({ pd: -1 }))).toBeNull();
});

test('one eye beside a total does not count', () => {
  expect(uncountedEye(aPrescription({ pd: 63, os: { pd: 31 } }))).toBe('os');
  expect(uncountedEye(aPrescription({ pd: 63, od: { pd: 31 }, os: { pd: 32 } }))).toBeNull();
  expect(uncountedEye(aPrescription({ pd: null, od: { pd: 31 } }))).toBeNull();
  expect(uncountedEye(aPrescription({ pd: 63 }))).toBeNull();
});

test.each(Object.entries(COPIES))(
  'a prescription has the same lenses as typed and as %s keeps it',
  (_, copy) => {
    const typed = aCheckedPrescription({
      lensType: 'Progressive',
      pd: 50,
      od: { ...eye, pd: 24.5 },
      os: { ...eye, pd: 25 },
    });
    const kept = findPrescription(copy(typed))!;

    expect(kept.pd).toBe(49.5);
    expect(lensVerdict(typed)).toEqual(lensVerdict(kept));
  },
);

test('what is accepted with any two tenths of a millimetre is accepted again, for the same lenses', () => {
  const changed: string[] = [];
  for (const [smaller, larger] of pairsOfTenths(20, 40)) {
    const typed = aPrescription({
      lensType: 'Progressive',
      pd: null,
      od: { ...eye, pd: larger },
      os: { ...eye, pd: smaller },
    });
    let kept: UncheckedPrescription = typed;
    for (const copy of Object.values(COPIES)) kept = copy(findPrescription(kept)!);
    const answer = answerTo(typed);
    if (!answer || answerTo(kept) !== answer) changed.push(`${larger}/${smaller}`);
  }
  expect(changed).toEqual([]);
});

/** The warnings and the lenses; null for what is refused. */
function answerTo(typed: UncheckedPrescription): string | null {
  const findings = validatePrescription(typed, { today: '2026-01-15' });
  return hasErrors(findings)
    ? null
    : JSON.stringify([findings, lensVerdict(findPrescription(typed)!)]);
}

function* pairsOfTenths(min: number, max: number): Generator<[number, number]> {
  for (let larger = min * 10; larger <= max * 10; larger += 1) {
    for (let smaller = min * 10; smaller <= larger; smaller += 1) yield [smaller / 10, larger / 10];
  }
}
