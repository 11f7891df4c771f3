import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import vectors from '../prescription/prescription-vectors.json' with { type: 'json' };
import type { LensRanges } from './lens-catalogue.ts';
import { LENSES } from './lens-catalogue.ts';
import { matchingLenses, matchLens } from './match-lens.ts';
import { aCheckedPrescription } from '../prescription/prescription.test-data.ts';
import { transpose } from '../prescription/transpose.ts';

const item = vectors.lens.item as unknown as LensRanges;

test.each(vectors.lens.cases)('the answer on "$name" is as published', (example) => {
  const { matches, reasons } = matchLens(item, aCheckedPrescription(example.change));

  expect({ matches, reasons }).toEqual({ matches: example.matches, reasons: example.reasons });
});

const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((steps) => steps / 4);

const anEye = fc.record({
  sphere: quarters(-14, 14),
  cylinder: quarters(-6, 0),
  axis: fc.integer({ min: 1, max: 180 }),
  add: quarters(0, 4),
  pd: fc.constant(null),
});

const needs = fc.record({
  lensType: fc.constantFrom('SingleVision', 'Bifocals', 'Progressive'),
  od: anEye,
  os: anEye,
  pd: fc.integer({ min: 80, max: 160 }).map((halves) => halves / 2),
});

const lens = fc.constantFrom(...LENSES);

test('the other form of a cylinder gets the same answer', () => {
  fc.assert(
    fc.property(lens, needs, (aLens, rx) => {
      const other = { ...rx, od: transpose(rx.od), os: transpose(rx.os) };
      expect(matchLens(aLens, other)).toEqual(matchLens(aLens, rx));
    }),
  );
});

test('right and left may be exchanged', () => {
  fc.assert(
    fc.property(lens, needs, (aLens, rx) => {
      const exchanged = { ...rx, od: rx.os, os: rx.od };
      expect(matchLens(aLens, exchanged)).toEqual(matchLens(aLens, rx));
    }),
  );
});

test('both eyes match exactly when each eye alone does', () => {
  fc.assert(
    fc.property(lens, needs, (aLens, rx) => {
      const alone = [rx.od, rx.os].map((eye) => matchLens(aLens, { ...rx, od: eye, os: eye }));
      expect(matchLens(aLens, rx).matches).toBe(alone.every(({ matches }) => matches));
    }),
  );
});

test('a wider range never loses a match', () => {
  fc.assert(
    fc.property(lens, needs, quarters(0, 3), quarters(0, 3), (aLens, rx, below, above) => {
      const wider: LensRanges = {
        ...aLens,
        sphere: [aLens.sphere[0] - below, aLens.sphere[1] + above],
        cylinder: [aLens.cylinder[0] - below, aLens.cylinder[1]],
      };
      if (matchLens(aLens, rx).matches) expect(matchLens(wider, rx).matches).toBe(true);
    }),
  );
});

test('an ordinary prescription has four single vision lenses to choose from', () => {
  const codes = matchingLenses(aCheckedPrescription()).map(({ code }) => code);

  expect(codes).toEqual(['SV-150', 'SV-160', 'SV-167', 'SV-174']);
});

test('a strong progressive prescription has no lens at all', () => {
  const strong = { sphere: -18, add: 2 };

  expect(
    matchingLenses(aCheckedPrescription({ lensType: 'Progressive', od: strong, os: strong })),
  ).toEqual([]);
});
