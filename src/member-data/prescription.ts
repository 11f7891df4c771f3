import { randomUUID } from 'node:crypto';
import { sealedValues } from '#service-base/sealed-values.ts';
import { record, requireOwner, requireReader } from './caller.ts';
import type { MemberDataContext, PrescriptionRow } from './context.ts';
import type { Prescription, PrescriptionInput } from './generated/schema.ts';
import { checkedPrescription, type PrescriptionValues } from './prescription-input.ts';

export const sealedPrescriptions = sealedValues<PrescriptionValues, string>(
  (id) => `member_data.prescriptions:${id}`,
);

/** The version in force; null when there is none. */
export async function currentPrescription(
  context: MemberDataContext,
  userId: string,
): Promise<Prescription | null> {
  await requireReader(context, userId, 'prescription.read');
  const row = await findCurrent(context, userId);
  if (!row) return null;
  if (context.caller?.id === userId) await record(context, userId, 'prescription.read', 'ok');
  const values = sealedPrescriptions.open(context.sealer, row.id, row.sealed);
  return { ...values, savedAt: row.savedAt.toISOString() };
}

/** Saves a new version and answers it; null erases every version. */
export async function savePrescription(
  context: MemberDataContext,
  userId: string,
  input: PrescriptionInput | null,
): Promise<Prescription | null> {
  await requireOwner(context, userId, 'prescription.write');
  if (context.caller) context.caller.prescription = undefined;
  if (!input) {
    await context.pool.query(`delete from member_data.prescriptions where member_id = $1`, [
      userId,
    ]);
    await record(context, userId, 'prescription.erase', 'ok');
    return null;
  }
  const values = checkedPrescription(input);
  const id = randomUUID();
  const { rows } = await context.pool.query<{ saved_at: Date }>(
    `insert into member_data.prescriptions (id, member_id, sealed) values ($1, $2, $3)
     returning saved_at`,
    [id, userId, sealedPrescriptions.seal(context.sealer, id, values)],
  );
  await record(context, userId, 'prescription.write', 'ok');
  return { ...values, savedAt: rows[0]!.saved_at.toISOString() };
}

/** The caller's own came with who they are, unless they have changed it since. */
async function findCurrent(
  { caller, pool }: MemberDataContext,
  userId: string,
): Promise<PrescriptionRow | null> {
  if (caller?.id === userId && caller.prescription !== undefined) return caller.prescription;
  const { rows } = await pool.query<PrescriptionRow>(
    `select id, sealed, saved_at as "savedAt" from member_data.prescriptions
     where member_id = $1 order by version desc limit 1`,
    [userId],
  );
  return rows[0] ?? null;
}
