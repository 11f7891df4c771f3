import { randomBytes } from 'node:crypto';
import { envExample } from './env-example.ts';

const secrets = [
  'PEPPER',
  'SESSION_SECRET',
  'CUSTOMER_TOKEN_SECRET',
  'MEMBER_TOKEN_SECRET',
  'COMMERCE_INTEGRATION_TOKEN',
  'MEMBER_DATA_TOKEN',
  'METRICS_TOKEN',
];

/** The settings of a new shop: every one of them, with secrets drawn anew. */
export function newSecrets(): string {
  const key = `k${new Date().toISOString().slice(0, 10).replaceAll('-', '')}`;
  const drawn = [
    ['SEALING_KEYS', `${key}:${randomBytes(32).toString('base64')}`],
    ...secrets.map((name) => [name, randomBytes(32).toString('base64url')]),
  ];
  return drawn.reduce(
    (text, [name, value]) => text.replace(`\n${name}=\n`, `\n${name}=${value}\n`),
    envExample(),
  );
}
