import { expect, test } from 'vitest';
import { checkTyped, checkValues, type PrescriptionCheck } from './check-prescription.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { de } from '../i18n/de.ts';
import { outcomeWords } from './outcome-words.ts';
import { inWords } from './rule-sentences.ts';
import { tickedFrom, tickValue, warningKey } from './form-extras.ts';

const good = { 'od.sphere': '-2.00', 'os.sphere': '-1,75', pd: '63' };
const options = {
  lensType: 'SingleVision',
  today: '2026-11-21',
  ticked: new Set<string>(),
  locale: 'de' as const,
};

test('a good form is a prescription', () => {
  expect(checkTyped(good, options)).toMatchObject({
    ok: true,
    prescription: { lensType: 'SingleVision', od: { sphere: -2 }, os: { sphere: -1.75 }, pd: 63 },
  });
});

test('a sign is asked for, once, and nothing else about that field', () => {
  const { unreadable, errors } = refusal(checkTyped({ ...good, 'od.sphere': '2' }, options));

  expect(unreadable).toEqual([{ field: 'od.sphere', reason: 'sign-missing' }]);
  expect(errors).toEqual([]);
});

test('a sign that contradicts the number stops the form', () => {
  const values = { ...good, 'od.cylinder': '-1', 'od.cylinder.sign': '+', 'od.axis': '90' };

  expect(refusal(checkTyped(values, options)).unreadable).toEqual([
    { field: 'od.cylinder', reason: 'sign-conflict' },
  ]);
});

test('an axis beside an unreadable cylinder is no mistake of its own', () => {
  const values = { ...good, 'od.cylinder': 'x', 'od.axis': '90' };

  expect(refusal(checkTyped(values, options))).toMatchObject({
    unreadable: [{ field: 'od.cylinder', reason: 'not-a-number' }],
    errors: [],
  });
});

test('how far a sphere may go is not said beside an unreadable cylinder', () => {
  const values = { ...good, 'od.sphere': '-23.5', 'od.cylinder': '3.5', 'od.axis': '95' };

  expect(refusal(checkTyped(values, options))).toMatchObject({
    unreadable: [{ field: 'od.cylinder', reason: 'sign-missing' }],
    errors: [],
  });
});

test('progressive lenses ask for the addition of both eyes', () => {
  const { errors } = refusal(checkTyped(good, { ...options, lensType: 'Progressive' }));

  expect(errors.map(({ field, ruleId }) => [field, ruleId])).toEqual([
    ['od.add', 'add.required'],
    ['os.add', 'add.required'],
  ]);
});

test('an unusual value needs its own tick', () => {
  const values = { ...good, 'os.sphere': '+1.75' };
  const { warnings } = refusal(checkTyped(values, options));
  const ticked = tickedFrom(tickValue(warnings));

  expect(warnings.map(({ ruleId }) => ruleId)).toContain('sphere.oppositeSigns');
  expect(checkTyped(values, { ...options, ticked }).ok).toBe(true);
  expect(checkTyped({ ...values, pd: '48' }, { ...options, ticked }).ok).toBe(false);
});

test('what differs much from the last prescription needs its own tick, in words', () => {
  const last = {
    od: { sphere: 2, cylinder: 0, axis: null },
    os: { sphere: -1.75, cylinder: 0, axis: null },
  };
  const found = refusal(checkTyped(good, { ...options, last }));
  const ticked = tickedFrom(tickValue(found.warnings));

  expect(found.warnings.map(warningKey)).toEqual(['change.sign@od.sphere']);
  expect(outcomeWords(inWords(found, de, 'de'), de).warnings).toEqual([
    'Rechtes Auge, Sphäre: Letztes Mal +2,00, jetzt -2,00: dieselbe Zahl mit dem anderen Vorzeichen. Vergleichen Sie das Vorzeichen mit Ihrer Verordnung.',
  ]);
  expect(checkTyped(good, { ...options, last, ticked }).ok).toBe(true);
});

test('single vision lenses are made for what the glasses are for', () => {
  const adds = { ...good, 'od.add': '+2.25', 'os.add': '2,25', nearPd: '60' };

  expect(refusal(checkTyped(adds, options)).errors).toMatchObject([{ ruleId: 'use.required' }]);
  expect(checkTyped({ ...adds, use: 'far' }, options)).toMatchObject({
    ok: true,
    prescription: { od: { sphere: -2, add: null }, pd: 63 },
  });
  expect(checkTyped({ ...adds, use: 'near' }, options)).toMatchObject({
    ok: true,
    prescription: { od: { sphere: 0.25, add: null }, os: { sphere: 0.5 }, pd: 60 },
  });
});

test('in the US an undated form is asked for the date, an expired prescription refused', () => {
  const american = { ...options, locale: 'en' } as const;
  const rulesOf = (dateWritten: string) =>
    refusal(checkTyped({ ...good, dateWritten }, american)).errors.map(({ ruleId }) => ruleId);

  expect(rulesOf('')).toEqual(['date.required']);
  expect(rulesOf('06/01/2023')).toEqual(['date.expired']);
  expect(rulesOf('yesterday')).toEqual(['date.value']);
  expect(checkTyped({ ...good, dateWritten: '10/1/2026' }, american)).toMatchObject({
    ok: true,
    prescription: { dateWritten: '2026-10-01' },
  });
});

test('values that no lens has say why', () => {
  const values = { ...good, 'od.sphere': '-17', 'os.sphere': '-17', 'od.add': '2', 'os.add': '2' };
  const check = checkTyped(values, { ...options, lensType: 'Progressive' });

  expect(refusal(check).lensReasons).toEqual(['sphere']);
});

test('a saved prescription of three years needs a tick', () => {
  const old = { ...aCheckedPrescription(), dateWritten: '2023-01-02' };
  const { warnings } = refusal(checkValues(old, options));

  expect(warnings.map(({ ruleId }) => ruleId)).toEqual(['date.expired']);
  expect(checkValues(old, { ...options, ticked: tickedFrom(tickValue(warnings)) }).ok).toBe(true);
});

function refusal(check: PrescriptionCheck) {
  if (check.ok) throw new Error('It was accepted');
  return check.outcome;
}
