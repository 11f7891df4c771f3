import { expect, test } from 'vitest';
import { toFhir } from '#domain/prescription/fhir.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { readFile } from './read-file.ts';

/** Nothing of these files is a picture. */
const reader = {
  receive: () => Promise.resolve({ ok: false as const, reason: 'wrong-type' as const }),
  read: () => Promise.reject(new Error('There is nothing to read.')),
};
const read = (text: string) => readFile(reader, Buffer.from(text));

test('a VisionPrescription is taken as it stands', async () => {
  const prescription = aCheckedPrescription({
    pd: 63,
    od: { sphere: -2.25, cylinder: -0.75, axis: 175, prismHor: 1.5, baseHor: 'In' },
    os: { sphere: 1 },
  });
  const heading = { patient: { display: 'Vera' }, createdAt: '2026-11-22T10:00:00Z' };

  expect(await read(JSON.stringify(toFhir(prescription, heading)))).toMatchObject({
    isPrescription: true,
    rx: {
      pd: 63,
      lensType: 'SingleVision',
      od: { sphere: -2.25, cylinder: -0.75, axis: 175, prismHor: 1.5, baseHor: 'In', add: null },
      os: { sphere: 1, cylinder: 0, axis: null, baseVer: null },
    },
    confidence: { 'od.sphere': 1, pd: 1 },
  });
});

test.each([
  ['{"resourceType":"Patient"}', 'notVisionPrescription'],
  ['{"resourceType":"VisionPrescription","status":"cancelled"}', 'notActive'],
  ['{"name":"framewell"}', 'wrong-type'],
  ['{ this is no document', 'wrong-type'],
])('%s is none: %s', async (text, reason) => {
  expect(await read(text)).toMatchObject({ isPrescription: false, reason });
});
