import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labLensesOf } from '../orders/lab-lenses.ts';
import { fromFhir, toFhir, type FhirHeading } from './fhir.ts';
import { aCheckedPrescription } from './prescription.test-data.ts';
import { findPrescription, type Prescription } from './prescription.ts';
import { lensesFor, paperOf } from './reading-use.ts';

const heading: FhirHeading = {
  identifier: '000000042',
  patient: { reference: 'Patient/AH-1001' },
  createdAt: '2026-11-22T10:00:00Z',
};

const full = aCheckedPrescription({
  lensType: 'Progressive',
  pd: 63.5,
  dateWritten: '2026-03-14',
  expiresOn: '2028-03-13',
  prescriber: 'Dr. Ada Meyer',
  licence: 'OD 4711',
  rightHeight: 19,
  leftHeight: 18.5,
  od: { sphere: -2.25, cylinder: 0.75, axis: 5, add: 2, prismHor: 1.5, baseHor: 'In', pd: 32 },
  os: { sphere: 1, cylinder: 0, add: 2, prismVer: 0.5, baseVer: 'Up', pd: 31.5 },
});

function takenOver(document: unknown): Prescription {
  const read = fromFhir(document);
  if (!read.ok) throw new Error(read.problem);
  return findPrescription(read.prescription)!;
}

describe('a prescription as FHIR', () => {
  it('has an entry for each eye, its prisms by base, and what R4 lacks as extensions', () => {
    const { lensSpecification, extension, ...rest } = toFhir(full, heading);

    expect(rest).toEqual({
      resourceType: 'VisionPrescription',
      identifier: [{ value: '000000042' }],
      status: 'active',
      created: '2026-11-22T10:00:00Z',
      dateWritten: '2026-03-14',
      patient: { reference: 'Patient/AH-1001' },
      prescriber: { display: 'Dr. Ada Meyer' },
    });
    expect(lensSpecification[0]).toMatchObject({
      eye: 'right',
      sphere: -2.25,
      cylinder: 0.75,
      axis: 5,
      add: 2,
      prism: [{ amount: 1.5, base: 'in' }],
    });
    expect(lensSpecification[1]).not.toHaveProperty('cylinder');
    expect(lensSpecification[1]).not.toHaveProperty('axis');
    expect(extension.map(({ url }) => url.split('/').at(-1))).toEqual([
      'pd',
      'rightHeight',
      'leftHeight',
      'lensType',
      'expiresOn',
      'licence',
    ]);
  });

  it('is the same prescription when it is taken over', () => {
    expect(takenOver(toFhir(full, heading))).toEqual(full);
  });

  it('keeps a missing date and prescriber missing', () => {
    const { dateWritten: _, prescriber: __, ...undated } = full;

    expect(takenOver(toFhir(undated, heading))).toEqual(undated);
  });

  it('says what the paper says of lenses for reading, and the same lenses are made of it', () => {
    const made = lensesFor({ ...full, lensType: 'SingleVision', use: 'near', nearPd: 60 });
    const back = takenOver(toFhir(made, heading));

    expect(back).toMatchObject({ use: 'near', nearPd: 60, od: { sphere: -2.25, add: 2 } });
    expect(labLensesOf(lensesFor(back))).toEqual(labLensesOf(made));
  });

  it('names the same lenses for every prescription there can be', () => {
    const quarters = (from: number, to: number) =>
      fc.integer({ min: from * 4, max: to * 4 }).map((steps) => steps / 4);
    const anEye = fc.record({
      sphere: quarters(-20, 12),
      cylinder: quarters(-6, 6).filter((value) => value !== 0),
      axis: fc.integer({ min: 1, max: 180 }),
      add: fc.constantFrom(null, 1.25, 2),
      prismHor: fc.constantFrom(0.25, 3),
      baseHor: fc.constantFrom('In', 'Out'),
      prismVer: fc.constantFrom(0.5, 2.75),
      baseVer: fc.constantFrom('Up', 'Down'),
      pd: fc.integer({ min: 200, max: 400 }).map((tenths) => tenths / 10),
    });
    fc.assert(
      fc.property(anEye, anEye, fc.constantFrom('SingleVision', 'Progressive'), (od, os, type) => {
        const prescription = findPrescription(aCheckedPrescription({ lensType: type, od, os }))!;
        const document: unknown = JSON.parse(JSON.stringify(toFhir(prescription, heading)));

        expect(labLensesOf(takenOver(document))).toEqual(labLensesOf(paperOf(prescription)));
      }),
    );
  });
});

describe('a FHIR document from elsewhere', () => {
  const lens = { product: { coding: [{ code: 'lens' }] }, eye: 'right', sphere: -2 };
  const both = [lens, { ...lens, eye: 'left', sphere: 1.5, cylinder: -0.5, axis: 0 }];
  const plain = { resourceType: 'VisionPrescription', status: 'active', lensSpecification: both };

  it('needs none of our extensions, and an axis of 0 is 180', () => {
    expect(takenOver(plain)).toMatchObject({
      lensType: 'SingleVision',
      od: { sphere: -2, cylinder: 0 },
      os: { sphere: 1.5, cylinder: -0.5, axis: 180 },
      pd: null,
    });
  });

  it('keeps an element that is no whole axis for the rules to name', () => {
    const [right] = both;
    const odd = { ...plain, lensSpecification: [{ ...right, cylinder: -1, axis: 90.5 }, both[1]] };

    expect(takenOver(odd).od.axis).toBe(90.5);
  });

  it.each([
    ['notVisionPrescription', null],
    ['notVisionPrescription', { resourceType: 'Patient' }],
    ['notActive', { ...plain, status: 'cancelled' }],
    ['notActive', { ...plain, status: undefined }],
    ['malformed', { ...plain, lensSpecification: 'none' }],
    ['eyes', { ...plain, lensSpecification: [lens] }],
    ['eyes', { ...plain, lensSpecification: [lens, lens, both[1]] }],
    ['malformed', { ...plain, lensSpecification: [{ ...lens, sphere: '-2.00' }, both[1]] }],
    [
      'malformed',
      { ...plain, lensSpecification: [{ ...lens, prism: [{ amount: 1, base: 'BI' }] }, both[1]] },
    ],
    [
      'contactLenses',
      {
        ...plain,
        lensSpecification: both.map((one) => ({
          ...one,
          product: { coding: [{ code: 'contact' }] },
        })),
      },
    ],
  ])('is refused as %s', (problem, document) => {
    expect(fromFhir(document)).toEqual({ ok: false, problem });
  });
});
