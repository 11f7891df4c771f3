import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lensVerdict } from '../lenses/lens-verdict.ts';
import { aCheckedPrescription, aPrescription } from './prescription.test-data.ts';
import { FIELDS } from './prescription-fields.ts';
import { isWithin } from './range.ts';
import { transpose } from './transpose.ts';
import { hasErrors, validatePrescription } from './validate-prescription.ts';

const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((steps) => steps / 4);

/** Well beyond what lenses are made for, on every side. */
const anEye = fc.record({
  sphere: quarters(-30, 20),
  cylinder: quarters(-8, 8),
  axis: fc.integer({ min: 1, max: 180 }),
  add: fc.constantFrom(null, 2),
});
const lensType = fc.constantFrom('SingleVision', 'Progressive');

test('the same lens is accepted in both notations', () => {
  const [minus, plus] = [
    { sphere: -20, cylinder: -3.5, axis: 5 },
    { sphere: -23.5, cylinder: 3.5, axis: 95 },
  ];

  expect(hasErrors(rulesOn(aPrescription({ od: minus, os: minus })))).toBe(false);
  expect(hasErrors(rulesOn(aPrescription({ od: plus, os: plus })))).toBe(false);
});

test('writing either eye in the other notation changes no verdict', () => {
  fc.assert(
    fc.property(lensType, anEye, anEye, (type, od, os) => {
      const answer = verdict({ lensType: type, od, os });

      expect(verdict({ lensType: type, od: transpose(od), os })).toEqual(answer);
      expect(verdict({ lensType: type, od, os: transpose(os) })).toEqual(answer);
      expect(verdict({ lensType: type, od: transpose(od), os: transpose(os) })).toEqual(answer);
    }),
    { numRuns: 2000 },
  );
});

type Eyes = Parameters<typeof aCheckedPrescription>[0] & { od: Powers; os: Powers };
type Powers = { sphere: number; cylinder: number; axis: number; add: number | null };

/**
 * Every error and warning but the question whether a paper mixes both notations, and the lenses.
 * With a cylinder that nobody makes it is refused in any case; then the sphere is judged as typed.
 */
function verdict(eyes: Eyes): unknown {
  const findings = rulesOn(aPrescription(eyes));
  const isMade = [eyes.od, eyes.os].every(({ cylinder }) =>
    isWithin(cylinder, FIELDS.cylinder.range),
  );
  if (!isMade) return hasErrors(findings);
  const rules = findings
    .filter(({ ruleId }) => ruleId !== 'cylinder.mixedSigns')
    .map(({ field, ruleId }) => `${field} ${ruleId}`);
  return [rules, lensVerdict(aCheckedPrescription(eyes))];
}

function rulesOn(prescription: ReturnType<typeof aPrescription>) {
  return validatePrescription(prescription, { today: '2026-01-15' });
}
