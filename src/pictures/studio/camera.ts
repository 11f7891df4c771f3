import * as three from 'three';
import type { Uniforms } from './drawing.ts';
import type { Solid } from './table.ts';
import { PICTURE_MM, type Pose } from './views.ts';

/** How far around the middle of a frame light is followed. */
const REACH_MM = 120;

/**
 * Looks at the middle of the frame; `shift` moves what is seen to the middle of the picture, which
 * shows as many millimetres there.
 */
export function aim(
  common: Uniforms,
  middle: three.Vector3,
  pose: Pick<Pose, 'elevationDegrees' | 'cameraMm' | 'liftMm'>,
  shift: readonly [x: number, y: number],
  shown: { width: number; height: number } = PICTURE_MM,
): void {
  const up = (pose.elevationDegrees * Math.PI) / 180;
  const { cameraMm, liftMm } = pose;
  const eye = new three.Vector3(0, Math.sin(up), Math.cos(up)).multiplyScalar(cameraMm).add(middle);
  const turned = new three.Matrix4().lookAt(eye, middle, new three.Vector3(0, 1, 0));
  common.view!.value.copy(turned.setPosition(eye)).invert();
  const near = cameraMm - 500;
  const share = near / cameraMm;
  const [halfWidth, halfHeight] = [shown.width / 2, shown.height / 2];
  const [x, y] = [shift[0], shift[1] - liftMm];
  common.projection!.value.makePerspective(
    (x - halfWidth) * share,
    (x + halfWidth) * share,
    (y + halfHeight) * share,
    (y - halfHeight) * share,
    near,
    cameraMm + 500,
  );
  common.eye!.value.copy(eye);
}

/** What is seen of a frame, in millimetres from the middle of the picture, x to the right, y upwards. */
export function seenBox(solids: readonly Solid[], common: Uniforms): three.Box2 {
  const seen = new three.Box2();
  const at = new three.Vector3();
  const half = new three.Vector2(PICTURE_MM.width / 2, PICTURE_MM.height / 2);
  const toPicture = new three.Matrix4().multiplyMatrices(
    common.projection!.value,
    common.view!.value,
  );
  for (const { node, part } of solids) {
    const { positions } = part.mesh;
    const matrix = toPicture.clone().multiply(node.matrixWorld);
    for (let i = 0; i < positions.length; i += 3) {
      at.fromArray(positions, i).applyMatrix4(matrix);
      seen.expandByPoint(new three.Vector2(at.x, at.y).multiply(half));
    }
  }
  return seen;
}

export function lightMatrix(
  towards: three.Vector3,
  middle: three.Vector3,
  reachMm: number = REACH_MM,
): three.Matrix4 {
  const eye = towards.clone().multiplyScalar(400).add(middle);
  const up = Math.abs(towards.y) > 0.95 ? new three.Vector3(0, 0, 1) : new three.Vector3(0, 1, 0);
  const view = new three.Matrix4().lookAt(eye, middle, up).setPosition(eye).invert();
  const box = new three.Matrix4().makeOrthographic(-reachMm, reachMm, reachMm, -reachMm, 200, 620);
  return box.multiply(view);
}
