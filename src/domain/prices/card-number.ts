/**
 * Whether a text holds what can be the number of a payment card: 13 to 19 digits, maybe in
 * groups, that pass the Luhn check. Cards are not taken here, so none may be stored by mistake.
 */
export function holdsCardNumber(text: string): boolean {
  const runs = text.match(/\d(?:[\s.-]?\d){12,18}/g) ?? [];
  return runs.some((run) => passesLuhn(run.replace(/\D/g, '')));
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .map((digit, position) => Number(digit) * (position % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
