import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import type { BotCheck } from './port.ts';

const cost = 1000;
const lifetimeMinutes = 20;

/** What was used is remembered until it would have expired. */
export function createBotCheck(pool: pg.Pool, secret: string): BotCheck {
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
      return verified && isFirstUse(pool, payload.challenge.signature);
    },
  };
}

/** Its shape only; the challenge is signed, and the library checks the rest. */
const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
    }),
    signature: z.string().min(1),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function parse(solution: string): z.infer<typeof Payload> | null {
  if (solution.length > 4096) return null;
  try {
    const parsed = Payload.safeParse(JSON.parse(Buffer.from(solution, 'base64').toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** By the challenge's signature: the same proof can be written down in many ways. */
async function isFirstUse(pool: pg.Pool, signature: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into shop.used_proofs (hash, expires_at)
     values ($1, now() + make_interval(mins => $2)) on conflict do nothing`,
    [createHash('sha256').update(signature).digest(), lifetimeMinutes],
  );
  return rowCount === 1;
}
