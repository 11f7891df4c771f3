import { labLensesOf, type LabLenses } from '#domain/orders/lab-lenses.ts';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import { isFrameSku, isPrescriptionSku } from '#domain/frames/sku.ts';
import { toFhir } from '#domain/prescription/fhir.ts';
import { findPrescription, type Prescription } from '#domain/prescription/prescription.ts';
import { NUMBER_FIELDS } from '#domain/prescription/field-names.ts';
import { fromFields } from '#domain/prescription/prescription-wire.ts';
import { paperOf } from '#domain/prescription/reading-use.ts';
import type { OrdersDoor } from '#commerce/index.ts';
import { csvOf } from './csv.ts';

type LabOrder = Awaited<ReturnType<OrdersDoor['forLab']>>[number];
type Order = LabOrder['order'];
type Address = NonNullable<Order['snapshot']['shippingAddress']>;
type OrderLine = Pick<
  Order['snapshot']['lines'][number],
  'sku' | 'name' | 'selectedOptions' | 'enteredOptions'
>;

/** What a sheet is written from. */
type Ordered = Omit<LabOrder, 'order' | 'cartId'> & {
  /** Of the picture that the prescription was compared with; null where none is kept. */
  pictureId: string | null;
  order: Pick<Order, 'number' | 'placedAt' | 'status'> & {
    snapshot: { lines: OrderLine[]; shippingAddress: Address | null };
  };
};

/** One order as it is handed to a lab: units stand in the names, days and instants are ISO 8601. */
export type OrderSheet = {
  number: string;
  /** An instant, in UTC. */
  placedAt: string;
  store: string;
  status: string;
  /** `due`: to be paid in advance, and no money has come yet. */
  payment: 'due' | 'settled';
  frame: {
    sku: string;
    name: string;
    color: string;
    lensWidthMm: number | null;
    bridgeMm: number | null;
    templeMm: number | null;
  } | null;
  lens: { sku: string | null; name: string };
  /** Null where there is no prescription that can be read, as in an erased member's order. */
  lenses: LabLenses | null;
  /** By which `rx show` finds the picture of the paper; null where none is kept. */
  pictureId: string | null;
  delivery: {
    firstName: string;
    lastName: string;
    company: string | null;
    street: string;
    city: string;
    region: string | null;
    postcode: string | null;
    countryCode: string;
    telephone: string | null;
    /** What the member wishes. */
    notes: string | null;
  } | null;
};

/** Everything that a lab needs of an order; it holds health data. */
export function orderSheet(ordered: Ordered): OrderSheet {
  const { order, storeCode, isPaymentDue, frameSize, pictureId } = ordered;
  const { lines, shippingAddress } = order.snapshot;
  const frame = lines.find(({ sku }) => isFrameSku(sku));
  const pair = lines.find(({ sku }) => isPrescriptionSku(sku));
  const chosen = pair?.selectedOptions.find(({ label }) => label === 'lens');
  return {
    number: displayOrderNumber(order.number),
    placedAt: order.placedAt.toISOString(),
    store: storeCode,
    status: order.status,
    payment: isPaymentDue ? 'due' : 'settled',
    frame: frame
      ? {
          sku: frame.sku,
          name: frame.name,
          color: frame.selectedOptions.map(({ value }) => value).join(', '),
          lensWidthMm: frameSize?.lensWidthMm ?? null,
          bridgeMm: frameSize?.bridgeMm ?? null,
          templeMm: frameSize?.templeMm ?? null,
        }
      : null,
    lens: { sku: chosen?.sku ?? null, name: chosen?.value ?? pair?.name ?? '' },
    lenses: pair ? labLensesOfLine(pair) : null,
    pictureId,
    delivery: shippingAddress && deliveryOf(shippingAddress),
  };
}

/** The sheets as a table: a column for each value, named by the way to it. */
export function sheetsAsCsv(sheets: readonly OrderSheet[]): string {
  const records = sheets.map((sheet) => new Map(cellsOf(sheet)));
  const paths = [...new Set(records.flatMap((record) => [...record.keys()]))];
  // What has parts in one sheet may be nothing in another.
  const columns = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));
  return csvOf(
    columns,
    records.map((record) => columns.map((column) => record.get(column) ?? null)),
    (value, column) => (column.endsWith('Diopters') ? value.toFixed(2) : String(value)),
  );
}

/**
 * The papers behind the orders as a FHIR R4 bundle, each named by its order's number; an order
 * without a prescription that can be read is not in it.
 */
export function papersAsFhir(ordered: readonly Ordered[]): object {
  const entry = ordered.flatMap(({ order, pictureId }) => {
    const { lines, shippingAddress } = order.snapshot;
    const pair = lines.find(({ sku }) => isPrescriptionSku(sku));
    const prescription = pair && prescriptionOfLine(pair);
    if (!prescription) return [];
    const patient = shippingAddress && deliveryOf(shippingAddress);
    const resource = toFhir(prescription, {
      identifier: displayOrderNumber(order.number),
      patient: patient ? { display: `${patient.firstName} ${patient.lastName}` } : {},
      createdAt: order.placedAt.toISOString(),
      ...(pictureId ? { pictureId } : {}),
    });
    return [{ resource }];
  });
  return { resourceType: 'Bundle', type: 'collection', entry };
}

/** Every value of a sheet with the way to it: `lenses.right.sphereDiopters`. */
export function cellsOf(sheet: OrderSheet): [path: string, value: string | number | null][] {
  return leavesOf(sheet, []);
}

function leavesOf(value: unknown, path: string[]): [string, string | number | null][] {
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
  const isKnown = typeof value === 'string' || typeof value === 'number';
  return [[path.join('.'), isKnown ? value : null]];
}

function labLensesOfLine(line: OrderLine): LabLenses | null {
  const prescription = prescriptionOfLine(line);
  return prescription && labLensesOf(prescription);
}

function prescriptionOfLine({ enteredOptions }: OrderLine): Prescription | null {
  const fields = Object.fromEntries(enteredOptions.map(({ label, value }) => [label, value]));
  const prescription = enteredOptions.length > 0 ? findPrescription(fromFields(fields)) : null;
  return prescription && isReadable(prescription) ? prescription : null;
}

/** Whoever speaks to commerce without our pages may order anything. */
function isReadable(prescription: Prescription): boolean {
  return [prescription, paperOf(prescription)].every(({ od, os }) =>
    [od, os].every(
      (eye) =>
        !NUMBER_FIELDS.some((field) => Number.isNaN(eye[field])) &&
        !(eye.cylinder && eye.axis === null),
    ),
  );
}

function deliveryOf(address: Address): OrderSheet['delivery'] {
  return {
    firstName: address.firstname,
    lastName: address.lastname,
    company: address.company,
    street: address.street.join('\n'),
    city: address.city,
    region: address.region?.code ?? null,
    postcode: address.postcode,
    countryCode: address.countryCode,
    telephone: address.telephone,
    notes: address.notes,
  };
}
