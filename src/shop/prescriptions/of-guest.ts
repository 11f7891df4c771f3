import type { Drafts } from '../drafts/port.ts';
import type { Prescriptions } from './port.ts';

/** The prescription of a guest, which nobody keeps longer than the unfinished order. */
export function prescriptionsOfGuest(drafts: Drafts, now: () => Date): Prescriptions {
  return {
    find: async () => (await drafts.read()).prescription ?? null,
    save: async (prescription) => {
      await drafts.save({ prescription: { ...prescription, savedAt: now().toISOString() } });
    },
  };
}
