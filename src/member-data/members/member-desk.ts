import { memberIdFingerprint } from '../contacts.ts';
import type { Service } from '../context.ts';
import type { UserInfo } from '../generated/schema.ts';
import { redemptionRows, type RedemptionRow } from '../redemption.ts';
import { forgetExpired, type Forgotten } from '../retention.ts';
import { accountsOf } from '../sign-in/accounts.ts';
import { inTransaction } from '#service-base/transaction.ts';
import { eraseRecords } from './erase-records.ts';
import { importingMembers, importMembers, type MemberImport } from './import-members.ts';
import type { ImportMode, ImportResult } from './import-result.ts';
import { findMemberByFingerprint } from './member.ts';
import type { MemberRecord } from './prepare-member.ts';
import { userInfo } from './user-info.ts';

/** A member as the operator sees them. */
export type ShownMember = UserInfo & { memberId: string | null; isOnHold: boolean };

/** What the operator's commands and the server may do beyond the contract. */
export type MemberDesk = {
  import(records: MemberRecord[]): Promise<ImportResult>;
  /**
   * An import of any length, all or nothing: `work` delivers it bit by bit, anew when the database
   * asks for that, and throws to undo it.
   *
   * @throws Error while another import is under way.
   */
  importing(mode: ImportMode, work: (open: MemberImport) => Promise<void>): Promise<ImportResult>;
  /** The member with this id as printed on the card; null when there is none. */
  show(memberId: string): Promise<ShownMember | null>;
  /**
   * Erases everything that tells the person: profile, prescriptions, try-on. What stays are keyed
   * hashes, by which the next sign-in is told, and the redemption. False when there is nobody.
   */
  delete(memberId: string): Promise<boolean>;
  /** Lets an account that wrong codes locked try again. */
  unlock(memberId: string): Promise<boolean>;
  count(): Promise<number>;
  /** Every redemption on record, for the ledger check. */
  redemptionRows(): Promise<RedemptionRow[]>;
  /** Removes what has outlived its time; for the server's hourly job. */
  forgetExpired(): Promise<Forgotten>;
};

export function createMemberDesk(service: Service): MemberDesk {
  const { pool, sealer } = service;
  const find = (memberId: string) =>
    findMemberByFingerprint(pool, sealer, memberIdFingerprint(sealer, memberId));
  const record = (action: string, subject: string) =>
    service.audit.record({ actor: 'operator', action, subject, outcome: 'ok' });

  return {
    import: (records) => importMembers(service, records),
    importing: (mode, work) => importingMembers(service, mode, work),

    async show(memberId) {
      const member = await find(memberId);
      if (!member) return null;
      await record('member.read', member.id);
      return {
        ...userInfo(member),
        memberId: member.profile?.memberId ?? null,
        isOnHold: member.isOnHold,
      };
    },

    async delete(memberId) {
      const member = await find(memberId);
      if (!member) return false;
      await erase(service, member.id);
      await record('member.delete', member.id);
      return true;
    },

    async unlock(memberId) {
      const member = await find(memberId);
      if (!member) return false;
      await pool.query(
        `delete from member_data.code_accounts where account = $1 or starts_with(account, $2)`,
        [member.id, accountsOf(sealer, memberIdFingerprint(sealer, memberId))],
      );
      await record('member.unlock', member.id);
      return true;
    },

    async count() {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from member_data.members where deleted_at is null`,
      );
      return rows[0]?.count ?? 0;
    },

    redemptionRows: () => redemptionRows(pool),
    forgetExpired: () => forgetExpired(service),
  };
}

async function erase({ pool }: Service, id: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      `update member_data.members
       set sealed = null, is_cs = false, standing = 'good',
           deleted_at = clock_timestamp(), updated_at = clock_timestamp()
       where id = $1 and deleted_at is null`,
      [id],
    );
    await eraseRecords(client, [id]);
  });
}
