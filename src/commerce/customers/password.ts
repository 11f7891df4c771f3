import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordProblem, type PasswordProblem } from '#domain/people/password.ts';
import { inputError, tooBusy } from '../errors.ts';

const lengthMax = 256;

/** argon2id with OWASP's minimum: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const checksAtOnce = 4;
const waitingMax = 20;

const derive = promisify(argon2);

/**
 * In Magento's words, which clients match on; of its classes of characters any letter is one.
 *
 * @throws GraphQLError for a password that is too weak.
 */
export function requireStrongPassword(password: string): void {
  const problem = passwordProblem(password);
  if (problem !== null) throw inputError(problems[problem]);
}

const problems: Record<PasswordProblem, string> = {
  length: 'The password needs at least 8 characters. Create a new password and try again.',
  kinds:
    'Minimum of different classes of characters in password is 2. Classes of characters: Letters, Digits or Special Characters.',
  common: 'The password is too easy to guess. Create a new password and try again.',
};

/** What to keep of a password: salt and argon2id hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await hashOf(password, salt);
  return `argon2id$${salt.toString('base64')}$${hash.toString('base64')}`;
}

/** Whether the password is the one kept; takes as long when there is none. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, salt = '', hash = ''] = (kept ?? nobodysHash).split('$');
  const expected = Buffer.from(hash, 'base64');
  const given = await hashOf(password.slice(0, lengthMax), Buffer.from(salt, 'base64'));
  const isSame = given.length === expected.length && timingSafeEqual(given, expected);
  return isSame && kept !== null;
}

const nobodysHash = `argon2id$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * A check costs 40 ms of a core and 19 MiB, so only a few run at once and few may wait.
 *
 * @throws GraphQLError when too many wait already.
 */
export function requireRoomToCheck(): void {
  if (running >= checksAtOnce && waiting.length >= waitingMax)
    throw tooBusy('Too many passwords at once. Please try again.');
}

/** @throws GraphQLError when too many wait already. */
async function hashOf(password: string, salt: Buffer): Promise<Buffer> {
  requireRoomToCheck();
  if (running < checksAtOnce) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await derive('argon2id', { ...cost, message: password.normalize('NFC'), nonce: salt });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
