import { cleanName } from './display-name.ts';

/** Letters that are their own and not a letter with a mark, as they are written without them. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** How passports and many keyboards write these letters (ICAO Doc 9303, part 3). */
const TRANSCRIBED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/**
 * Whether two spellings can be one name, as typed and as on the ID card: without regard to
 * case, accents, apostrophes, hyphens and spaces; "Müller" is "Muller" and "Mueller".
 * Never true when one of them is empty.
 */
export function isSameName(one: string, other: string): boolean {
  const spellings = spellingsOf(one);
  return spellingsOf(other).some((spelling) => spellings.includes(spelling));
}

function spellingsOf(name: string): string[] {
  const cleaned = cleanName(name);
  if (!cleaned.ok) return [];
  const letters = cleaned.value.normalize('NFC').toLowerCase();
  const transcribed = letters.replace(/[äöüåø]/g, (letter) => TRANSCRIBED[letter] ?? letter);
  return [...new Set([plain(letters), plain(transcribed)])].filter((spelling) => spelling !== '');
}

/** The bare letters: no marks on Latin, Greek and Cyrillic ones, nothing between them. */
function plain(letters: string): string {
  return letters
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøðđþłı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replace(/[\s\p{Pd}\u2212'’‘ʼʻ`´".,\u200c\u200d]/gu, '');
}
