/** Colours as `#rrggbb`; shares run from 0 to 1. */

export function mixed(hex: string, other: string, share: number): string {
  const [a, b] = [channels(hex), channels(other)];
  return `#${a.map((value, i) => twoDigits(value + (b[i]! - value) * share)).join('')}`;
}

export function lighter(hex: string, share: number): string {
  return mixed(hex, '#ffffff', share);
}

export function darker(hex: string, share: number): string {
  return mixed(hex, '#000000', share);
}

/** How bright a colour looks, 0 for black and 1 for white. */
export function brightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return (0.299 * r! + 0.587 * g! + 0.114 * b!) / 255;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function twoDigits(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
