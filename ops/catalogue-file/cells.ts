/** How what stands in a cell is meant. */
export type CellKind =
  | 'text'
  | 'list'
  | 'count'
  | 'measure'
  | 'measures'
  | 'price'
  | 'yes'
  | 'json';

/** What a cell holds, or what is wrong with it. */
type Cell = { value: unknown } | { fault: string };

const parts = '|';

/**
 * Reads a cell that is not empty. A file parted by semicolons is one of a spreadsheet that writes
 * decimals with a comma, any other has points: the other sign is refused, for it may as well part
 * thousands.
 */
export function readCell(kind: CellKind, text: string, delimiter: string): Cell {
  switch (kind) {
    case 'text':
      return { value: text };
    case 'list':
      return { value: listOf(text) };
    case 'count':
      return /^\d{1,9}$/.test(text) ? { value: Number(text) } : { fault: 'is no whole number' };
    case 'measure':
      return numberOf(text, delimiter);
    case 'measures':
      return measuresOf(text, delimiter);
    case 'price':
      return priceOf(text, delimiter);
    case 'yes':
      return yesOf(text);
    case 'json':
      return jsonOf(text);
  }
}

/** What is between the marks that part words; `\|` is a mark within a word, `\\` a backslash. */
function listOf(text: string): string[] {
  const words = [''];
  for (const [sign] of text.matchAll(/\\[\\|]|[^]/g)) {
    if (sign === parts) words.push('');
    else words.push(words.pop() + (sign.length > 1 ? sign.slice(1) : sign));
  }
  return words.map((word) => word.trim());
}

/** The words of a list as a cell has them, so that reading it gives the same words. */
export function listText(words: readonly string[]): string {
  return words.map((word) => word.replaceAll(/[\\|]/g, String.raw`\$&`)).join(parts);
}

function numberOf(text: string, delimiter: string): { value: number } | { fault: string } {
  const [mark, other] = delimiter === ';' ? [',', '.'] : ['.', ','];
  if (text.includes(other)) {
    const file = delimiter === ';' ? 'semicolons' : 'commas';
    return { fault: `has a "${other}": a file parted by ${file} writes decimals with "${mark}"` };
  }
  const plain = text.replace(mark, '.');
  if (!/^-?\d{1,9}(\.\d{1,6})?$/.test(plain)) return { fault: 'is no number' };
  return { value: Number(plain) };
}

function measuresOf(text: string, delimiter: string): Cell {
  const all = listOf(text).map((part) => numberOf(part, delimiter));
  return (
    all.find((one) => 'fault' in one) ?? {
      value: all.flatMap((one) => ('value' in one ? [one.value] : [])),
    }
  );
}

/** In dollars or euros, as people write prices; cents are kept. */
function priceOf(text: string, delimiter: string): Cell {
  const amount = numberOf(text, delimiter);
  if ('fault' in amount) return amount;
  const isToTheCent = /^\d+([.,]\d{1,2})?$/.test(text);
  return isToTheCent ? { value: Math.round(amount.value * 100) } : { fault: 'is no price' };
}

function yesOf(text: string): Cell {
  if (text === 'yes' || text === 'no') return { value: text === 'yes' };
  return { fault: 'is "yes" or "no"' };
}

function jsonOf(text: string): Cell {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { fault: 'is no JSON' };
  }
}
