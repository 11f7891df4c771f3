import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { envExample } from './env-example.ts';
import { newSecrets } from './new-secrets.ts';

const file = path.resolve(import.meta.dirname, '../../.env.example');

test('.env.example is as the settings are (npm run gen writes it)', () => {
  expect(readFileSync(file, 'utf8')).toBe(envExample());
});

test('it leaves exactly what must be given to the operator', () => {
  const example = parseEnv(envExample());
  const refused = () => readEnv({ FRAMEWELL_MODE: 'serve' });
  for (const name of Object.keys(example)) expect(refused).toThrow(`  ${name}: `);
});

test('with new secrets and the addresses a shop starts from it', () => {
  const addresses = {
    DATABASE_URL: 'postgres://shop@db/shop',
    PUBLIC_URL: 'https://glasses.plan.example',
    MAIL_URL: 'smtps://mail.plan.example',
    MAIL_FROM: 'glasses@plan.example',
  };
  const env = readEnv({ FRAMEWELL_MODE: 'serve', ...parseEnv(newSecrets()), ...addresses });
  expect(env.DRAIN_SECONDS).toBe(5);
  expect(newSecrets()).not.toBe(newSecrets());
});
