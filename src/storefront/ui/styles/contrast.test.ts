import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PICTURE_GROUNDS, type PictureGround } from '../../brand/picture-grounds.ts';

type Theme = Record<string, string>;

const css = readFileSync(new URL('themes/alder-framewell.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');
const themes: Record<string, Theme> = {
  light: colours(lightCss),
  dark: { ...colours(lightCss), ...colours(darkCss) },
};

const BACKGROUNDS = ['paper', 'ground', 'surface'];
const TEXTS = ['ink', 'ink-soft', 'plan', 'plan-deep', 'retail', 'ok', 'warn', 'stop'];
const EDGES = ['line', 'focus'];
const FRAMES = ['frame-ground', 'frame-ink', 'frame-line'];

describe.each(Object.entries(themes))('the %s theme', (name, theme) => {
  test.each(pairs(TEXTS))('has text of 7:1 in %s on %s', (text, background) => {
    expect(contrast(theme, text, background)).toBeGreaterThanOrEqual(7);
  });

  test.each(pairs(EDGES))('has edges of 3:1 in %s on %s', (edge, background) => {
    expect(contrast(theme, edge, background)).toBeGreaterThanOrEqual(3);
  });

  test('has measurements of 7:1 and their guides of 3:1 on the ground behind frames', () => {
    expect(contrast(theme, 'frame-ink', 'frame-ground')).toBeGreaterThanOrEqual(7);
    expect(contrast(theme, 'frame-line', 'frame-ground')).toBeGreaterThanOrEqual(3);
  });

  test('shows pictures on a ground of its own, from which the darkest frame still stands out', () => {
    expect(contrast(theme, 'frame-ground', 'paper')).toBeLessThan(3);
    const darkest = { ...theme, black: '#17191b' };
    expect(contrast(darkest, 'black', 'frame-ground')).toBeGreaterThan(2);
  });

  test('has the ground that pictures are made on', () => {
    expect(theme['frame-ground']).toBe(PICTURE_GROUNDS[name as PictureGround]);
  });

  test.each(['plan', 'plan-deep'])('has words of 7:1 on a %s button', (background) => {
    expect(contrast(theme, 'on-plan', background)).toBeGreaterThanOrEqual(7);
  });

  test('gives every colour a value of its own', () => {
    const own = colours(name === 'light' ? lightCss : darkCss);
    const tokens = [...BACKGROUNDS, ...TEXTS, ...EDGES, ...FRAMES, 'on-plan', 'hairline'];
    expect(tokens.filter((token) => !own[token])).toEqual([]);
  });
});

function pairs(tokens: string[]): [string, string][] {
  return tokens.flatMap((token) =>
    BACKGROUNDS.map((background): [string, string] => [token, background]),
  );
}

function colours(block: string): Theme {
  const found = block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi);
  return Object.fromEntries([...found].map(([, token, hex]) => [token, hex]));
}

function contrast(theme: Theme, one: string, other: string): number {
  const [a = 0, b = 0] = [luminance(theme[one]), luminance(theme[other])].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
