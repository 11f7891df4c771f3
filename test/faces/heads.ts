/** A head made of a portrait: how large it is, and how it differs from the portrait's. */
export type HeadForm = {
  /** Between the pupils: all other lengths follow. */
  pdMm: number;
  /** How much farther apart the eyes are in a face of the same width: 0.1 is 6 % farther. */
  eyesApart: number;
  /** How much longer the face is, and how much deeper: 1 is as in the portrait. */
  length: number;
  depth: number;
  /** How much wider it becomes towards the chin. */
  jaw: number;
  isMirrored: boolean;
  /** Colours: that the portrait is seen through, of the iris, its dark rim, and the white. */
  tone: string;
  iris: string;
  limbus: string;
  white: string;
};

const PLAIN: HeadForm = {
  pdMm: 63,
  eyesApart: 0,
  length: 1,
  depth: 1,
  jaw: 0,
  isMirrored: false,
  tone: '#ffffff',
  iris: '#5b4636',
  limbus: '#1d1a18',
  white: '#cfc4bd',
};

/** Heads that the measuring of irises was made with, or mended by. */
export const KNOWN_HEADS: Readonly<Record<string, HeadForm>> = {
  'as the portrait': PLAIN,
  'a small one, grey eyes': { ...PLAIN, pdMm: 60, length: 1.05, iris: '#4a5a66' },
  'a large one, dark eyes': { ...PLAIN, pdMm: 66, length: 0.96, iris: '#3b2a20' },
  'long, pale eyes': { ...PLAIN, pdMm: 62, length: 1.09, iris: '#7d97a8', limbus: '#3a4650' },
  'broad, blue eyes': { ...PLAIN, pdMm: 65, length: 0.95, iris: '#8fa9ba', limbus: '#4a5a66' },
};

/**
 * Heads that nothing was tuned on. Where one is found wrong, the measuring is, not the head; a head
 * that the measuring was then mended by moves to those above, and another takes its place here.
 */
export const OTHER_HEADS: Readonly<Record<string, HeadForm>> = {
  'narrow, eyes together': { ...PLAIN, pdMm: 56, eyesApart: -0.04, jaw: -0.06, iris: '#6b5a3a' },
  'wide, eyes apart': { ...PLAIN, pdMm: 72, eyesApart: 0.04, length: 0.97, iris: '#4b3621' },
  'round, light eyes': {
    ...PLAIN,
    pdMm: 63,
    length: 0.97,
    jaw: 0.05,
    iris: '#93a7b4',
    limbus: '#55636d',
  },
  'short, green eyes': { ...PLAIN, pdMm: 64, length: 0.92, iris: '#6f7a4c', limbus: '#2e3220' },
  'flat, mirrored': { ...PLAIN, pdMm: 61, depth: 0.92, isMirrored: true, iris: '#54402f' },
  'deep, wide jaw': { ...PLAIN, pdMm: 67, depth: 1.08, jaw: 0.07, iris: '#33241b' },
  'dark skin, dark eyes': {
    ...PLAIN,
    pdMm: 65,
    eyesApart: 0.03,
    depth: 0.96,
    tone: '#8a6a58',
    iris: '#2a1c14',
    limbus: '#17110d',
    white: '#b9aca2',
  },
  'brown skin, mirrored': {
    ...PLAIN,
    pdMm: 60,
    eyesApart: -0.02,
    length: 1.04,
    isMirrored: true,
    tone: '#b48c76',
    iris: '#40291b',
    white: '#c6b8ad',
  },
};
