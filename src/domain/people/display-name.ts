export type CleanName =
  | { ok: true; value: string }
  | { ok: false; reason: 'empty' | 'too-long' | 'broken-text' };

const LONGEST = 100;

/** Control characters and all that Unicode calls ignorable: zero widths, bidirectional marks and overrides. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

/** Joiners shape letters in Arabic and Indic scripts; anywhere else they only hide. */
const STRAY_JOINERS =
  /(?<!(?!\p{Script=Latin})[\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu;

/**
 * One line of text as it may be shown: in composed form, without characters that cannot be seen
 * or that turn the writing direction, which make what stands beside them look like something else.
 */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\n\r]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINERS, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A person's name as it may be stored and shown: in composed form, without characters that
 * cannot be seen or that turn the writing direction, 1-100 characters. What looks like markup
 * is a name like any other. `broken-text` is half a character, which no keyboard makes.
 */
export function cleanName(text: string): CleanName {
  if (!text.isWellFormed()) return { ok: false, reason: 'broken-text' };
  const value = visibleText(text);
  if (value === '') return { ok: false, reason: 'empty' };
  return [...value].length > LONGEST ? { ok: false, reason: 'too-long' } : { ok: true, value };
}
