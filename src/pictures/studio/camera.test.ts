import * as three from 'three';
import { expect, test } from 'vitest';
import { demoCatalogue } from '#demo/frames/index.ts';
import { frameMesh } from '../mesh/frame-mesh.ts';
import { aim, seenBox } from './camera.ts';
import { placed, pose } from './table.ts';
import { PICTURE_MM, STUDIO_VIEWS, VIEWS } from './views.ts';

test.each(demoCatalogue.frames)('$name fits its pictures', ({ measurements, geometry }) => {
  const frame = placed(frameMesh({ ...measurements, ...geometry }, 1));
  for (const view of STUDIO_VIEWS) {
    const { middle } = pose(frame, VIEWS[view]);
    const camera = {
      view: { value: new three.Matrix4() },
      projection: { value: new three.Matrix4() },
      eye: { value: new three.Vector3() },
    };
    aim(camera, middle, VIEWS[view], [0, 0]);
    const size = seenBox(frame.solids, camera).getSize(new three.Vector2());
    expect(size.x, view).toBeLessThan(PICTURE_MM.width - 4);
    expect(size.y, view).toBeLessThan(PICTURE_MM.height - 10);
  }
});

test('a picture from the front is to scale', () => {
  const { measurements, geometry } = demoCatalogue.frames[0]!;
  const frame = placed(frameMesh({ ...measurements, ...geometry }, 1));
  const { middle } = pose(frame, VIEWS.front);
  const camera = {
    view: { value: new three.Matrix4() },
    projection: { value: new three.Matrix4() },
    eye: { value: new three.Vector3() },
  };
  aim(camera, middle, VIEWS.front, [0, 0]);
  const fronts = frame.solids.filter(({ part }) => part.name.startsWith('lens'));
  const { x } = seenBox(fronts, camera).getSize(new three.Vector2());
  const wanted = 2 * measurements.lensWidthMm + measurements.bridgeMm;
  expect(Math.abs(x / wanted - 1)).toBeLessThan(0.03);
});
