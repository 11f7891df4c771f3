import { expect, test } from 'vitest';
import { aCheckedPrescription } from './prescription.test-data.ts';
import { parsePrescription } from './prescription.ts';
import { fromFields, toFields, toHeld, toWire } from './prescription-wire.ts';

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

test('what is not on the paper is 0 on the wire, and the distance of both eyes their sum', () => {
  const { od, os, pd } = toWire({ ...full, pd: null });

  expect(od).toMatchObject({ cylinders: -0.75, prismVer: 0, baseHor: 'In', baseVer: null });
  expect(os).toMatchObject({ cylinders: 0, axis: 0, prismHor: 0, baseHor: null });
  expect(pd).toBe(63.5);
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

test('clients of the specification hold a value that is not there as 0.00, 0 or nothing', () => {
  const none = {
    sphere: '0.00',
    cylinders: '0.00',
    axis: '0',
    add: 0,
    prismHor: '0.00',
    prismVer: '0.00',
    baseHor: '',
    baseVer: '',
    pd: 0,
  };
  expect(toHeld(null)).toEqual({ lensType: 'SingleVision', od: none, os: none, pd: 0 });

  expect(toHeld(full)).toMatchObject({
    lensType: 'Progressive',
    pd: 63.5,
    od: { sphere: '-2.25', cylinders: '-0.75', axis: '175', prismVer: '0.00', baseHor: 'In' },
    os: { sphere: '1.00', cylinders: '0.00', axis: '0', baseHor: '', baseVer: 'Up', pd: 31.5 },
  });
});

const fitted = { ...full, rightHeight: 20, leftHeight: 20.5, vertexDistance: 12, tilt: 0 };

test('what was measured on the wearer goes with lenses for far and near', () => {
  expect(parsePrescription(toWire(fitted))).toMatchObject({ leftHeight: 20.5, tilt: 0 });
  expect(toFields(fitted)).toMatchObject({ rightHeight: '20', leftHeight: '20.5', tilt: '0' });
  expect(fromFields(toFields(fitted))).toEqual(fitted);
});

test('and means nothing to lenses for one distance', () => {
  const single = { ...fitted, lensType: 'SingleVision' } as const;

  expect(toFields(single)).not.toHaveProperty('rightHeight');
});
