import type { EyeField, EyeSide, FurtherAmount } from './field-names.ts';
import { RULES, type RuleGroup, type RuleId, type Severity } from './prescription-rules.ts';

/** Where a finding stands: one eye's field, one eye, or (a bare name) what concerns both. */
export type FindingField =
  | `${EyeSide}.${EyeField}`
  | EyeSide
  | EyeField
  | 'lensType'
  | 'use'
  | FurtherAmount
  | 'dateWritten'
  | 'expiresOn';

export type Finding = {
  field: FindingField;
  ruleId: RuleId;
  severity: Severity;
  group: RuleGroup;
  /**
   * What a message may quote, never a person's name or date: values of the field (`min`, `max`,
   * `meant`, ...), and how much of it (`step`, `amount`).
   */
  params: Record<string, number>;
};

/** A finding with the rule's own group and severity. */
export function finding(
  field: FindingField,
  ruleId: RuleId,
  params: Record<string, number> = {},
): Finding {
  return { field, ruleId, ...RULES[ruleId], params };
}
