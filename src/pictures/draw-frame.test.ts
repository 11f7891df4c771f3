import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawFrame, type PictureSource } from './draw-frame.ts';
import { demoCatalogue } from '#demo/frames/index.ts';

const views = ['front', 'side'] as const;
const sources = demoCatalogue.frames.flatMap(({ geometry, measurements, colors }) =>
  colors.map(({ hex, name }): PictureSource => ({
    geometry,
    measurements,
    color: { hex, label: name.en },
  })),
);
const pictures = sources.flatMap((source) => views.map((view) => drawFrame(source, { view })));

test('all pictures have one canvas in millimetres', () => {
  const others = pictures.filter((svg) => !svg.includes(' viewBox="0 0 168 66"'));
  expect(others).toEqual([]);
});

test('a picture is small', () => {
  expect(Math.max(...pictures.map((svg) => svg.length))).toBeLessThan(8200);
  expect(Math.max(...pictures.map((svg) => gzipSync(svg).length))).toBeLessThan(2560);
});

test('a picture needs nothing else, runs nothing and says nothing', () => {
  for (const svg of pictures) {
    const bare = svg.replace('xmlns="http://www.w3.org/2000/svg"', '');
    expect(bare).not.toMatch(/https?:|data:|<script|<text|<style|<image|<foreignObject|\son\w+=/i);
    expect(bare).not.toMatch(/NaN|Infinity|undefined|null/);
  }
});

test('every reference in a picture leads to a shape of its own', () => {
  for (const svg of pictures) {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(used)).toEqual(new Set(ids));
  }
});

test('no two pictures share an id, so a page may hold them all', () => {
  const ids = pictures.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the same source gives the same picture', { timeout: 60_000 }, () => {
  const again = sources.flatMap((source) => views.map((view) => drawFrame(source, { view })));
  expect(again).toEqual(pictures);
});

test('tags are closed in order', () => {
  for (const svg of pictures) expect(openTags(svg)).toEqual([]);
});

test('a frame without geometry is drawn from its measurements', () => {
  const svg = drawFrame(aSource({ geometry: null }), { view: 'front' });
  expect(svg).toContain('#1f4334');
});

test('nothing but numbers and colours of the catalogue reaches the picture', () => {
  const finishes = { Green: { kind: 'solid', hex: '"/><script>alert(1)</script>' } };
  const geometry = { ...demoCatalogue.frames[0]!.geometry, finishes };
  expect(drawFrame(aSource({ geometry }), { view: 'front' })).not.toContain('script');
});

test('any frame of believable size is drawn', { timeout: 60_000 }, () => {
  const sizes = fc.record({
    lensWidthMm: millimetres(30, 70),
    lensHeightMm: millimetres(18, 60),
    bridgeMm: millimetres(8, 30),
    templeMm: millimetres(90, 170),
    endPiecesMm: millimetres(4, 24),
  });
  const geometries = fc.constantFrom(null, ...demoCatalogue.frames.map(({ geometry }) => geometry));
  fc.assert(
    fc.property(sizes, geometries, ({ endPiecesMm, ...size }, geometry) => {
      const totalWidthMm = 2 * size.lensWidthMm + size.bridgeMm + endPiecesMm;
      const measurements = { ...size, totalWidthMm, weightGrams: 20 };
      for (const view of views) {
        expect(drawFrame(aSource({ geometry, measurements }), { view })).not.toMatch(
          /NaN|Infinity/,
        );
      }
    }),
    { numRuns: 60 },
  );
});

function aSource(changes: Partial<PictureSource>): PictureSource {
  return { ...sources[0]!, color: { hex: '#1f4334', label: 'Green' }, ...changes };
}

function millimetres(min: number, max: number) {
  return fc.double({ min, max, noNaN: true });
}

/** What is still open at the end, or the first tag that closes another than the last one opened. */
function openTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, close, name, empty] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (close && open.pop() !== name) return [`</${name}>`];
    if (!close && !empty) open.push(name!);
  }
  return open;
}
