import { randomBytes } from 'node:crypto';

const secrets = [
  'PEPPER',
  'SESSION_SECRET',
  'CUSTOMER_TOKEN_SECRET',
  'MEMBER_TOKEN_SECRET',
  'COMMERCE_INTEGRATION_TOKEN',
  'MEMBER_DATA_TOKEN',
  'METRICS_TOKEN',
];

/** Every secret of a new shop, drawn anew, as lines of an environment file. */
export function newSecrets(): string {
  const key = `k${new Date().toISOString().slice(0, 10).replaceAll('-', '')}`;
  return [
    `SEALING_KEYS=${key}:${randomBytes(32).toString('base64')}`,
    ...secrets.map((name) => `${name}=${randomBytes(32).toString('base64url')}`),
    '',
  ].join('\n');
}
