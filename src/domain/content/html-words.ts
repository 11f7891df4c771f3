const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  sbquo: '‚',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  times: '×',
  sect: '§',
};

/** The words behind HTML's own signs for them; one that is not known is left as it is, and told. */
export function readWords(html: string, onUnknown: (sign: string) => void): string {
  return html.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,31});/gi, (sign, name: string) => {
    const word = name.startsWith('#')
      ? characterOf(name.slice(1))
      : Object.hasOwn(named, name)
        ? named[name]
        : undefined;
    if (word === undefined) onUnknown(sign);
    return word ?? sign;
  });
}

/** None for control characters, and what is no character. */
function characterOf(number: string): string | undefined {
  const point = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number);
  const isCharacter = point >= 0x20 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isCharacter && !(point >= 0x7f && point <= 0x9f) ? String.fromCodePoint(point) : undefined;
}

/** Words as they are written in HTML and in its attributes. */
export function writeWords(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
