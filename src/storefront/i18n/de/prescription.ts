import type { prescription as en } from '../en/prescription.ts';

export const prescription = {
  confirmed: 'Geprüft und gespeichert',
} satisfies typeof en;
