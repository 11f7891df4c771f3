import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

test.each([
  { password: 'Hunter2' },
  { input: [{ newPassword: { value: 'Hunter2' } }] },
  { error: 'got invalid value { email: "x", password: "Hunter2 and more" }' },
  { error: '{\\"password\\":\\"Hunter2 and more\\"}' },
  { error: "passwort='Hunter2'" },
  { error: 'otp=Hunter2&next=/' },
  { headers: { Authorization: 'Bearer Hunter2' }, customerToken: 'Hunter2' },
  { error: 'authorization: Bearer Hunter2' },
])('of %j the secret is not kept', (sent) => {
  const kept = JSON.stringify(withoutSecrets(sent));
  expect(kept).toContain('***');
  expect(kept).not.toMatch(/Hunter2|and more/);
});

test('everything else is kept as it was', () => {
  const sent = {
    error: 'Password is too short',
    cartId: 'c',
    items: [{ sku: '1', quantity: 2 }, null],
  };
  expect(withoutSecrets(sent)).toEqual(sent);
});
