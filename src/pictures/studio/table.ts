import * as three from 'three';
import { FOLDED_DEGREES, FRAME_NODES, type FrameMesh, type FramePart } from '../mesh/frame-mesh.ts';
import type { Pose } from './views.ts';

/** A folded frame stands on its rims and leans back by this, if its temples let it. */
const FOLDED_TILT = -0.06;

/** A part of a frame on the table; `node` moves it there. */
export type Solid = { geometry: three.BufferGeometry; part: FramePart; node: three.Object3D };

/** A frame on the photographer's table. */
export type Placed = {
  root: three.Object3D;
  temples: { node: three.Object3D; foldAxis: three.Vector3 }[];
  solids: Solid[];
};

export function placed(frame: FrameMesh): Placed {
  const root = new three.Group();
  const solids: Solid[] = [];
  const nodes = FRAME_NODES.map((name) => {
    const { pivot, foldAxis, parts } = frame[name];
    const node = new three.Group();
    node.position.set(...(pivot as [number, number, number]));
    root.add(node);
    for (const part of parts) {
      const geometry = new three.BufferGeometry();
      geometry.setAttribute('position', new three.BufferAttribute(part.mesh.positions, 3));
      geometry.setAttribute('normal', new three.BufferAttribute(part.mesh.normals, 3));
      geometry.setIndex(new three.BufferAttribute(part.mesh.indices, 1));
      geometry.computeBoundingBox();
      solids.push({ geometry, part, node });
    }
    return { node, foldAxis: new three.Vector3(...foldAxis) };
  });
  return { root, temples: nodes.slice(1), solids };
}

/** Opens or folds the temples, turns the frame and rests it; says where the ground is. */
export function pose({ root, temples, solids }: Placed, wanted: Pose) {
  const { isFolded, spreadDegrees } = wanted;
  const [left, right] = isFolded
    ? [FOLDED_DEGREES['temple-left'], FOLDED_DEGREES['temple-right']]
    : [-spreadDegrees, spreadDegrees];
  for (const [i, degrees] of [left, right].entries()) {
    const { node, foldAxis } = temples[i]!;
    node.quaternion.setFromAxisAngle(foldAxis, (degrees * Math.PI) / 180);
  }
  const groundY = restOnGround(root, solids, wanted);
  const bounds = new three.Box3();
  for (const { geometry, node } of solids) {
    bounds.union(geometry.boundingBox!.clone().applyMatrix4(node.matrixWorld));
  }
  return { groundY, middle: bounds.getCenter(new three.Vector3()) };
}

/** Turns the frame as the view wants it and finds the ground: rims and tips both rest on it. */
function restOnGround(root: three.Object3D, solids: readonly Solid[], wanted: Pose): number {
  const turn = new three.Matrix4().makeRotationY((wanted.turnDegrees * Math.PI) / 180);
  const lowest = (tilt: number, isMeant: (solid: Solid) => boolean) => {
    root.matrixAutoUpdate = false;
    root.matrix.copy(turn).multiply(new three.Matrix4().makeRotationX(tilt));
    root.updateMatrixWorld(true);
    let low = Infinity;
    for (const solid of solids.filter(isMeant)) {
      const row = [1, 5, 9, 13].map((at) => solid.node.matrixWorld.elements[at]!);
      const { positions } = solid.part.mesh;
      for (let i = 0; i < positions.length; i += 3) {
        low = Math.min(
          low,
          row[0]! * positions[i]! +
            row[1]! * positions[i + 1]! +
            row[2]! * positions[i + 2]! +
            row[3]!,
        );
      }
    }
    return low;
  };
  const isTemple = ({ part }: Solid) => part.material === 'temple' || part.material === 'sleeve';
  let [from, to] = [-0.5, 0.7];
  for (let i = 0; i < 16; i += 1) {
    const tilt = (from + to) / 2;
    if (lowest(tilt, isTemple) < lowest(tilt, (solid) => !isTemple(solid))) from = tilt;
    else to = tilt;
  }
  const tilt = wanted.isFolded ? Math.min(FOLDED_TILT, (from + to) / 2) : (from + to) / 2;
  return lowest(tilt, () => true) - 0.05;
}
