import type { Finding } from '#domain/prescription/finding.ts';

/** What the prescription form sends beside the prescription itself. */

/** The control that says where the distance comes from. */
export const PD_SOURCE_NAME = 'pdSource';

/** The name of the tick that confirms unusual values. */
export const TICK_NAME = 'checked';

/** Names one warning, so that a tick counts for what was shown and for nothing new. */
export function warningKey({ ruleId, field }: Finding): string {
  return `${ruleId}@${field}`;
}

/** The value of the tick, and back. */
export function tickValue(warnings: readonly Finding[]): string {
  return warnings.map(warningKey).join(' ');
}

export function tickedFrom(value: FormDataEntryValue | null): Set<string> {
  return new Set(typeof value === 'string' ? value.slice(0, 2000).split(' ') : []);
}
