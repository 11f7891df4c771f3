import { expect, test } from 'vitest';
import vectors from './prescription-vectors.json' with { type: 'json' };
import type { PrescriptionChange } from './prescription.test-data.ts';
import { aPrescription } from './prescription.test-data.ts';
import { parsePrescription } from './prescription.ts';
import { DEFAULT_LIMITS, STORE_LIMITS } from './prescription-rules.ts';
import { groupByField, hasErrors, validatePrescription } from './validate-prescription.ts';

const today = '2026-01-15';

const rulesBroken = (change: PrescriptionChange) =>
  validatePrescription(aPrescription(change), { today }).map(
    ({ field, ruleId }) => `${field} ${ruleId}`,
  );

test.each(vectors.prescriptions)(
  'the rules on "$name" are as published',
  ({ change, expect: rules }) => {
    expect(rulesBroken(change).toSorted()).toEqual(rules.toSorted());
  },
);

test('a missing eye is one finding', () => {
  const findings = validatePrescription({ ...aPrescription(), os: null }, { today });

  expect(findings).toEqual([
    { field: 'os', ruleId: 'eye.required', severity: 'error', group: 'eye', params: {} },
  ]);
});

test('text that is no number is named in every field', () => {
  const nonsense = parsePrescription({
    pd: '0x10',
    od: { sphere: '1e400', cylinder: 'abc', axis: '?', add: [2], prismHor: 'x', pd: 'y' },
    os: { sphere: -2 },
  });

  const { params: _, ...first } = validatePrescription(nonsense, { today })[0]!;
  expect(first).toEqual({
    field: 'od.sphere',
    ruleId: 'sphere.number',
    severity: 'error',
    group: 'sphere',
  });
  expect(Object.keys(groupByField(validatePrescription(nonsense, { today })))).toEqual(
    expect.arrayContaining(['od.cylinder', 'od.add', 'od.prismHor', 'od.pd', 'pd']),
  );
});

test('infinite and unset powers are refused', () => {
  expect(rulesBroken({ od: { sphere: Infinity } })).toContain('od.sphere sphere.number');
  expect(rulesBroken({ od: { sphere: NaN } })).toContain('od.sphere sphere.number');
});

test('an axis of 0 beside a cylinder is refused and 180 is offered', () => {
  const [axis] = validatePrescription(aPrescription({ od: { cylinder: -1, axis: 0 } }), { today });

  expect(axis).toMatchObject({ ruleId: 'axis.range', params: { instead: 180 } });
});

test('a negative prism is out of range', () => {
  expect(rulesBroken({ od: { prismHor: -1, baseHor: 'In' } })).toEqual(['od.prismHor prism.range']);
});

test('a very uneven pair of distances is asked about', () => {
  expect(rulesBroken({ pd: null, od: { pd: 30 }, os: { pd: 35 } })).toEqual(['pd pd.mono.uneven']);
});

test('of one eye’s distance beside a total nothing is asked, alone it asks for the other', () => {
  expect(rulesBroken({ pd: 63, od: { pd: 31 } })).toEqual([]);
  expect(rulesBroken({ pd: null, od: { pd: 31 } })).toEqual(['os.pd pd.mono.pair']);
});

test('a total that differs from both eyes, or is beyond 80 mm, is a question and no refusal', () => {
  const differing = aPrescription({ pd: 66, od: { pd: 32 }, os: { pd: 31.5 } });
  const wide = aPrescription({ pd: 81 });

  for (const asked of [differing, wide]) {
    const findings = validatePrescription(asked, { today });
    expect(findings.map(({ severity }) => severity)).toEqual(['warning']);
  }
});

test('slab-off looks along the axis of the cylinder', () => {
  const lying = { od: { sphere: 0, cylinder: -1.5, axis: 180, add: 2 }, os: { sphere: 0, add: 2 } };
  const upright = { ...lying, od: { ...lying.od, axis: 90 } };

  expect(rulesBroken({ lensType: 'Progressive', ...lying })).toEqual(['lensType slabOff.advise']);
  expect(rulesBroken({ lensType: 'Progressive', ...upright })).toEqual([]);
});

test('two years are a warning, or an error where the shop says so; the last day is fine', () => {
  const old = aPrescription({ dateWritten: '2024-01-14' });
  const limits = { ...DEFAULT_LIMITS, expired: 'error' } as const;

  expect(hasErrors(validatePrescription(old, { today }))).toBe(false);
  expect(hasErrors(validatePrescription(old, { today, limits }))).toBe(true);
  expect(rulesBroken({ dateWritten: '2024-01-16' })).toEqual(['dateWritten date.overOneYear']);
  expect(rulesBroken({ dateWritten: today })).toEqual([]);
});

test('a day that does not exist is no date', () => {
  expect(rulesBroken({ dateWritten: '2025-02-30' })).toEqual(['dateWritten date.value']);
  expect(rulesBroken({ dateWritten: '1.3.2025' })).toEqual(['dateWritten date.value']);
});

test('in the US the date is needed and an expired prescription is refused, in Germany asked about', () => {
  const severities = (change: PrescriptionChange, locale: 'en' | 'de') =>
    validatePrescription(aPrescription(change), { today, limits: STORE_LIMITS[locale] }).map(
      ({ ruleId, severity }) => `${ruleId} ${severity}`,
    );

  expect(severities({ dateWritten: null }, 'en')).toEqual(['date.required error']);
  expect(severities({ dateWritten: null }, 'de')).toEqual([]);
  expect(severities({ knownSince: '2025-12-01' }, 'en')).toEqual([]);
  expect(severities({ dateWritten: '2023-06-01' }, 'en')).toEqual(['date.expired error']);
  expect(severities({ dateWritten: '2023-06-01' }, 'de')).toEqual(['date.expired warning']);
  expect(severities({ dateWritten: '2024-06-01' }, 'de')).toEqual([]);
});

test('the day on which a paper itself ends decides, its last day included', () => {
  const rulesOf = (expiresOn: string, dateWritten = '2025-06-01') =>
    validatePrescription(aPrescription({ dateWritten, expiresOn }), {
      today,
      limits: STORE_LIMITS.en,
    }).map(({ field, ruleId, severity }) => `${field} ${ruleId} ${severity}`);

  expect(rulesOf(today)).toEqual([]);
  expect(rulesOf('2026-01-14')).toEqual(['expiresOn date.passed error']);
  expect(rulesOf('2027-01-01', '2023-06-01')).toEqual([]);
  expect(rulesOf('soon')).toEqual(['expiresOn date.value error']);
  expect(rulesOf('2027-01-01', '2026-06-01')).toEqual(['dateWritten date.future error']);
});

test('only errors block', () => {
  const unusual = validatePrescription(aPrescription({ od: { sphere: -11 } }), { today });

  expect(unusual.map(({ ruleId }) => ruleId)).toContain('sphere.unusual');
  expect(hasErrors(unusual)).toBe(false);
});

test.each([
  ['rightHeight', 9.5],
  ['leftHeight', 40.5],
  ['vertexDistance', 4],
  ['tilt', 26],
] as const)('%s of %d was not measured so', (name, value) => {
  const rulesFor = (lensType: string) =>
    validatePrescription(
      aPrescription({ lensType, od: { add: 2 }, os: { add: 2 }, use: 'far', [name]: value }),
      { today: '2026-11-21' },
    ).map(({ field, ruleId }) => [field, ruleId]);

  expect(rulesFor('Progressive')).toEqual([[name, 'fitting.range']]);
  // They are nothing to lenses for one distance.
  expect(rulesFor('SingleVision')).toEqual([]);
});
