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
  const drawn = [
    ['SEALING_KEYS', newSealingKey().setting],
    ...secrets.map((name) => [name, randomBytes(32).toString('base64url')]),
  ];
  return drawn.reduce(
    (text, [name, value]) => text.replace(`\n${name}=\n`, `\n${name}=${value}\n`),
    envExample(),
  );
}

/** A sealing key that nobody had before, and how it is written in the settings. */
export function newSealingKey(): { id: string; setting: string } {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const id = `k${day}-${randomBytes(2).toString('hex')}`;
  return { id, setting: `${id}:${randomBytes(32).toString('base64')}` };
}
