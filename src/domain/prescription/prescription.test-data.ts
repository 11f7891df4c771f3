import type { Prescription, UncheckedEye, UncheckedPrescription } from './prescription.ts';
import { EMPTY_EYE } from './prescription.ts';

export type PrescriptionChange = Partial<Omit<UncheckedPrescription, 'od' | 'os'>> & {
  od?: Partial<UncheckedEye>;
  os?: Partial<UncheckedEye>;
};

/** Single vision, -2.00 in both eyes, pd 63, and what the test changes. */
export function aPrescription(change: PrescriptionChange = {}): UncheckedPrescription & {
  od: UncheckedEye;
  os: UncheckedEye;
} {
  const plain = { ...EMPTY_EYE, sphere: -2, cylinder: 0 };
  return {
    lensType: 'SingleVision',
    pd: 63,
    ...change,
    od: { ...plain, ...change.od },
    os: { ...plain, ...change.os },
  };
}

/** The same with its narrow types. */
export function aCheckedPrescription(change: PrescriptionChange = {}): Prescription {
  return aPrescription(change) as Prescription;
}
