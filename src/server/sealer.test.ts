import { expect, test } from 'vitest';
import { createSealer } from './sealer.ts';

const oldKey = { id: 'k1', key: Buffer.alloc(32, 1) };
const newKey = { id: 'k2', key: Buffer.alloc(32, 2) };

function aSealerWith(...keys: (typeof oldKey)[]) {
  return createSealer({ keys, pepper: 'salt and more' });
}

test('a sealed value opens in its place', () => {
  const sealer = aSealerWith(newKey);

  const sealed = sealer.seal('sphere −2.25 ü', 'prescriptions:7');

  expect(sealer.open(sealed, 'prescriptions:7')).toBe('sphere −2.25 ü');
  expect(sealed.includes('sphere')).toBe(false);
});

test('an empty text can be sealed', () => {
  const sealer = aSealerWith(newKey);

  expect(sealer.open(sealer.seal('', 'place'), 'place')).toBe('');
});

test('the same text is sealed differently each time', () => {
  const sealer = aSealerWith(newKey);

  expect(sealer.seal('text', 'place')).not.toEqual(sealer.seal('text', 'place'));
});

test('a value that was moved to another row does not open', () => {
  const sealer = aSealerWith(newKey);
  const sealed = sealer.seal('text', 'prescriptions:7');

  expect(() => sealer.open(sealed, 'prescriptions:8')).toThrow(/belongs somewhere else/);
});

test('a value does not open once any byte of it has changed', () => {
  const sealer = aSealerWith(newKey);
  const sealed = sealer.seal('text', 'place');

  for (const at of sealed.keys()) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => sealer.open(altered, 'place')).toThrow();
  }
});

test('a shortened or foreign value does not open', () => {
  const sealer = aSealerWith(newKey);
  const sealed = sealer.seal('text', 'place');

  for (let length = 0; length < sealed.length; length += 1) {
    expect(() => sealer.open(sealed.subarray(0, length), 'place')).toThrow();
  }
  expect(() => sealer.open(Buffer.from('plain text'), 'place')).toThrow('not a sealed value');
});

test('a value sealed under an old key still opens when a new key stands in front', () => {
  const sealed = aSealerWith(oldKey).seal('text', 'place');

  expect(aSealerWith(newKey, oldKey).open(sealed, 'place')).toBe('text');
  expect(() => aSealerWith(newKey).open(sealed, 'place')).toThrow('a key that is not here');
});

test('a value comes back from the database as a Uint8Array, too', () => {
  const sealer = aSealerWith(newKey);
  const padded = new Uint8Array([9, ...sealer.seal('text', 'place')]);

  expect(sealer.open(padded.subarray(1), 'place')).toBe('text');
});

test('a fingerprint depends on value, purpose and pepper, and on nothing else', () => {
  const sealer = aSealerWith(newKey);
  const print = sealer.fingerprint('a@example.org', 'email');

  expect(print).toMatch(/^[0-9a-f]{64}$/);
  expect(aSealerWith(oldKey).fingerprint('a@example.org', 'email')).toBe(print);
  expect(sealer.fingerprint('a@example.org', 'phone')).not.toBe(print);
  expect(sealer.fingerprint('b@example.org', 'email')).not.toBe(print);
  expect(
    createSealer({ keys: [newKey], pepper: 'other' }).fingerprint('a@example.org', 'email'),
  ).not.toBe(print);
});

test('a sealer needs keys of the right length', () => {
  expect(() => aSealerWith()).toThrow('at least one key');
  expect(() => aSealerWith({ id: 'k', key: Buffer.alloc(16) })).toThrow('32 bytes');
});
