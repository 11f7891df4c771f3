import { expect, test } from 'vitest';
import { changeFindings } from './changes-since.ts';
import type { Finding } from './finding.ts';
import { aPrescription, type PrescriptionChange } from './prescription.test-data.ts';
import { RULES, STORE_LIMITS, type RuleId, type Severity } from './prescription-rules.ts';
import type { UncheckedPrescription } from './prescription.ts';
import { validatePrescription } from './validate-prescription.ts';

const today = '2026-01-15';

/** What breaks a rule, and where it is said. */
type Case = readonly [PrescriptionChange, Finding['field']];

const toric = (cylinder: number, axis: number | null = 90) => ({ od: { cylinder, axis } });
const bifocal = (right: number | null, left = right) =>
  ({ lensType: 'Bifocals', od: { add: right }, os: { add: left } }) as const;

/** Every rule, whether of the published list or of ours: none exists that nothing can break. */
const CASES: Record<Exclude<RuleId, 'eye.required'>, Case> = {
  'sphere.required': [{ od: { sphere: null } }, 'od.sphere'],
  'sphere.number': [{ os: { sphere: Number.NaN } }, 'os.sphere'],
  'sphere.range': [{ od: { sphere: 12.25 } }, 'od.sphere'],
  'sphere.step': [{ od: { sphere: -2.1 } }, 'od.sphere'],
  'sphere.unusual': [{ od: { sphere: 8.25 } }, 'od.sphere'],
  'cylinder.number': [toric(Number.NaN), 'od.cylinder'],
  'cylinder.range': [toric(6.25), 'od.cylinder'],
  'cylinder.step': [toric(-0.6), 'od.cylinder'],
  'cylinder.unusual': [toric(-4.25), 'od.cylinder'],
  'axis.required': [toric(-1, null), 'od.axis'],
  'axis.integer': [toric(-1, 77.5), 'od.axis'],
  'axis.range': [toric(-1, 0), 'od.axis'],
  'axis.withoutCylinder': [toric(0, 90), 'od.axis'],
  'add.required': [bifocal(2, null), 'os.add'],
  'add.number': [bifocal(Number.NaN, 2), 'od.add'],
  'add.range': [bifocal(4.25), 'od.add'],
  'add.step': [bifocal(2.1), 'od.add'],
  'add.unusual': [bifocal(3.75), 'od.add'],
  'add.notForSingleVision': [{ os: { add: 2 } }, 'os.add'],
  'use.required': [{ use: null, od: { add: 2 }, os: { add: 2 } }, 'use'],
  'prism.number': [{ od: { prismHor: Number.NaN, baseHor: 'In' } }, 'od.prismHor'],
  'prism.range': [{ od: { prismVer: -1, baseVer: 'Up' } }, 'od.prismVer'],
  'prism.step': [{ od: { prismHor: 1.1, baseHor: 'In' } }, 'od.prismHor'],
  'prism.unusual': [{ od: { prismHor: 5.25, baseHor: 'In' } }, 'od.prismHor'],
  'base.required': [{ od: { prismVer: 1 } }, 'od.baseVer'],
  'base.withoutPrism': [{ od: { baseHor: 'In' } }, 'od.baseHor'],
  'base.value': [{ od: { prismHor: 1, baseHor: 'Up' } }, 'od.baseHor'],
  'pd.mono.number': [{ od: { pd: Number.NaN }, os: { pd: 31 } }, 'od.pd'],
  'pd.mono.range': [{ od: { pd: 40.5 }, os: { pd: 31 } }, 'od.pd'],
  'pd.mono.unusual': [{ od: { pd: 24.5 }, os: { pd: 25 } }, 'od.pd'],
  'pd.mono.pair': [{ pd: null, od: { pd: 31 } }, 'os.pd'],
  'pd.mono.uneven': [{ pd: null, od: { pd: 30 }, os: { pd: 34.5 } }, 'pd'],
  'pd.required': [{ pd: null }, 'pd'],
  'pd.number': [{ pd: Number.NaN }, 'pd'],
  'pd.range': [{ pd: 39.5 }, 'pd'],
  'pd.step': [{ pd: 63.2 }, 'pd'],
  'pd.unusual': [{ pd: 49.5 }, 'pd'],
  'pd.sum': [{ pd: 64.5, od: { pd: 32 }, os: { pd: 31.5 } }, 'pd'],
  'fitting.number': [{ ...bifocal(2), rightHeight: Number.NaN }, 'rightHeight'],
  'fitting.range': [{ ...bifocal(2), tilt: 26 }, 'tilt'],
  'lensType.value': [{ lensType: 'Trifocals' }, 'lensType'],
  'sphere.oppositeSigns': [{ os: { sphere: 0.5 } }, 'sphere'],
  'sphere.anisometropia': [{ os: { sphere: -5.25 } }, 'sphere'],
  'cylinder.mixedSigns': [
    { od: { cylinder: 1, axis: 1 }, os: { cylinder: -1, axis: 1 } },
    'cylinder',
  ],
  'add.differs': [bifocal(2, 2.25), 'add'],
  'base.horNotSymmetric': [
    { od: { prismHor: 1, baseHor: 'In' }, os: { prismHor: 1, baseHor: 'Out' } },
    'baseHor',
  ],
  'base.verSameWay': [
    { od: { prismVer: 1, baseVer: 'Up' }, os: { prismVer: 1, baseVer: 'Up' } },
    'baseVer',
  ],
  'slabOff.advise': [
    { lensType: 'Progressive', od: { sphere: -3.5, add: 2 }, os: { add: 2 } },
    'lensType',
  ],
  'rx.empty': [{ od: { sphere: 0 }, os: { sphere: 0 } }, 'sphere'],
  'change.eyes': [{ od: { sphere: -3 }, os: { sphere: -2.5 } }, 'sphere'],
  'change.sign': [{ od: { sphere: 2.5 } }, 'od.sphere'],
  'change.power': [{ od: { sphere: -1.5 } }, 'od.sphere'],
  'change.axis': [{ od: { sphere: -2.5 }, os: { cylinder: -1, axis: 21 } }, 'os.axis'],
  'date.required': [{ dateWritten: null }, 'dateWritten'],
  'date.value': [{ dateWritten: '2025-02-30' }, 'dateWritten'],
  'date.future': [{ dateWritten: '2026-01-16' }, 'dateWritten'],
  'date.expired': [{ dateWritten: '2024-01-14' }, 'dateWritten'],
  'date.passed': [{ expiresOn: '2026-01-14', dateWritten: today }, 'expiresOn'],
  'date.overOneYear': [{ dateWritten: '2025-01-14' }, 'dateWritten'],
};

const last = {
  od: { sphere: -2.5, cylinder: 0, axis: null },
  os: { sphere: -3, cylinder: -1, axis: 180 },
};
const lastWithoutCylinder = { ...last, os: { ...last.od, sphere: -3 } };

test.each(Object.entries(CASES))('%s says what breaks it, and where', (ruleId, [change, field]) => {
  const prescription = aPrescription(change);
  const isLike = ruleId === 'change.eyes' ? lastWithoutCylinder : last;
  const findings = ruleId.startsWith('change.')
    ? changeFindings(prescription, isLike)
    : found(prescription);

  expect(findings.map((one) => `${one.field} ${one.ruleId}`)).toContain(`${field} ${ruleId}`);
});

test('a missing eye is asked for', () => {
  expect(found({ ...aPrescription(), od: null })).toMatchObject([
    { field: 'od', ruleId: 'eye.required', severity: 'error' },
  ]);
});

/**
 * The published list, by what it says of each rule. It refuses a total that is not the sum of both
 * eyes; here the eyes count and the member is asked, for a total is often rounded.
 */
const PUBLISHED: Record<Severity, string> = {
  error: `
    eye.required sphere.required sphere.number sphere.range sphere.step cylinder.number
    cylinder.range cylinder.step axis.required axis.integer axis.range axis.withoutCylinder
    add.required add.range add.step prism.range prism.step base.required base.withoutPrism
    base.value pd.mono.range pd.mono.pair pd.required pd.range pd.step lensType.value
    date.future`,
  warning: `
    sphere.unusual cylinder.unusual add.unusual add.notForSingleVision prism.unusual
    pd.mono.unusual pd.mono.uneven pd.unusual pd.sum sphere.oppositeSigns
    sphere.anisometropia cylinder.mixedSigns add.differs base.horNotSymmetric base.verSameWay
    slabOff.advise rx.empty date.expired date.overOneYear`,
};

test.each(Object.entries(PUBLISHED))('every published %s is one', (severity, ids) => {
  const listed = ids.trim().split(/\s+/);

  expect(listed.filter((id) => severityOf(id) !== severity)).toEqual([]);
});

function severityOf(id: string): Severity | undefined {
  return Object.entries(RULES).find(([known]) => known === id)?.[1].severity;
}

/** With a date asked for only where the case leaves it out on purpose. */
function found(prescription: UncheckedPrescription): Finding[] {
  const isDateRequired = prescription.dateWritten === null;
  return validatePrescription(prescription, {
    today,
    limits: { ...STORE_LIMITS.en, isDateRequired },
  });
}
