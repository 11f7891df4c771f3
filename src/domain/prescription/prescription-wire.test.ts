import { expect, test } from 'vitest';
import { aCheckedPrescription } from './prescription.test-data.ts';
import { parsePrescription } from './prescription.ts';
import {
  defaultPrescription,
  fromFields,
  readPrescription,
  savePrescription,
  toFields,
  toWire,
} from './prescription-wire.ts';

const full = aCheckedPrescription({
  lensType: 'Progressive',
  pd: 63.5,
  od: {
    sphere: -2.25,
    cylinder: -0.75,
    axis: 175,
    add: 2,
    prismHor: 1.5,
    baseHor: 'In',
    pd: 32,
  },
  os: { sphere: 1, cylinder: 0, add: 2, prismVer: 0.5, baseVer: 'Up', pd: 31.5 },
});

test('the defaults are the specification’s', () => {
  expect(defaultPrescription()).toEqual({
    pd: 0,
    lensType: 'SingleVision',
    od: {
      sphere: '0.00',
      cylinders: '0.00',
      axis: '0',
      add: 0,
      prismHor: '0.00',
      prismVer: '0.00',
      baseHor: '',
      baseVer: '',
      pd: 0,
    },
    os: expect.objectContaining({ sphere: '0.00', axis: '0' }),
  });
});

test('the server’s 0 is read as 0.00, its null base as empty', () => {
  const zeros = {
    sphere: 0,
    cylinders: 0,
    axis: 0,
    add: 0,
    prismHor: 0,
    prismVer: 0,
    baseHor: null,
    baseVer: null,
    pd: 0,
  };

  expect(readPrescription({ pd: 0, lensType: 'SingleVision', od: zeros, os: zeros })).toEqual(
    defaultPrescription(),
  );
});

test('saving turns text into numbers and sums the distances of both eyes', () => {
  const stored = { ...readPrescription(toWire(full)), pd: 0 };

  expect(stored.od).toMatchObject({ sphere: '-2.25', axis: '175', prismHor: '1.50' });
  expect(savePrescription(stored)).toEqual(toWire(full));
  expect(savePrescription(stored).pd).toBe(63.5);
});

test('the wire keeps every value', () => {
  const { dateWritten: _, ...readBack } = parsePrescription(toWire(full));

  expect(readBack).toEqual(full);
});

test('the entered options of a cart item keep every value', () => {
  const fields = toFields(full);

  expect(fields).toMatchObject({
    lensType: 'Progressive',
    'od.sphere': '-2.25',
    'os.sphere': '+1.00',
    'od.axis': '175',
    'od.add': '+2.00',
    'os.baseVer': 'Up',
    'os.axis': '',
    pd: '63.5',
  });
  expect(Object.keys(fields)).toHaveLength(20);
  expect(fromFields(fields)).toEqual(full);
});
