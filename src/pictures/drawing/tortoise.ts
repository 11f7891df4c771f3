import { numbers } from '../geometry/path-data.ts';
import { mixed } from './shade.ts';
import { element, use, type Sheet } from './sheet.ts';

const TILE = { widthMm: 56, heightMm: 38 };
const PATCHES = 9;

/** The dark clouds of tortoiseshell as a paint: the same on every picture. */
export function tortoisePattern(
  sheet: Sheet,
  { patchHex, hex }: { patchHex: string; hex: string },
): string {
  const half = sheet.define((id) => element('path', { id, d: patches() }));
  const turned = use(half, { transform: `matrix(-1 0 0 -1 ${TILE.widthMm} ${TILE.heightMm})` });
  const clouds = sheet.define((id) => element('g', { id }, use(half) + turned));
  const haze = mixed(hex, patchHex, 0.6);
  const layer = (color: string, blur: number, opacity: number, transform?: string) =>
    use(clouds, { fill: color, stroke: color, 'stroke-width': blur, opacity, transform });
  const id = sheet.define((own) =>
    element(
      'pattern',
      { id: own, patternUnits: 'userSpaceOnUse', width: TILE.widthMm, height: TILE.heightMm },
      layer(haze, 2, 0.45, `matrix(-1 0 0 1 ${TILE.widthMm} 2)`) +
        layer(haze, 2.6, 0.4) +
        layer(patchHex, 1, 0.45) +
        layer(patchHex, 0, 0.8),
    ),
  );
  return `url(#${id})`;
}

/** Uneven round patches in the upper half of the tile, spread so that none is far from the next. */
function patches(): string {
  const random = randomNumbers(11);
  return Array.from({ length: PATCHES }, (_, i) => {
    const x = (((i + 0.5) * 0.618) % 1) * (TILE.widthMm - 8) + 4;
    const y = ((i + 0.4 + random() * 0.5) / PATCHES) * (TILE.heightMm / 2 - 3) + 3;
    return patch(x, y, 1.6 + random() * 2.3, random);
  }).join('');
}

function patch(x: number, y: number, radius: number, random: () => number): string {
  const stretch = 0.9 + random() * 0.9;
  const corners = Array.from({ length: 5 }, (_, i) => {
    const angle = ((i + random() * 0.7) / 5) * 2 * Math.PI;
    const reach = radius * (0.5 + random() * 0.85);
    return { x: x + Math.cos(angle) * reach * stretch, y: y + Math.sin(angle) * reach };
  });
  const middles = corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length]!;
    return { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
  });
  const start = middles.at(-1)!;
  let at = start;
  const bends = corners.flatMap((corner, i) => {
    const end = middles[i]!;
    const steps = [corner, end].flatMap((point) => [tenth(point.x - at.x), tenth(point.y - at.y)]);
    at = end;
    return steps;
  });
  return `M${numbers([tenth(start.x), tenth(start.y)])}q${numbers(bends)}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Numbers from 0 to 1 that look random and are the same every time (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}
