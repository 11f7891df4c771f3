import type pg from 'pg';
import { inTransaction } from '#service-base/transaction.ts';
import type { Service } from '../context.ts';
import { openDelivery } from './delivered-once.ts';
import type { ImportMode, ImportResult } from './import-result.ts';
import { prepareMember, type MemberRecord, type PreparedMember } from './prepare-member.ts';
import { writeMembers } from './write-members.ts';

/** An import under way. */
export type MemberImport = {
  /** The day by the database's clock, in UTC, as `2026-05-31`. */
  today: string;
  prepare(record: MemberRecord): PreparedMember;
  /**
   * Those whose member id came before in this import, each with the place where it first did.
   * A place is a line's number: each is told once, in rising order.
   */
  findRepeated(
    members: readonly { place: number; fingerprint: string }[],
  ): Promise<{ place: number; firstPlace: number }[]>;
  /** Adds and changes these, no member id twice among them. */
  write(members: readonly PreparedMember[]): Promise<void>;
};

const batchSize = 500;

/**
 * Adds and changes members by member id: all of them, or none when it throws. Of two records
 * with the same member id the last counts.
 *
 * @throws Error that names the record by its place, never its content.
 */
export async function importMembers(
  service: Service,
  records: MemberRecord[],
): Promise<ImportResult> {
  const all = records.map((record, index) => {
    const member = prepareMember(service.sealer, record);
    if (member.faults.includes('memberId'))
      throw new Error(`Record ${index + 1} has no member id.`);
    return member;
  });
  const members = [...new Map(all.map((member) => [member.fingerprint, member])).values()];
  return inTransaction(service.pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(${importLock})`);
    await planAnew(client);
    const { result, write } = openImport(service, client, 'write');
    for (let start = 0; start < members.length; start += batchSize)
      await write(members.slice(start, start + batchSize));
    return result;
  });
}

/**
 * Lets `work` import members bit by bit, in one transaction: all that it wrote is kept, or nothing
 * when it throws. It begins anew when the database asks for that.
 *
 * @throws Error while another import is under way.
 */
export async function importingMembers(
  service: Service,
  mode: ImportMode,
  work: (open: MemberImport) => Promise<void>,
): Promise<ImportResult> {
  return inTransaction(service.pool, async (client) => {
    const { rows } = await client.query<{ is_alone: boolean; today: string }>(
      `select pg_try_advisory_xact_lock(${importLock}) as is_alone,
              (clock_timestamp() at time zone 'utc')::date::text as today`,
    );
    const [start] = rows;
    if (!start?.is_alone) {
      throw new Error(
        'Another import of members is under way. Nothing was changed; try again later.',
      );
    }
    await planAnew(client);
    const { result, write } = openImport(service, client, mode);
    await work({
      today: start.today,
      prepare: (record) => prepareMember(service.sealer, record),
      findRepeated: await openDelivery(client),
      write,
    });
    return result;
  });
}

/**
 * A plan that was made for empty tables would read a million rows for each batch. Nor does the
 * database know how many there are while they are not committed, so no statement joins these tables.
 */
async function planAnew(client: pg.PoolClient): Promise<void> {
  await client.query('set local plan_cache_mode = force_custom_plan');
}

/** Members are imported one file after the other. */
const importLock = `hashtextextended('member_data.import', 0)`;

function openImport({ sealer, settings }: Service, client: pg.PoolClient, mode: ImportMode) {
  const result: ImportResult = { added: 0, changed: 0, unchanged: 0, skipped: 0, redemptions: 0 };
  const write = async (members: readonly PreparedMember[]) => {
    if (members.length === 0) return;
    const written = await writeMembers({ client, sealer, ...settings }, members, mode);
    for (const key of Object.keys(result) as (keyof ImportResult)[]) result[key] += written[key];
  };
  return { result, write };
}
