import { expect, test } from 'vitest';
import { demoCatalogue } from '#demo/frames/index.ts';
import { formOf } from './frame-form.ts';

const frame = demoCatalogue.frames[0]!;
const [color] = frame.colors;
const source = {
  geometry: frame.geometry,
  color: { hex: color!.hex, label: color!.name.en },
  measurements: frame.measurements,
};

test('a form holds the measures and the finish of one colour, and no other', () => {
  const { measures, finish } = formOf(source);
  expect(finish).toEqual(frame.geometry.finishes[color!.name.en]);
  expect(measures).toMatchObject({ totalWidthMm: frame.measurements.totalWidthMm });
  expect(measures).not.toHaveProperty('finishes');
});

test('a catalogue that knows no geometry has a plain frame of the right size', () => {
  const { measures, finish } = formOf({ ...source, geometry: { build: 'sculpted' } });
  expect(measures).toMatchObject({ ...frame.measurements, build: 'full-rim' });
  expect(finish).toMatchObject({ kind: 'solid', hex: color!.hex });
});
