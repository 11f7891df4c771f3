import type { content as en } from './texts.en.ts';

export const content = {
  title: 'Hilfe',
  write: 'Schreiben Sie uns. Ein Mensch antwortet, meist innerhalb eines Werktags.',
  all: 'Alle Hilfeseiten',
  table: (firstLine: string) => `Tabelle: ${firstLine}`,
} satisfies typeof en;
