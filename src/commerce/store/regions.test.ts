import { expect, test } from 'vitest';
import { regionsByCountry, resolveRegion } from './regions.ts';

test('regions have the numbers that Magento gives them', () => {
  expect(regionsByCountry['US']).toHaveLength(65);
  expect(regionsByCountry['US']?.at(-1)).toEqual({ id: 65, code: 'WY', name: 'Wyoming' });
  expect(regionsByCountry['DE']?.at(2)).toEqual({ id: 81, code: 'BAY', name: 'Bayern' });
});

test('a region is found by number, code or name', () => {
  const california = { ok: true, region: { id: 12, code: 'CA', name: 'California' } };

  expect(resolveRegion('US', { region_id: 12 })).toEqual(california);
  expect(resolveRegion('US', { region_code: 'ca' })).toEqual(california);
  expect(resolveRegion('US', { region: ' California ' })).toEqual(california);
});

test('name and code of one region agree', () => {
  expect(resolveRegion('US', { region: 'Delaware', region_code: 'DE' })).toMatchObject({
    region: { code: 'DE', name: 'Delaware' },
  });
});

test('what cannot be found says why', () => {
  expect(resolveRegion('US', {})).toEqual({ ok: false, reason: 'missing' });
  expect(resolveRegion('US', { region: 'Bayern' })).toEqual({ ok: false, reason: 'unknown' });
  expect(resolveRegion('US', { region_id: 81 })).toEqual({ ok: false, reason: 'mismatch' });
  expect(resolveRegion('US', { region: 'Texas', region_code: 'CA' })).toEqual({
    ok: false,
    reason: 'ambiguous',
  });
});

test('Germany can do without, and a country without a list takes any name', () => {
  expect(resolveRegion('DE', {})).toEqual({ ok: true, region: null });
  expect(resolveRegion('LU', { region: 'Remich' })).toEqual({
    ok: true,
    region: { id: null, code: 'Remich', name: 'Remich' },
  });
});
