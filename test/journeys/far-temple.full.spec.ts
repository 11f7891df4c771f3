import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { demoCatalogue } from '#demo/frames/index.ts';
import { camera, syntheticFace } from '#face/synthetic-face.test-data.ts';
import { fillLab } from '../faces/lab/lab.ts';
import type { Wish } from '../faces/lab/page.ts';

const DISTANCE_MM = 500;
const PART = { width: 500, height: 400 };
const { measurements, geometry, colors } = demoCatalogue.frames.find(
  ({ name }) => name === 'Bram',
)!;

/** The columns of the pixels that two pictures differ in, beyond what a shadow would change. */
async function differing(one: string, other: string): Promise<number[]> {
  const [a, b] = await Promise.all(
    [one, other].map((address) =>
      sharp(Buffer.from(address.split(',')[1]!, 'base64'))
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const columns: number[] = [];
  for (let at = 0; at < a!.length; at += 3)
    if (Math.abs(a![at]! - b![at]!) > 24) columns.push((at / 3) % PART.width);
  return columns;
}

/** An edge may fall on either of two pixels, and is softened by a third. */
const EDGE_PX = 3;

for (const [yawDegrees, far, near] of [
  [20, 'right', 'left'],
  [-20, 'left', 'right'],
] as const)
  test(`turned by ${yawDegrees} degrees the far arm shows nowhere on the face, the near one does`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await fillLab(page);
    const { widthPx, heightPx } = camera;
    const ground = {
      width: widthPx,
      height: heightPx,
      channels: 3,
      background: '#b9a79c',
    } as const;
    const jpeg = await sharp({ create: ground }).jpeg().toBuffer();
    const { finishes, ...form } = geometry;
    const landmarks = syntheticFace({ yawDegrees, distanceMm: DISTANCE_MM });
    const part = { x: (widthPx - PART.width) / 2, y: (heightPx - PART.height) / 2, ...PART };
    const wish: Wish = {
      picture: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
      found: { landmarks, widthPx, heightPx },
      mmPerPx: DISTANCE_MM / camera.focalPx,
      frame: { measures: { ...measurements, ...form }, finish: finishes[colors[0]!.name.en]! },
      part,
      widthPx: PART.width,
      heightPx: PART.height,
      passes: 1,
    };
    const draw = (...without: ('left' | 'right')[]) =>
      page.evaluate((asked) => window.lab.tryOn(asked), { ...wish, without });
    const whole = await draw();
    const farSeen = await differing(whole, await draw(far));
    const nearSeen = await differing(whole, await draw(near));

    const columns = landmarks.map(({ xPx }) => xPx - part.x);
    const onFace = farSeen.filter((column) =>
      far === 'right'
        ? column < Math.max(...columns) - EDGE_PX
        : column > Math.min(...columns) + EDGE_PX,
    );
    test.info().annotations.push({
      type: 'pixels',
      description: `far ${farSeen.length}, of them on the face ${onFace.length}; near ${nearSeen.length}`,
    });
    expect(onFace).toEqual([]);
    // Beside the outline of the face the arm shows from its hinge, as it does on people.
    expect(farSeen.length).toBeGreaterThan(20);
    expect(nearSeen.length).toBeGreaterThan(150);
  });
