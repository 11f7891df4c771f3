import type { account as en } from './account-texts.en.ts';

/** Was im Kopf der Seite zu dem Menschen steht, der einkauft. */
export const account = {
  member: { words: 'Bestellungen', leave: 'Abmelden' },
  guest: { words: 'Anmelden', leave: 'Daten löschen' },
} satisfies typeof en;
