import { expect, test } from 'vitest';
import { aCheckedPrescription } from './prescription.test-data.ts';
import { findPrescription, parsePrescription } from './prescription.ts';
import { fromFields, toFields, toWire } from './prescription-wire.ts';
import { lensesFor, paperOf } from './reading-use.ts';
import { validatePrescription } from './validate-prescription.ts';

const paper = aCheckedPrescription({
  pd: 63,
  nearPd: 60,
  od: { sphere: -1, cylinder: -0.5, axis: 90, add: 2.25 },
  os: { sphere: -0.5, add: 2 },
});

test.each([
  ['far', -1, -0.5, 63],
  ['computer', 0, 0.5, 61.5],
  ['near', 1.25, 1.5, 60],
] as const)('single vision lenses for %s', (use, right, left, pd) => {
  const made = lensesFor({ ...paper, use });

  expect(made).toMatchObject({
    lensType: 'SingleVision',
    od: { sphere: right, cylinder: -0.5, axis: 90, add: null },
    os: { sphere: left, add: null },
    pd,
  });
  expect(paperOf(made)).toEqual({ ...paper, use });
});

test('the distances of both eyes move in alike, and stay where none is given for near', () => {
  const each = {
    ...paper,
    use: 'near' as const,
    od: { ...paper.od, pd: 31 },
    os: { ...paper.os, pd: 32 },
  };

  expect(lensesFor(each)).toMatchObject({ od: { pd: 29.5 }, os: { pd: 30.5 } });
  expect(lensesFor({ ...paper, nearPd: null, use: 'near' }).pd).toBe(63);
});

test('other lenses, and papers without an answer, stay as they are', () => {
  const progressive = { ...paper, lensType: 'Progressive', use: 'near' } as const;

  expect(lensesFor(progressive)).toBe(progressive);
  expect(lensesFor(paper)).toBe(paper);
});

test('the cart keeps what is made and what the paper says', () => {
  const made = lensesFor({ ...paper, use: 'near' });
  const fields = toFields(made);

  expect(fields).toMatchObject({
    use: 'near',
    'od.sphere': '+1.25',
    'od.add': '',
    'paper.od.sphere': '-1.00',
    'paper.od.add': '+2.25',
  });
  expect(findPrescription(fromFields(fields))).toEqual(made);
  expect(lensesFor(findPrescription(parsePrescription(toWire(paperOf(made))))!)).toEqual(made);
});

test('where an addition stands on the paper, it is asked what single vision lenses are for', () => {
  const rulesOf = (change: object) =>
    validatePrescription({ ...paper, ...change }, { today: '2026-01-15' }).map(
      ({ field, ruleId }) => `${field} ${ruleId}`,
    );

  expect(rulesOf({ use: null })).toEqual(['use use.required', 'add add.differs']);
  expect(rulesOf({ use: 'near' })).toEqual(['add add.differs']);
  expect(rulesOf({ use: null, lensType: 'Progressive' })).not.toContain('use use.required');
  expect(rulesOf({ use: 'near', od: { ...paper.od, add: null } })).toContain('od.add add.required');
});
