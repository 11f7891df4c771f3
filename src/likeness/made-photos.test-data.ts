import { packedLines } from '#domain/frames/front-lines.ts';
import type { KnownFront } from '#domain/frames/known-front.ts';
import { demoCatalogue } from '#demo/frames/index.ts';
import type { CatalogueColor, CatalogueFrame } from '#pictures/frame.ts';
import { tonesOf } from '#pictures/finish-tones.ts';
import { frontLines } from '#pictures/lines/front-lines.ts';
import type { ColourPicture } from './colour-picture.ts';
import { lookAlike } from './look-alike.ts';
import type { Placing } from './placing.ts';
import { mostAlike } from './ranking.ts';
import type { Ground } from './grounds.test-data.ts';
import { modelOf, photoOf, photoOfNothing, type Model, type Shot } from './photo.test-data.ts';
import { randomOf } from './random.test-data.ts';

export type KnownFrame = { frame: CatalogueFrame; front: KnownFront };

/** The demo's frames with their fronts as browsers get them. */
export function knownFrames(): KnownFrame[] {
  return demoCatalogue.frames.map((frame) => ({
    frame,
    front: {
      sku: frame.sku,
      lines: packedLines(frontLines({ ...frame.measurements, ...frame.geometry })),
      shape: frame.frameShape,
      rim: frame.rimType,
      colours: frame.colors.map(({ sku, group, name }) => ({
        sku,
        group,
        tones: tonesOf(frame.geometry.finishes[name.en]!),
      })),
    },
  }));
}

/** A photo, the colour that the frame has in it, and where the frame lies in it. */
type MadePhoto = { picture: ColourPicture; color: CatalogueColor; truth: Placing };

/**
 * Photos of one frame, each in another of its colours. `tuned` ones were looked at while the search
 * was made; nothing was tuned on the `other` ones.
 */
export function photosOf(
  frame: CatalogueFrame,
  count: number,
  seed: number,
  way: Way = 'tuned',
): MadePhoto[] {
  const model = modelOf({ ...frame.measurements, ...frame.geometry });
  return Array.from({ length: count }, (_, index) => {
    const color = frame.colors[(index + seed) % frame.colors.length]!;
    const finish = frame.geometry.finishes[color.name.en]!;
    const shot = SHOTS[way](1000 * seed + Number(frame.sku) + index);
    return { picture: photoOf(model, finish, shot), color, truth: placingOf(shot, model) };
  });
}

function placingOf(shot: Shot, { totalWidthMm }: Model): Placing {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  return {
    x: shot.widthPx * (0.5 + shot.x),
    y: shot.heightPx * (0.5 + shot.y),
    scale: (shot.share * shot.widthPx) / totalWidthMm,
    roll: radians(shot.roll),
    yaw: radians(shot.yaw),
    pitch: radians(shot.pitch),
  };
}

const PLAINLY: Shot = {
  widthPx: 400,
  heightPx: 300,
  share: 0.6,
  roll: 0,
  yaw: 0,
  pitch: 0,
  x: 0,
  y: 0,
  ground: { kind: 'plain', colour: [0.5, 0.45, 0.4], grain: 0 },
  isFolded: false,
  brightness: 0.9,
  slope: 0.2,
  blurPx: 0,
  noise: 2,
  seed: 1,
};

/** A photo of two frames, one above the other. */
export function photoOfTwo(upper: CatalogueFrame, lower: CatalogueFrame): ColourPicture {
  const [above, below] = [upper, lower].map(({ measurements, geometry, colors }, place) => {
    const model = modelOf({ ...measurements, ...geometry });
    const aside = 2 * place - 1;
    return photoOf(model, geometry.finishes[colors[0]!.name.en]!, {
      ...PLAINLY,
      heightPx: 440,
      roll: 3 * aside,
      yaw: 5 * aside,
      x: 0.05 * aside,
      y: 0.24 * aside,
    });
  }) as [ColourPicture, ColourPicture];
  const data = above.data.slice();
  data.set(below.data.subarray(data.length / 2), data.length / 2);
  return { ...above, data };
}

/** A photo of a ground with a strong pattern, and of nothing else. */
export function photoOfPattern(kind: Ground['kind']): ColourPicture {
  const ground: Ground = { kind, colour: [0.35, 0.22, 0.12], grain: 0.5 };
  return photoOfNothing({ ...PLAINLY, ground });
}

const GROUNDS = ['plain', 'plain', 'wood', 'cloth', 'speckled'] as const;

/**
 * Any way of taking a photo of glasses: grounds from dark to light, plain and with a pattern; from
 * 40 to 90 % of the width; turned up to 20 degrees to a side, 10 up or down and 15 in the picture;
 * light of half to nearly double strength that falls off to a side; blur, noise, temples folded.
 */
function aShot(seed: number): Shot {
  const random = randomOf(seed);
  const within = (most: number) => (random() * 2 - 1) * most;
  const kind: Ground['kind'] = GROUNDS[Math.floor(random() * GROUNDS.length)]!;
  const tone = 0.08 + 0.8 * random();
  return {
    widthPx: 400,
    heightPx: 300,
    share: 0.4 + 0.5 * random(),
    roll: within(15),
    yaw: within(20),
    pitch: within(10),
    x: within(0.04),
    y: within(0.12),
    ground: {
      kind,
      colour: [tone * (0.8 + 0.2 * random()), tone * (0.75 + 0.25 * random()), tone * 0.85],
      grain: kind === 'plain' ? 0 : 0.1 + 0.15 * random(),
    },
    isFolded: random() < 0.3,
    brightness: 0.5 + 0.6 * random(),
    slope: within(0.6),
    blurPx: random() < 0.5 ? 0 : 1,
    noise: random() * 6,
    seed,
  };
}

const OTHER_GROUNDS = ['plain', 'marble', 'stripes', 'tiles', 'wood'] as const;

/**
 * Other ways: other grounds and sizes, every turn up to 20 degrees, less and more light, more blur.
 */
function anotherShot(seed: number): Shot {
  const random = randomOf(7_000_003 + seed);
  const within = (most: number) => (random() * 2 - 1) * most;
  const kind: Ground['kind'] = OTHER_GROUNDS[Math.floor(random() * OTHER_GROUNDS.length)]!;
  const tone = 0.05 + 0.9 * random();
  return {
    widthPx: 440,
    heightPx: 360,
    share: 0.35 + 0.55 * random(),
    roll: within(20),
    yaw: within(20),
    pitch: within(12),
    x: within(0.06),
    y: within(0.15),
    ground: {
      kind,
      colour: [tone * 0.9, tone * (0.7 + 0.3 * random()), tone * (0.6 + 0.4 * random())],
      grain: kind === 'plain' ? 0 : 0.05 + 0.2 * random(),
    },
    isFolded: random() < 0.3,
    brightness: 0.4 + 0.8 * random(),
    slope: within(0.8),
    blurPx: Math.floor(random() * 3) / 1.5,
    noise: random() * 7,
    seed,
  };
}

const SHOTS = { tuned: aShot, other: anotherShot };

export type Way = keyof typeof SHOTS;

/** What is found for a picture, the frames from the most to the least alike. */
export function searched(picture: ColourPicture, known: readonly KnownFrame[]) {
  const looked = lookAlike(
    picture,
    known.map(({ front }) => front),
  );
  if ('fault' in looked) return { ...looked, order: [] };
  const order = mostAlike(looked.frames, looked.labels).map(
    ({ sku }) => known.find(({ frame }) => frame.sku === sku)!.frame,
  );
  return { ...looked, order };
}
