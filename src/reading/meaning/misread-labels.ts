import { LABELS, type Label } from '#domain/prescription/paper-words.ts';

/** Headings of other tables are long words; a short one may be anything. */
const LONG = 9;

/** Short names of eyes as they are misread; other short words are too alike to be told so. */
const MISREAD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    right: ['righte', 'bight', 'righr', 'rlght'],
    left: ['lefte', 'lett', 'leit'],
    rechts: ['rechs', 'rechis', 'recnts'],
    links: ['finks', 'tinks', 'iinks'],
  }).flatMap(([name, looks]) => looks.map((look) => [look, name] as const)),
);

/** The label that a word is but for one letter, two in a long word. Short words are too alike. */
export function similarLabel(letters: string): Label | null {
  if (letters.length < 4) return null;
  const misread = LABELS.get(MISREAD.get(letters) ?? '');
  if (misread) return misread;
  const most = letters.length < 7 ? 1 : 2;
  for (const [key, label] of LABELS) {
    // `light` and `night` are not `right`.
    const isHeading =
      (label.kind === 'eye' && letters.length > 5) ||
      (label.kind === 'section' && key.length >= LONG && letters.length >= LONG) ||
      (label.kind === 'field' && label.field !== 'other');
    // `Wright` and `Lindner` are people.
    const isShort = label.kind === 'eye' && key.length < 8;
    const mostHere = isShort ? (letters.length > key.length ? 0 : 1) : most;
    // `Gesamt` is no `Gesamt-PD`.
    if (/^pd|pd$/.test(key) && !letters.includes('p')) continue;
    if (isHeading && key.length >= 4 && Math.abs(key.length - letters.length) <= most)
      if (isWithin(letters, key, mostHere)) return label;
  }
  return null;
}

/** Whether `most` letters added, left out or exchanged make one of the other. */
function isWithin(one: string, other: string, most: number): boolean {
  if (one === other) return true;
  if (most === 0) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  return (
    isWithin(a.slice(1), b.slice(1), most - 1) ||
    isWithin(a.slice(1), b, most - 1) ||
    isWithin(a, b.slice(1), most - 1)
  );
}

/** Letters that look alike when they are small and blurred, by one of each kind. */
const ALIKE: Record<string, string> = {
  d: 'o',
  q: 'o',
  l: 'i',
  j: 'i',
  t: 'i',
  h: 'n',
  u: 'n',
  v: 'y',
  e: 'c',
};

function shapeOf(letters: string): string {
  return [...letters].map((letter) => ALIKE[letter] ?? letter).join('');
}

const BY_SHAPE: ReadonlyMap<string, Label> = new Map(
  ['sph', 'cyl', 'zyl', 'add', 'pd', 'axis', 'achse', 'ax'].map((key) => [
    shapeOf(key),
    LABELS.get(key)!,
  ]),
);

/** The label over a column that a blurred word looks like. */
export function labelByShape(letters: string): Label | null {
  return BY_SHAPE.get(shapeOf(letters)) ?? null;
}
