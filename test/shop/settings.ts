import { readEnv, type Env } from '#server/env.ts';

/** Keys and credentials that everybody knows. */
export const knownSecrets = {
  SEALING_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  PEPPER: 'pepper of the tests, long enough for all',
  SESSION_SECRET: 'session secret of the tests, long enough',
  CUSTOMER_TOKEN_SECRET: 'customer token secret of the tests, long',
  MEMBER_TOKEN_SECRET: 'member token secret of the tests, longer',
  COMMERCE_INTEGRATION_TOKEN: 'integration-credential-of-the-tests-and-shops',
  MEMBER_DATA_TOKEN: 'member-data-credential-of-the-tests-and-shops',
  METRICS_TOKEN: 'metrics-credential-of-the-tests-and-shops',
};

/** The settings of a demo shop under keys that everybody knows; `changes` as in the environment. */
export function testSettings(changes: Record<string, string> = {}): Env {
  return readEnv({
    FRAMEWELL_MODE: 'demo',
    LOG_LEVEL: 'silent',
    PORT: '3000',
    FRAMEWELL_RATE_LIMIT: 'off',
    ...knownSecrets,
    ...changes,
  });
}
