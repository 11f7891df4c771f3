import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPrescription, parsePrescription } from '#domain/prescription/prescription.ts';
import { toWire } from '#domain/prescription/prescription-wire.ts';
import { checkTyped } from './check-prescription.ts';
import { valuesOf } from './saved-prescription.ts';

const options = {
  lensType: 'SingleVision',
  today: '2026-11-21',
  ticked: new Set<string>(),
  locale: 'de' as const,
};

test('what was saved is accepted again from its own form, whatever the distances', () => {
  const right = fc.integer({ min: 290, max: 340 });
  const difference = fc.integer({ min: -40, max: 40 });
  fc.assert(
    fc.property(right, difference, fc.constantFrom('en', 'de'), (tenths, more, locale) => {
      const pds = { 'od.pd': String(tenths / 10), 'os.pd': String((tenths + more) / 10) };
      const typed = checkTyped({ 'od.sphere': '-2', 'os.sphere': '+0.00', ...pds }, options);
      if (!typed.ok) throw new Error('It was refused');

      const saved = findPrescription(parsePrescription(toWire(typed.prescription)))!;

      expect(checkTyped(valuesOf(saved, locale), options).ok).toBe(true);
    }),
  );
});
