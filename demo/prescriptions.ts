import type { Prescription } from '#domain/prescription/prescription.ts';

const eye = { prismHor: null, prismVer: null, baseHor: null, baseVer: null, pd: null };

/** The prescription of the demo's past orders. */
export const savedPrescription: Prescription = {
  lensType: 'SingleVision',
  od: { ...eye, sphere: -2.25, cylinder: -0.75, axis: 170, add: null },
  os: { ...eye, sphere: -1.75, cylinder: -0.5, axis: 10, add: null },
  pd: 63,
};
