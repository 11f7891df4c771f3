import { expect, test } from 'vitest';
import { toFhir } from '#domain/prescription/fhir.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { documentIn } from './document-in.ts';
import { paperReaderOf } from './paper-reader.ts';

const good = toFhir(
  aCheckedPrescription({
    lensType: 'Progressive',
    dateWritten: '2026-03-14',
    prescriber: 'Dr. Ada Meyer',
    od: { sphere: -2.25, cylinder: 0.75, axis: 5, add: 2, prismHor: 1.5, baseHor: 'In', pd: 32 },
    os: { sphere: 1, cylinder: 0, add: 2, pd: 31.5 },
  }),
  { patient: { display: 'Zq7canary' }, createdAt: '2026-11-22T10:00:00Z' },
);
const bytes = (text: string) => new TextEncoder().encode(text);
const file = (changes: object = {}) => bytes(JSON.stringify({ ...good, ...changes }));

test('a FHIR prescription is certain in every value, and nobody’s name is taken over', () => {
  const reading = documentIn(file());

  expect(reading).toMatchObject({
    isPrescription: true,
    source: 'document',
    pages: [],
    values: {
      'od.sphere': { text: '-2.25', confidence: 1, place: null },
      'od.cylinder': { text: '+0.75' },
      'od.axis': { text: '5' },
      'od.prismHor': { text: '1.50' },
      'od.baseHor': { text: 'In' },
      'od.pd': { text: '32' },
      'os.sphere': { text: '+1.00' },
      dateWritten: { text: '2026-03-14' },
      prescriber: { text: 'Dr. Ada Meyer' },
      lensType: { text: 'Progressive' },
    },
  });
  expect(JSON.stringify(reading)).not.toContain('Zq7canary');
  expect(reading).not.toHaveProperty('values.pd');
});

test.each([
  ['of a patient', { resourceType: 'Patient' }, 'other-document'],
  ['that was canceled', { status: 'cancelled' }, 'not-active'],
  [
    'of contact lenses',
    { lensSpecification: [{ product: { coding: [{ code: 'contact' }] }, eye: 'right' }] },
    'contact-lenses',
  ],
  ['of one eye', { lensSpecification: good.lensSpecification.slice(1) }, 'broken-document'],
  [
    'with words for numbers',
    { lensSpecification: good.lensSpecification.map((lens) => ({ ...lens, sphere: 'minus two' })) },
    'broken-document',
  ],
])('a document %s is said to be one', (_, changes, fault) => {
  expect(documentIn(file(changes))).toBe(fault);
});

test('half a document is broken; JSON of something else, and more than one takes, is none', () => {
  expect(documentIn(file().slice(0, 300))).toBe('broken-document');
  expect(documentIn(bytes('{"sphere": -2.25}'))).toBeNull();
  expect(documentIn(bytes('Sphere -2.25'))).toBeNull();
  expect(documentIn(file({ text: 'x'.repeat(300_000) }))).toBeNull();
  expect(documentIn(bytes(`\ufeff\n${JSON.stringify(good)}`))).toMatchObject({
    isPrescription: true,
  });
});

test('nobody looks at a document as at a picture, and it is given alone', async () => {
  const papers = paperReaderOf({
    receive: () => Promise.reject(new Error('a process was asked')),
    read: () => Promise.reject(new Error('a process was asked')),
  });

  expect(await papers.receive([file()], { read: false })).toMatchObject({
    ok: true,
    pages: [],
    reading: { source: 'document' },
  });
  expect(await papers.receive([bytes('photo'), file()], { read: true })).toEqual({
    ok: false,
    fault: 'document-alone',
    file: 1,
  });
});
