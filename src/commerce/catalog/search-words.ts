/** Marks above and below letters; the same in the statements that fold what is searched. */
export const combiningMarks = String.raw`[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]`;

const marks = new RegExp(combiningMarks, 'gu');
const searchCharactersMax = 100;

/** Lower case without accents, so that "grün" is found by "Grun" and "Grün". */
export function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(marks, '').toLowerCase();
}

/** The words of a search, folded; what is longer than anybody types is cut. */
export function wordsOf(text: string): string[] {
  return folded(text.slice(0, searchCharactersMax)).split(/\s+/).filter(Boolean);
}
