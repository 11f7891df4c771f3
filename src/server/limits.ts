import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type pg from 'pg';

/** Limits by network address. Each answers the seconds to wait, or null when all is well. */
export type Limits = {
  /** Asking for a code; fewer tries without a proof of work. */
  takeSignIn(address: string, botCheckPassed: boolean): Promise<number | null>;
  takeCode(address: string): Promise<number | null>;
  takeReport(address: string): Promise<number | null>;
};

const none: Limits = {
  takeSignIn: async () => null,
  takeCode: async () => null,
  takeReport: async () => null,
};

/** One count for all processes, kept in the database. `isOff` is for load tests of a demo. */
export function createLimits(pool: pg.Pool, options: { isOff: boolean }): Limits {
  if (options.isOff) return none;
  const proven = createLimiter(pool, 'sign-in', 60, 600);
  const unproven = createLimiter(pool, 'sign-in-unproven', 30, 600);
  const codes = createLimiter(pool, 'code', 120, 600);
  const reports = createLimiter(pool, 'report', 10, 60);
  return {
    takeSignIn: (address, botCheckPassed) => take(botCheckPassed ? proven : unproven, address),
    takeCode: (address) => take(codes, address),
    takeReport: (address) => take(reports, address),
  };
}

function createLimiter(
  pool: pg.Pool,
  name: string,
  points: number,
  duration: number,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'server',
    tableName: 'limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
    clearExpiredByTimeout: false,
  });
}

async function take(limiter: RateLimiterPostgres, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
  }
}
