import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import '../i18n/both.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { RulerSheet } from './ruler-sheet.tsx';

const sheetIn = (locale: 'en' | 'de') =>
  renderToStaticMarkup(
    <TextsProvider locale={locale}>
      <RulerSheet />
    </TextsProvider>,
  );

test('one unit of each drawing is one millimetre on paper', () => {
  const drawings = [
    ...sheetIn('en').matchAll(/<svg width="([\d.]+)mm" height="([\d.]+)mm" viewBox="([^"]*)"/g),
  ];

  expect(drawings).toHaveLength(2);
  for (const [, width, height, viewBox] of drawings) expect(viewBox).toBe(`0 0 ${width} ${height}`);
});

test('the print is checked by a bank card, 85.60 mm by 53.98 mm', () => {
  expect(sheetIn('en')).toContain('width="85.6" height="53.98"');
  expect(sheetIn('en')).toContain('85.60\u00a0mm');
  expect(sheetIn('de')).toContain('85,60\u00a0mm');
});

test('the ruler has a mark each millimetre from 0 to 90, and is turned for the mirror', () => {
  const [, , ruler = ''] = sheetIn('en').split('<svg');
  const marks = [...ruler.matchAll(/M(\d+) 26v-/g)].map(([, at]) => Number(at));

  expect(marks).toEqual(Array.from({ length: 91 }, (_, at) => 10 + at));
  expect(ruler).toContain('scale(-1 1)');
  expect([...ruler.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => number)).toEqual(
    Array.from({ length: 10 }, (_, ten) => String(ten * 10)),
  );
});
