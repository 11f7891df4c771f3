import { expect, test } from 'vitest';
import type { KnownFront } from '#domain/frames/known-front.ts';
import { colourGroupOf, nearestColour } from './colours.ts';
import { toneOfHex } from './tones.ts';

const colours: KnownFront['colours'] = [
  { sku: '1', group: 'Black', tones: ['#17191b'] },
  { sku: '2', group: 'Red', tones: ['#7d2b3a'] },
  { sku: '3', group: 'Blue', tones: ['#2f4f9b'] },
  { sku: '4', group: 'Multicolor', tones: ['#c98a3c', '#3b2417'] },
];
const front: KnownFront = { sku: '0', lines: '', shape: null, rim: null, colours };

// As photos show them: paler, and in other light.
test.each([
  ['a dark red', '#5c3439', 'Red'],
  ['a pale blue', '#55628a', 'Blue'],
  ['a grey as dark as black in light', '#333536', 'Black'],
  ['the mean of tortoise', '#7a5d43', 'Multicolor'],
])('%s is told', (_, seen, group) => {
  expect(nearestColour(toneOfHex(seen), colours).color).toBe(group);
  expect(colourGroupOf(toneOfHex(seen), [front])).toBe(group);
});

test('the nearer a color is, the more it is alike; nothing is known of what is not seen', () => {
  const [near, far] = ['#3a5080', '#3f4455'].map((hex) => nearestColour(toneOfHex(hex), colours));
  expect(near!.tone).toBeGreaterThan(far!.tone);
  expect(nearestColour(null, colours).tone).toBe(0);
  expect(nearestColour(toneOfHex('#000000'), [])).toEqual({ color: null, tone: 0 });
});
