import { expect, test } from 'vitest';
import { readPrescriptionForm } from './read-prescription-form.ts';

const read = (fields: Record<string, string>) =>
  readPrescriptionForm((name) => fields[name] ?? null);

test('a form as typed becomes numbers', () => {
  const { prescription, problems } = read({
    lensType: 'Progressive',
    'od.sphere': '−1,25',
    'od.cylinder': 'DS',
    'od.axis': '0',
    'od.add': '2',
    'os.sphere': '1.5',
    'os.sphere.sign': '+',
    'os.cylinder': '-0.5',
    'os.axis': '90°',
    'os.add': '+2,00',
    pd: '32/31.5',
    dateWritten: '2026-01-02',
  });

  expect(problems).toEqual([]);
  expect(prescription).toMatchObject({
    lensType: 'Progressive',
    od: { sphere: -1.25, cylinder: 0, axis: null, add: 2, pd: 32 },
    os: { sphere: 1.5, cylinder: -0.5, axis: 90, add: 2, pd: 31.5 },
    pd: null,
    dateWritten: '2026-01-02',
  });
});

test('a power without a sign is a problem of its field', () => {
  const { prescription, problems } = read({ 'od.sphere': '1.25', 'os.sphere': 'x', pd: '63' });

  expect(problems).toEqual([
    { field: 'od.sphere', reason: 'sign-missing' },
    { field: 'os.sphere', reason: 'not-a-number' },
  ]);
  expect(prescription.od?.sphere).toBeNull();
  expect(prescription.pd).toBe(63);
});
