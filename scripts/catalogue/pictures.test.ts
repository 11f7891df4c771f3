import { expect, test } from 'vitest';
import { demoCatalogue } from '#demo/frames/index.ts';
import { madeFrom, wantedPictures } from './pictures.ts';

const [frame] = demoCatalogue.frames;
if (!frame) throw new Error('The demo has frames');
const [color] = frame.colors;
if (!color) throw new Error('A frame has colours');

test('a picture is made anew for another measure, paint or view, not for another price', () => {
  const before = madeFrom(frame, color, 'front');
  const { measurements, geometry } = frame;
  const wider = { ...measurements, lensWidthMm: measurements.lensWidthMm + 1 };
  const finishes = { [color.name.en]: { kind: 'matte', hex: '#123456' } } as const;

  expect(madeFrom({ ...frame, price: { default: 1, german: 1 } }, color, 'front')).toBe(before);
  expect(madeFrom({ ...frame, measurements: wider }, color, 'front')).not.toBe(before);
  expect(madeFrom({ ...frame, geometry: { ...geometry, finishes } }, color, 'front')).not.toBe(
    before,
  );
  expect(madeFrom(frame, color, 'side')).not.toBe(before);
});

test('every colour has a picture of each view, those of lists first', () => {
  const wanted = wantedPictures(demoCatalogue.frames);
  const colours = demoCatalogue.frames.flatMap(({ colors }) => colors);
  expect(wanted).toHaveLength(4 * colours.length);
  expect(new Set(wanted.map(({ key }) => key)).size).toBe(wanted.length);
  expect(wanted.slice(0, colours.length).every(({ view }) => view === 'three-quarter')).toBe(true);
});
