import type { content as en } from './texts.en.ts';

export const content = {
  title: 'Hilfe',
  write: 'Schreiben Sie uns. Ein Mensch antwortet, meist innerhalb eines Werktags.',
  all: 'Alle Hilfeseiten',
} satisfies typeof en;
