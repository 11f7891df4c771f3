import type { FrontLines } from '#domain/frames/front-lines.ts';
import { packedLines, unpackedLines } from '#domain/frames/front-lines.ts';
import { demoCatalogue } from '#demo/frames/index.ts';
import type { CatalogueFrame } from '#pictures/frame.ts';
import { frontLines } from '#pictures/lines/front-lines.ts';
import type { ColourPicture } from './colour-picture.ts';
import { findFronts } from './find-fronts.ts';
import { modelOf, photoOf, randomOf, type Ground, type Shot } from './photo.test-data.ts';

type KnownFrame = { frame: CatalogueFrame; lines: FrontLines };

/** The demo's frames with their lines as browsers get them; `every` takes one of so many. */
export function knownFrames(every = 1): KnownFrame[] {
  return demoCatalogue.frames
    .filter((_, index) => index % every === 0)
    .map((frame) => ({
      frame,
      lines: unpackedLines(packedLines(frontLines({ ...frame.measurements, ...frame.geometry }))),
    }));
}

/** Photos of one frame, each in another of its colours, as `aShot` takes them. */
export function photosOf(frame: CatalogueFrame, count: number, seed: number): ColourPicture[] {
  const model = modelOf({ ...frame.measurements, ...frame.geometry });
  return Array.from({ length: count }, (_, index) => {
    const color = frame.colors[(index + seed) % frame.colors.length]!;
    const finish = frame.geometry.finishes[color.name.en]!;
    return photoOf(model, finish, aShot(1000 * seed + Number(frame.sku) + index));
  });
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

/** The frames from the most to the least like the picture. */
export function frameOrder(picture: ColourPicture, known: readonly KnownFrame[]): CatalogueFrame[] {
  const found = findFronts(
    picture,
    known.map(({ lines }) => lines),
  );
  return known
    .map(({ frame }, index) => ({ frame, agreement: found[index]!.agreement }))
    .toSorted((a, b) => b.agreement - a.agreement)
    .map(({ frame }) => frame);
}
