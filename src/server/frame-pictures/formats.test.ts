import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOf, FORMATS, groundOf, widthOf, WIDTHS } from './formats.ts';

describe('the format of a picture', () => {
  test.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif', 'webp'],
    ['image/webp,image/avif,*/*', 'avif', 'webp'],
    ['image/webp,image/png,image/*;q=0.5', 'webp', 'webp'],
    ['IMAGE/WEBP', 'webp', 'webp'],
    ['image/avif;q=0, image/webp', 'webp', 'webp'],
    ['image/avif', 'avif', 'png'],
    ['image/png,image/*;q=0.8,*/*;q=0.5', 'jpeg', 'png'],
    ['*/*', 'jpeg', 'png'],
    ['', 'jpeg', 'png'],
    [undefined, 'jpeg', 'png'],
  ])('of who takes %j is %s on a ground, and clear %s', (accept, grounded, clear) => {
    expect(formatOf(accept, 'light')).toBe(grounded);
    expect(formatOf(accept, 'dark')).toBe(grounded);
    expect(formatOf(accept, 'clear')).toBe(clear);
  });

  test('is one that is named, or the oldest, whatever is sent', () => {
    const grounds = fc.constantFrom('light', 'dark', 'clear');
    fc.assert(
      fc.property(fc.string(), grounds, (accept, ground) => {
        const format = formatOf(accept, ground);
        const formats: string[] = [...FORMATS[ground === 'clear' ? 'clear' : 'grounded']];
        expect(formats).toContain(format);
        if (format !== formats.at(-1)) expect(accept.toLowerCase()).toContain(`image/${format}`);
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
      .oneof(fc.string(), fc.integer().map(String), fc.constantFrom('0640', '640px', ' 640', '6e2'))
      .filter((text) => !WIDTHS.some((width) => String(width) === text));
    fc.assert(
      fc.property(others, (asked) => {
        expect(widthOf(asked)).toBeNull();
      }),
    );
  });
});

test.each([
  [undefined, 'clear'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['clear', 'clear'],
  ['', null],
  ['#ff0000', null],
  ['constructor', null],
])('the ground %j is %s', (asked, ground) => expect(groundOf(asked)).toBe(ground));
