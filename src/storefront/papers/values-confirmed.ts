import type { Confirmation } from '#shop/uploads/port.ts';
import type { PrescriptionValues } from '../prescription/index.ts';

/** What the person confirmed, as the form takes it. */
export function valuesConfirmed({ values }: Confirmation): PrescriptionValues {
  return Object.fromEntries(Object.entries(values).map(([name, { text }]) => [name, text]));
}
