import * as fc from 'fast-check';
import type { Eye, Prescription } from '#domain/prescription/prescription.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';

const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((steps) => steps / 4);

/** Either notation, and none; every axis there is; plano; the ends of what is made. */
const anEye: fc.Arbitrary<Eye> = fc
  .record({
    sphere: fc.oneof(quarters(-12, 8), fc.constantFrom(0, -0.25, 0.25, -20, 14)),
    cylinder: fc.oneof(quarters(-4, 4), fc.constantFrom(0, -6, 6, -0.25, 0.25)),
    axis: fc.oneof(fc.integer({ min: 1, max: 180 }), fc.constantFrom(1, 89, 90, 91, 179, 180)),
    add: fc.constantFrom(0.75, 1.25, 2, 3.5),
    prismHor: fc.constantFrom(null, null, 0.25, 0.5, 2, 10),
    baseHor: fc.constantFrom('In' as const, 'Out' as const),
    prismVer: fc.constantFrom(null, null, 0.5, 2.75),
    baseVer: fc.constantFrom('Up' as const, 'Down' as const),
    pd: fc.integer({ min: 50, max: 80 }).map((halves) => halves / 2),
  })
  .map((eye) => ({
    ...eye,
    axis: eye.cylinder ? eye.axis : null,
    baseHor: eye.prismHor && eye.baseHor,
    baseVer: eye.prismVer && eye.baseVer,
  }));

/** Whatever a paper of glasses may say, as it is read from it; its eyes differ as a rule. */
export const anyPaper: fc.Arbitrary<Prescription> = fc
  .record({
    lensType: fc.constantFrom('SingleVision' as const, 'Bifocals' as const, 'Progressive' as const),
    /** Single vision without an addition asks for no use. */
    use: fc.constantFrom(null, 'far' as const, 'computer' as const, 'near' as const),
    distance: fc.constantFrom('total', 'each eye'),
    totalMm: fc.integer({ min: 100, max: 160 }).map((halves) => halves / 2),
    nearPd: fc.constantFrom(null, 58, 60.5),
    dateWritten: fc.constantFrom('2026-01-31', '2026-03-14', '2026-10-09'),
    prescriber: fc.constantFrom('Dr. Ada Meyer', 'M. Weiß, O.D.'),
    od: anEye,
    os: anEye,
  })
  .map(({ lensType, use, distance, totalMm, nearPd, dateWritten, prescriber, ...eyes }) => {
    const isSingle = lensType === 'SingleVision';
    const ofEye = (eye: Eye): Eye => ({
      ...eye,
      add: isSingle && !use ? null : eye.add,
      pd: distance === 'total' ? null : eye.pd,
    });
    const [od, os] = [ofEye(eyes.od), ofEye(eyes.os)];
    return aCheckedPrescription({
      lensType,
      pd: od.pd && os.pd ? od.pd + os.pd : totalMm,
      od,
      os,
      dateWritten,
      prescriber,
      ...(isSingle && use ? { use, ...(nearPd ? { nearPd } : {}) } : {}),
      ...(isSingle ? {} : { rightHeight: 18, leftHeight: 18.5 }),
    });
  });
