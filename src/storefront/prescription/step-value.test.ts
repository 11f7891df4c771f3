import { expect, test } from 'vitest';
import { stepped } from './step-value.ts';

test('a power steps by a quarter through zero and takes its sign with it', () => {
  expect(stepped('od.sphere', { 'od.sphere': '-0.25' }, 1, 'en')).toEqual({
    'od.sphere': '0.00',
    'od.sphere.sign': '',
  });
  expect(stepped('od.sphere', { 'od.sphere': '0' }, -1, 'de')).toEqual({
    'od.sphere': '-0,25',
    'od.sphere.sign': '-',
  });
});

test('between two steps the next one comes', () => {
  expect(stepped('od.add', { 'od.add': '1.60' }, 1, 'en')).toEqual({ 'od.add': '+1.75' });
  expect(stepped('od.add', { 'od.add': '1.60' }, -1, 'en')).toEqual({ 'od.add': '+1.50' });
});

test('a power without its sign is left alone', () => {
  expect(stepped('od.sphere', { 'od.sphere': '2' }, 1, 'en')).toEqual({});
});

test('an axis goes round, a distance stops at its end', () => {
  expect(stepped('os.axis', { 'os.axis': '180' }, 1, 'en')).toEqual({ 'os.axis': '1' });
  expect(stepped('os.axis', {}, -1, 'en')).toEqual({ 'os.axis': '180' });
  expect(stepped('pd', { pd: '100' }, 1, 'en')).toEqual({ pd: '100' });
  expect(stepped('pd', {}, 1, 'en')).toEqual({ pd: '63' });
  expect(stepped('od.pd', { 'od.pd': '31' }, 1, 'de')).toEqual({ 'od.pd': '31,5' });
});

test('a sphere stops where its lens does, in either notation', () => {
  const plus = { 'od.cylinder': '+3.50' };

  expect(stepped('od.sphere', { 'od.sphere': '-20.00' }, -1, 'en')['od.sphere']).toBe('-20.00');
  expect(stepped('od.sphere', { 'od.sphere': '-23.25', ...plus }, -1, 'en')).toMatchObject({
    'od.sphere': '-23.50',
  });
  expect(stepped('od.sphere', { 'od.sphere': '-23.50', ...plus }, -1, 'en')).toMatchObject({
    'od.sphere': '-23.50',
  });
  expect(stepped('od.sphere', { 'od.sphere': '+8.50', ...plus }, 1, 'en')).toMatchObject({
    'od.sphere': '+8.50',
  });
});
