import { userInfo } from 'node:os';
import type { Services } from '#server/services.ts';
import type { Options } from '../command.ts';

/** What is said beside every command that shows what members entrusted to us. */
export const lookingOptions = {
  requires: { '--reason <text>': 'why; it is written down with the order' },
  options: { '--as <name>': 'who is looking; the account of this machine without it' },
} as const;

const account = /^[\w.-]{1,64}$/;
/** Addresses and formulas of any kind stay out of the audit, which is kept for good. */
const plainWords = /^[\p{L}\p{N} .,:;#/()'’?!-]{3,200}$/u;

/** Who looks at health data, and why. */
export type Looking = { actor: `operator:${string}`; reason: string };

/** @throws Error that says what of it cannot be written down. */
export function lookingOf(options: Options): Looking {
  const { reason } = options;
  const why = typeof reason === 'string' ? reason.trim() : '';
  if (!plainWords.test(why)) throw new Error('--reason: 3 to 200 letters, digits and marks, no @');
  return { actor: actorOf(options), reason: why };
}

/**
 * Who gives the command, as the audit has them.
 * @throws Error when that is no account.
 */
export function actorOf({ as }: Options): Looking['actor'] {
  const name = typeof as === 'string' ? as : userInfo().username;
  if (!account.test(name)) throw new Error('--as: a name of letters, digits, dots and dashes');
  return `operator:${name}`;
}

/** Writes down who looks at these orders, before they see anything. */
export async function noteLooking(
  { audit }: Services,
  { actor, reason }: Looking,
  action: 'order.show' | 'order.export' | 'rx.show',
  orderNumbers: readonly string[],
): Promise<void> {
  for (const number of orderNumbers)
    await audit.record({ actor, action, subject: `order:${number}`, outcome: 'ok', reason });
}
