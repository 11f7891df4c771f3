import type { FlatToken, Row } from './flat-page.ts';

/** Of a sign from its power, in heights, where signs have a column of their own. */
const APART = 4;

/**
 * Some forms have a column `+/-` before the sphere and one before the cylinder: there a dash is
 * a sign, however far it stands off its power.
 */
export function joinSignColumns(rows: readonly Row[]): void {
  const header = rows.findIndex((row) => signHeads(row) > 0);
  if (header < 0) return;
  for (const row of rows.slice(header + 1)) {
    row.tokens.forEach((token, index) => {
      const sign = signOf(token);
      const value = row.tokens[index + 1];
      if (!sign || value?.kind !== 'number' || value.number.sign) return;
      if (value.left - token.right > APART * value.height || value.number.decimals !== 2) return;
      row.tokens.splice(index, 2, { ...value, number: { ...value.number, sign } });
    });
  }
}

function signHeads({ tokens }: Row): number {
  return tokens.filter(({ text }, index) => {
    const three = [text, tokens[index + 1]?.text, tokens[index + 2]?.text].join('');
    return /^\+\/-|^±/.test(three);
  }).length;
}

function signOf(token: FlatToken): '+' | '-' | null {
  if (token.kind === 'nothing' || (token.kind === 'mark' && token.text === '-')) return '-';
  return token.kind === 'mark' && token.text === '+' ? '+' : null;
}
