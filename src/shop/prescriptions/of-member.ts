import type { ServiceClient } from '#clients/client.ts';
import {
  SavedPrescriptionDocument,
  SavePrescriptionDocument,
} from '#clients/generated/member-data.ts';
import type { Prescriptions } from './port.ts';

/** The prescription that member data keeps of a member; `memberData` speaks on their behalf. */
export function prescriptionsOfMember(userId: string, memberData: ServiceClient): Prescriptions {
  return {
    find: async () =>
      (await memberData.run(SavedPrescriptionDocument, { userId })).getPrescriptionByUserId,
    save: async (prescription) => {
      await memberData.run(SavePrescriptionDocument, { userId, prescription });
    },
  };
}
