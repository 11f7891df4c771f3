import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOf, FORMATS, widthOf, WIDTHS } from './formats.ts';

describe('the format of a picture', () => {
  test.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,image/avif,*/*', 'avif'],
    ['image/webp,image/png,image/*;q=0.5', 'webp'],
    ['IMAGE/WEBP', 'webp'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/png,image/*;q=0.8,*/*;q=0.5', 'png'],
    ['*/*', 'png'],
    ['', 'png'],
    [undefined, 'png'],
  ])('of who takes %j is %s', (accept, format) => expect(formatOf(accept)).toBe(format));

  test('is one that is named, or PNG, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), (accept) => {
        const format = formatOf(accept);
        expect(FORMATS).toContain(format);
        if (format !== 'png') expect(accept.toLowerCase()).toContain(`image/${format}`);
      }),
    );
  });
});

describe('the width of a picture', () => {
  test('is one of few, or that of the masters', () => {
    for (const width of WIDTHS) expect(widthOf(String(width))).toBe(width);
    expect(widthOf(undefined)).toBe(1000);
  });

  test('is refused when it is written in any other way', () => {
    const others = fc
      .oneof(
        fc.string(),
        fc.integer().map(String),
        fc.constantFrom('0640', '640px', ' 640', '6.4e2'),
      )
      .filter((text) => !WIDTHS.some((width) => String(width) === text));
    fc.assert(
      fc.property(others, (asked) => {
        expect(widthOf(asked)).toBeNull();
      }),
    );
  });
});
