import { cleanName } from '#domain/people/display-name.ts';
import { inputError } from '../errors.ts';
import type { CommerceSettings } from '../settings.ts';

const streetLinesDefault = 4;

/** One line of text without control characters, or null when nothing is left of it. */
export function tidy(text: string | null | undefined): string | null {
  const cleaned = cleanName(text ?? '');
  if (cleaned.ok) return cleaned.value;
  if (cleaned.reason === 'empty') return null;
  throw inputError('A line of the address is too long or cannot be read.');
}

/** The lines of a street, empty ones left out. @throws GraphQLError */
export function tidyStreet(lines: readonly (string | null | undefined)[]): string[] {
  return lines.map(tidy).filter((line) => line !== null);
}

/** @throws GraphQLError for more lines than the shop has on a label. */
export function requireStreet(
  street: readonly string[],
  { streetLines: most = streetLinesDefault }: Pick<CommerceSettings, 'streetLines'>,
): void {
  if (street.length > most) {
    throw inputError(`"Street Address" cannot contain more than ${most} lines.`);
  }
}
