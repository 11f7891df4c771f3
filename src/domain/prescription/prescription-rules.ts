import type { Locale } from '../people/locale.ts';

/** A heading under which messages are shown together. */
export type RuleGroup =
  | 'eye'
  | 'sphere'
  | 'cylinder'
  | 'axis'
  | 'add'
  | 'prism'
  | 'pd'
  | 'fitting'
  | 'lensType'
  | 'date'
  | 'consistency'
  | 'change';

/** An error blocks saving; a warning needs the person's tick. */
export type Severity = 'error' | 'warning';

/**
 * Every rule with its group and its usual severity. A shop may make `date.expired` and `date.passed` errors.
 * Texts stand in the storefront's dictionaries, as a `Record<RuleId, …>`.
 */
export const RULES = {
  'eye.required': { group: 'eye', severity: 'error' },
  'sphere.required': { group: 'sphere', severity: 'error' },
  'sphere.number': { group: 'sphere', severity: 'error' },
  'sphere.range': { group: 'sphere', severity: 'error' },
  'sphere.step': { group: 'sphere', severity: 'error' },
  'sphere.unusual': { group: 'sphere', severity: 'warning' },
  'cylinder.number': { group: 'cylinder', severity: 'error' },
  'cylinder.range': { group: 'cylinder', severity: 'error' },
  'cylinder.step': { group: 'cylinder', severity: 'error' },
  'cylinder.unusual': { group: 'cylinder', severity: 'warning' },
  'axis.required': { group: 'axis', severity: 'error' },
  'axis.integer': { group: 'axis', severity: 'error' },
  'axis.range': { group: 'axis', severity: 'error' },
  'axis.withoutCylinder': { group: 'axis', severity: 'error' },
  'add.required': { group: 'add', severity: 'error' },
  'add.number': { group: 'add', severity: 'error' },
  'add.range': { group: 'add', severity: 'error' },
  'add.step': { group: 'add', severity: 'error' },
  'add.unusual': { group: 'add', severity: 'warning' },
  'add.notForSingleVision': { group: 'add', severity: 'warning' },
  'use.required': { group: 'add', severity: 'error' },
  'prism.number': { group: 'prism', severity: 'error' },
  'prism.range': { group: 'prism', severity: 'error' },
  'prism.step': { group: 'prism', severity: 'error' },
  'prism.unusual': { group: 'prism', severity: 'warning' },
  'base.required': { group: 'prism', severity: 'error' },
  'base.withoutPrism': { group: 'prism', severity: 'error' },
  'base.value': { group: 'prism', severity: 'error' },
  'pd.mono.number': { group: 'pd', severity: 'error' },
  'pd.mono.range': { group: 'pd', severity: 'error' },
  'pd.mono.unusual': { group: 'pd', severity: 'warning' },
  'pd.mono.pair': { group: 'pd', severity: 'error' },
  'pd.mono.uneven': { group: 'pd', severity: 'warning' },
  'pd.required': { group: 'pd', severity: 'error' },
  'pd.number': { group: 'pd', severity: 'error' },
  'pd.range': { group: 'pd', severity: 'error' },
  'pd.step': { group: 'pd', severity: 'error' },
  'pd.unusual': { group: 'pd', severity: 'warning' },
  'pd.sum': { group: 'pd', severity: 'warning' },
  'fitting.number': { group: 'fitting', severity: 'error' },
  'fitting.range': { group: 'fitting', severity: 'error' },
  'lensType.value': { group: 'lensType', severity: 'error' },
  'sphere.oppositeSigns': { group: 'consistency', severity: 'warning' },
  'sphere.anisometropia': { group: 'consistency', severity: 'warning' },
  'cylinder.mixedSigns': { group: 'consistency', severity: 'warning' },
  'add.differs': { group: 'consistency', severity: 'warning' },
  'base.horNotSymmetric': { group: 'consistency', severity: 'warning' },
  'base.verSameWay': { group: 'consistency', severity: 'warning' },
  'slabOff.advise': { group: 'consistency', severity: 'warning' },
  'rx.empty': { group: 'consistency', severity: 'warning' },
  'change.eyes': { group: 'change', severity: 'warning' },
  'change.sign': { group: 'change', severity: 'warning' },
  'change.power': { group: 'change', severity: 'warning' },
  'change.axis': { group: 'change', severity: 'warning' },
  'date.required': { group: 'date', severity: 'error' },
  'date.value': { group: 'date', severity: 'error' },
  'date.future': { group: 'date', severity: 'error' },
  'date.expired': { group: 'date', severity: 'warning' },
  'date.passed': { group: 'date', severity: 'warning' },
  'date.overOneYear': { group: 'date', severity: 'warning' },
} as const satisfies Record<string, { group: RuleGroup; severity: Severity }>;

export type RuleId = keyof typeof RULES;

/**
 * From where on a shop asks or refuses, beyond the ranges of the single fields (`FIELDS`);
 * dioptres unless the name says otherwise.
 */
export type PrescriptionLimits = {
  eyePdUnevenMm: number;
  pdSumToleranceMm: number;
  anisometropia: number;
  slabOffPrismDioptres: number;
  readingDropCm: number;
  expiredAfterDays: number;
  noticeAfterDays: number;
  /** How strict the shop is about an expired prescription. */
  expired: Severity;
  /** A form must say when the prescription was written. */
  isDateRequired: boolean;
};

/** What the large online shops share: slab-off from 1.5 prism dioptres at the reading level. */
export const DEFAULT_LIMITS: PrescriptionLimits = {
  eyePdUnevenMm: 4,
  pdSumToleranceMm: 0.5,
  anisometropia: 3,
  slabOffPrismDioptres: 1.5,
  readingDropCm: 1,
  expiredAfterDays: 730.5,
  noticeAfterDays: 365.25,
  expired: 'warning',
  isDateRequired: false,
};

/**
 * The limits of each store. In the US an expired prescription may not be filled, so its date is
 * needed; in Germany a prescription for glasses that one pays oneself has no end by law, and one
 * of more than two years is only asked about.
 */
export const STORE_LIMITS: Record<Locale, PrescriptionLimits> = {
  en: { ...DEFAULT_LIMITS, expired: 'error', isDateRequired: true },
  de: { ...DEFAULT_LIMITS, noticeAfterDays: DEFAULT_LIMITS.expiredAfterDays },
};
