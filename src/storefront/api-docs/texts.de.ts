import type { apiDocs as english } from './texts.en.ts';

/** The page that says how programs call the shop, in German. */
export const apiDocs = {
  title: 'Aufrufe für Programme',
  lead: 'Was der Server des Shops annimmt und antwortet, für alle, die Programme dafür schreiben. Die Einzelheiten stehen auf Englisch. Um eine Brille zu bestellen, brauchen Sie nichts davon.',
  machine: 'Dasselbe als OpenAPI-Dokument (JSON)',
  forWhom: { anyone: 'Für alle', signedIn: 'Für Angemeldete' },
  takes: 'Nimmt an',
  answers: 'Antwortet',
  status: 'Status',
  meaning: 'Was es bedeutet',
  schema: 'Schema',
} satisfies typeof english;
