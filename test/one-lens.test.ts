import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { labLensesOf, type LabLens } from '#domain/orders/lab-lenses.ts';
import { fromFhir, toFhir } from '#domain/prescription/fhir.ts';
import { findPrescription, type Prescription } from '#domain/prescription/prescription.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { lensesFor } from '#domain/prescription/reading-use.ts';
import { readPrescriptionForm } from '#domain/prescription/read-prescription-form.ts';
import { toFields } from '#domain/prescription/prescription-wire.ts';
import { transpose } from '#domain/prescription/transpose.ts';
import { orderSheet } from '#ops/orders/order-sheet.ts';
import { valuesOf } from '#storefront/prescription/saved-prescription.ts';
import { orderViewOf, type OrderView } from '#storefront/orders/order-view.ts';
import { aWireOrder } from '#storefront/orders/orders.test-data.ts';
import { anyPaper } from './any-paper.ts';

/**
 * What stands in the form, on the review, on the receipt, in FHIR and in the lab's export is one
 * and the same lens.
 */
test('review, receipt and export say one lens, in whichever notation the paper is', () => {
  fc.assert(
    fc.property(anyPaper, (paper) => {
      const review = lensesFor(paper);
      const receipt = receiptOf(review);
      const lab = exportOf(review);

      expect(lab).toEqual(receipt && labLensesOf(receipt));
      for (const [side, made] of [
        ['od', lab?.right],
        ['os', lab?.left],
      ] as const) {
        expect(powersOf(made)).toEqual(powersOfEye(review[side]));
        expect(made?.cylinderDiopters).toBeLessThanOrEqual(0);
        expect(made?.paper.cylinderDiopters).toBe(paper[side].cylinder);
      }
      const turned = { ...paper, od: transpose(paper.od), os: transpose(paper.os) };
      expect(withoutPaper(exportOf(lensesFor(turned)))).toEqual(withoutPaper(lab));
    }),
    { numRuns: 300 },
  );
});

test('the form that is shown again, and a FHIR document, are the lenses that the lab gets', () => {
  fc.assert(
    fc.property(anyPaper, fc.constantFrom('en' as const, 'de' as const), (paper, locale) => {
      const known = aCheckedPrescription({ ...paper, dateWritten: '2026-03-14' });
      const lab = exportOf(lensesFor(known));
      const heading = { patient: { display: 'Vera' }, createdAt: '2026-11-22T10:00:00Z' };
      const document: unknown = JSON.parse(JSON.stringify(toFhir(lensesFor(known), heading)));
      const taken = fromFhir(document);
      const typed = readPrescriptionForm((name) =>
        name === 'lensType' ? known.lensType : (valuesOf(known, locale)[name] ?? null),
      );

      expect(typed.problems).toEqual([]);
      for (const unchecked of [typed.prescription, taken.ok && taken.prescription]) {
        const read = unchecked ? findPrescription(unchecked) : null;
        expect(read && exportOf(lensesFor(read))).toEqual(lab);
      }
    }),
    { numRuns: 300 },
  );
});

/** What the receipt reads of an order whose review showed this. */
function receiptOf(review: Prescription): OrderView['prescription'] {
  const { items } = aWireOrder();
  const [frame, lenses] = items ?? [];
  return orderViewOf(
    aWireOrder({ items: [frame!, { ...lenses!, entered_options: entered(review) }] }),
    'Alder Health',
  ).prescription;
}

function exportOf(review: Prescription) {
  const line = { sku: 'BasePrescription', name: 'Lenses', selectedOptions: [] };
  const snapshot = { lines: [{ ...line, enteredOptions: entered(review) }], shippingAddress: null };
  const order = { number: '1', placedAt: new Date(0), status: 'pending', snapshot } as const;
  const of = { storeCode: 'default', isPaymentDue: false, frameSize: null, pictureId: null };
  return orderSheet({ order, ...of }).lenses;
}

/** As a cart takes it and an order keeps it: texts by the name of their option. */
function entered(review: Prescription) {
  return Object.entries(toFields(review))
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ label, value }));
}

/** Mean power and the two crossed cylinders: the same numbers for both notations of one lens. */
function powersOf(lens: LabLens | undefined) {
  const { sphereDiopters: sphere, cylinderDiopters: cylinder, axisDegrees: axis } = lens!;
  return powersOfEye({ sphere, cylinder, axis });
}

function powersOfEye(eye: {
  sphere: number | null;
  cylinder: number | null;
  axis: number | null;
}): string[] {
  const cylinder = eye.cylinder ?? 0;
  const radians = ((eye.axis ?? 0) * Math.PI) / 90;
  return [
    (eye.sphere ?? 0) + cylinder / 2,
    -(cylinder / 2) * Math.cos(radians),
    -(cylinder / 2) * Math.sin(radians),
  ].map((power) => (Math.abs(power) < 1e-9 ? 0 : power).toFixed(6));
}

function withoutPaper(lenses: ReturnType<typeof exportOf>) {
  return (
    lenses && {
      ...lenses,
      right: { ...lenses.right, paper: null },
      left: { ...lenses.left, paper: null },
    }
  );
}
