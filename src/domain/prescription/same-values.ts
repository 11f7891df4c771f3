import type { Prescription } from './prescription.ts';
import { toWire } from './prescription-wire.ts';

/**
 * Whether both have the same values of the eyes, whatever else they say. Compared as the data
 * service writes them, where a total distance is the sum of both eyes'.
 */
export function hasSameValues(one: Prescription, other: Prescription): boolean {
  return wireValues(one) === wireValues(other);
}

function wireValues(prescription: Prescription): string {
  const { od, os, pd } = toWire(prescription);
  return JSON.stringify([od, os, pd]);
}
