import { isServiceError } from '#clients/client.ts';
import type { AccountProblem } from './port.ts';

export function limited(retryAfterSeconds: number) {
  return { status: 'limited', retryAfterSeconds } as const;
}

/** What `act` answers, or the refusal of commerce in our words; `otherwise` for what has none. */
export async function refusing<Answer>(
  otherwise: AccountProblem,
  act: () => Promise<Answer>,
): Promise<
  | Answer
  | { status: 'refused'; problem: AccountProblem }
  | { status: 'limited'; retryAfterSeconds: number }
> {
  try {
    return await act();
  } catch (error) {
    if (!isServiceError(error)) throw error;
    if (error.message.startsWith('Too many calls')) return limited(600);
    return { status: 'refused', problem: problemOf(error) ?? otherwise };
  }
}

const said: [RegExp, AccountProblem][] = [
  [/isn't confirmed/, 'unconfirmed'],
  [/same email address already exists/, 'taken'],
  [/^The password (?:needs|is too easy)|^Minimum of different classes/, 'weak-password'],
  [/sign-in was incorrect/, 'incorrect'],
  [/^Invalid login or password|account is locked/, 'wrong-password'],
];

/** Clients of Magento know refusals by their words. */
function problemOf({ message, category }: { message: string; category: string }) {
  if (['unreachable', 'internal'].includes(category)) return 'unavailable' as const;
  return said.find(([words]) => words.test(message))?.[1];
}
