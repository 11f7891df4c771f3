import { EMPTY_EYE, type Prescription } from '#domain/prescription/prescription.ts';

/** The prescription of the demo's past orders. */
export const savedPrescription: Prescription = {
  lensType: 'SingleVision',
  od: { ...EMPTY_EYE, sphere: -2.25, cylinder: -0.75, axis: 170 },
  os: { ...EMPTY_EYE, sphere: -1.75, cylinder: -0.5, axis: 10 },
  pd: 63,
};
