import type { Heard } from './ask.ts';
import { faultsOfAnswer } from './contract.ts';

export type Value = Record<string, unknown>;

/** An answer; an answer that may be null; a refusal; or what is wrong with the value. */
export type Expected = 'answer' | 'nothing' | keyof typeof refusals | ((value: Value) => string[]);

const refusals = {
  UNAUTHENTICATED: { category: 'authentication', status: 401 },
  FORBIDDEN: { category: 'authorization', status: null },
} as const;

/** What is wrong with what was heard: the answer's shape first, then what was expected of it. */
export function faultsOf(operation: string, heard: Heard, expected: Expected): string[] {
  const { fault, errors, status, value } = heard;
  if (fault) return [fault];
  const [error] = errors;
  if (typeof expected === 'string' && expected in refusals)
    return faultsOfRefusal(expected as keyof typeof refusals, heard);
  if (error) {
    const { code = 'no code', category = 'no category' } = error.extensions ?? {};
    return [`answers the error ${String(code)} (${String(category)}, status ${status})`];
  }
  if (expected !== 'nothing' && typeof expected !== 'function' && value == null)
    return [`${operation} is missing`];
  const faults = faultsOfAnswer(operation, value);
  return faults.length === 0 && typeof expected === 'function'
    ? expected((value ?? {}) as Value)
    : faults;
}

function faultsOfRefusal(code: keyof typeof refusals, { errors, status }: Heard): string[] {
  const { category, status: wanted } = refusals[code];
  const [error] = errors;
  if (!error) return [`answers, and must refuse with ${code}`];
  const told = error.extensions ?? {};
  return [
    ...(told['code'] === code
      ? []
      : [`extensions.code is ${JSON.stringify(told['code'])}, must be ${code}`]),
    ...(told['category'] === category
      ? []
      : [`extensions.category is ${JSON.stringify(told['category'])}, must be ${category}`]),
    ...(wanted === null || status === wanted
      ? []
      : [`the HTTP status is ${status}, must be ${wanted}`]),
  ];
}

/** Nobody is signed in, and the message says so to clients that read nothing else. */
export function nobodySignedIn(answer: Value): string[] {
  return [
    ...(answer['memberToken'] == null ? [] : ['a member token is given away']),
    ...(String(answer['message']).includes('otp')
      ? []
      : ['message must hold "otp" while nobody is signed in']),
  ];
}

/** What was kept otherwise than it was sent, by path. */
export function differences(sent: Value, kept: Value, at = ''): string[] {
  return Object.entries(sent).flatMap(([name, value]) => {
    const found = kept[name];
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return differences(value as Value, (found ?? {}) as Value, `${at}${name}.`);
    return JSON.stringify(found ?? null) === JSON.stringify(value)
      ? []
      : [
          `${at}${name} was sent as ${JSON.stringify(value)} and is told as ${JSON.stringify(found)}`,
        ];
  });
}
