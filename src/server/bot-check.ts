import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { House } from '#storefront/house.ts';

const cost = 1000;
const lifetimeMinutes = 20;

/**
 * A proof of work of our own in place of a third party's bot check. A solution counts once:
 * what was used is remembered until it would have expired.
 */
export function createBotCheck(pool: pg.Pool, secret: string): House['botCheck'] {
  return {
    puzzle: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(200, 600),
        deriveKey,
        hmacSignatureSecret: secret,
        expiresAt: new Date(Date.now() + lifetimeMinutes * 60_000),
      }),

    async verify(solution) {
      const payload = parse(solution);
      if (!payload) return false;
      const { verified } = await verifySolution({
        ...payload,
        deriveKey,
        hmacSignatureSecret: secret,
      });
      return verified && isFirstUse(pool, solution);
    },
  };
}

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;

function parse(solution: string): Payload | null {
  if (solution.length > 4096) return null;
  try {
    const parsed = JSON.parse(Buffer.from(solution, 'base64').toString()) as Partial<Payload>;
    return parsed.challenge && parsed.solution ? (parsed as Payload) : null;
  } catch {
    return null;
  }
}

async function isFirstUse(pool: pg.Pool, solution: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into server.used_proofs (hash, expires_at)
     values ($1, now() + make_interval(mins => $2)) on conflict do nothing`,
    [createHash('sha256').update(solution).digest(), lifetimeMinutes],
  );
  return rowCount === 1;
}
