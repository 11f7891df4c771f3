import * as three from 'three';
import type { FrameMaterial, FrameMesh } from '../mesh/frame-mesh.ts';
import { aim, seenBox } from './camera.ts';
import { rendererOn } from './drawing.ts';
import { exposureOn } from './exposure.ts';
import type { Look } from './look.ts';
import { scenesOf } from './scenes.ts';
import { placed, pose, type Placed } from './table.ts';
import { PICTURE_MM, VIEWS, type StudioView } from './views.ts';

export type Shot = {
  looks: Record<FrameMaterial, Look>;
  view: StudioView;
  widthPx: number;
  passes: number;
  /** Another tortoise for another model. */
  seed: number;
};

/**
 * A photographer's table for one frame at a time. A picture is clear where nothing stands, and
 * keeps its shadow.
 */
export function createStudio(canvas: HTMLCanvasElement) {
  const exposure = exposureOn(rendererOn(canvas, { isClear: true }));
  const { common } = exposure;
  let frame: Placed | null = null;

  function place(mesh: FrameMesh): void {
    for (const { geometry } of frame?.solids ?? []) geometry.dispose();
    frame = placed(mesh);
  }

  /** Leaves the picture on the canvas. */
  function take({ looks, view, widthPx, passes, seed }: Shot): void {
    if (!frame) throw new Error('No frame stands on the table');
    const heightPx = Math.round((widthPx * PICTURE_MM.height) / PICTURE_MM.width);
    const wanted = VIEWS[view];
    const standing = pose(frame, wanted);
    common.seed.value = seed;
    aim(common, standing.middle, wanted, [0, 0]);
    const seen = seenBox(frame.solids, common);
    const centre = seen.getCenter(new three.Vector2());
    const scenes = scenesOf(frame.solids, looks, common);
    // Only where the frame is seen is there anything to draw.
    const pixelMm = PICTURE_MM.width / widthPx;
    const size = seen.getSize(new three.Vector2()).divideScalar(pixelMm).addScalar(6).ceil();
    exposure.begin(widthPx, heightPx, passes, {
      x: Math.floor((widthPx - size.x) / 2),
      y: Math.floor(heightPx / 2 + wanted.liftMm / pixelMm - size.y / 2),
      width: size.x,
      height: size.y,
    });
    const seeing = { pose: wanted, shift: [centre.x, centre.y] as const, shown: PICTURE_MM };
    while (exposure.add(scenes, standing, seeing) > 0);
    exposure.develop();
  }

  return { place, take };
}
