/**
 * Whether a text holds what can be the number of a payment card: 13 to 19 digits, maybe in
 * groups, that pass the Luhn check. We take no cards, so none may be stored by mistake.
 */
export function holdsCardNumber(text: string): boolean {
  const runs = text.match(/\d(?:[\s.-]?\d){12,18}/g) ?? [];
  return runs.some((run) => passesLuhn(run.replace(/\D/g, '')));
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [position, digit] of [...digits].toReversed().entries()) {
    const value = position % 2 === 0 ? Number(digit) : Number(digit) * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
