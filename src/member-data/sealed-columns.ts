import type { SealedColumn } from '#service-base/sealed-column.ts';
import { sealedProfiles } from './members/member.ts';
import { sealedPrescriptions } from './prescription.ts';
import { sealedTryOns } from './try-on.ts';

/** Every column of the member data that holds sealed values. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'member_data.members',
    key: 'id',
    sealed: 'sealed',
    place: ['member_id_fingerprint'],
    contextOf: sealedProfiles.contextOf,
  },
  {
    table: 'member_data.prescriptions',
    key: 'id',
    sealed: 'sealed',
    place: ['id'],
    contextOf: sealedPrescriptions.contextOf,
  },
  {
    table: 'member_data.try_on_records',
    key: 'member_id',
    sealed: 'sealed',
    place: ['member_id'],
    contextOf: sealedTryOns.contextOf,
  },
];
