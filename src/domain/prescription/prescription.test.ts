import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPrescription } from './prescription.test-data.ts';
import { findPrescription, parsePrescription } from './prescription.ts';

test('text and numbers, cylinder and cylinders are read alike', () => {
  const eye = { sphere: '−1,25', cylinders: '-0.50', axis: '90', add: 0, baseHor: '', pd: '31.5' };
  const { od } = parsePrescription({ lensType: 'SingleVision', pd: '63', od: eye, os: eye });

  expect(od).toMatchObject({ sphere: -1.25, cylinder: -0.5, axis: 90, add: null, pd: 31.5 });
  expect(od?.baseHor).toBeNull();
});

test('0 says "none", but an axis of 0 beside a cylinder is kept to be pointed out', () => {
  const { od, os, pd } = parsePrescription({
    pd: 0,
    od: { sphere: 0, cylinder: 0, axis: 0, prismHor: '0.00' },
    os: { sphere: -0, cylinder: -1, axis: 0 },
  });

  expect(od).toMatchObject({ sphere: 0, cylinder: 0, axis: null, prismHor: null });
  expect(os?.axis).toBe(0);
  expect(os?.sphere).toBe(0);
  expect(pd).toBeNull();
});

test('anything at all can be read without a throw', () => {
  fc.assert(fc.property(fc.anything(), (value) => void parsePrescription(value)));
  expect(parsePrescription(null)).toEqual({
    lensType: 'SingleVision',
    od: null,
    os: null,
    pd: null,
  });
});

test('only known words become a prescription', () => {
  expect(findPrescription(aPrescription())).not.toBeNull();
  expect(findPrescription(aPrescription({ lensType: 'Trifocal' }))).toBeNull();
  expect(findPrescription(aPrescription({ od: { baseHor: 'Up' } }))).toBeNull();
  expect(findPrescription({ ...aPrescription(), os: null })).toBeNull();
});
