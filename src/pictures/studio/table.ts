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
export function pose(frame: Placed, { isFolded, spreadDegrees, turnDegrees }: Pose) {
  fold(frame, isFolded ? 1 : 0, spreadDegrees);
  const { tilt, groundY } = restOf(frame, isFolded);
  turn(frame, turnDegrees, tilt);
  return { groundY, middle: extentOf(frame).middle };
}

/** The arms lie upon each other: the second one begins when the first is so far. */
const SECOND_ARM = 0.4;

/** Folds the temples by a share, 0 open and 1 folded, or opens them beyond straight. */
export function fold({ temples }: Placed, share: number, spreadDegrees = 0): void {
  const arm = (begun: number) => Math.min(1, Math.max(0, (share - begun) / (1 - SECOND_ARM)));
  const left = FOLDED_DEGREES['temple-left'] * arm(0) - spreadDegrees * (1 - share);
  const right = FOLDED_DEGREES['temple-right'] * arm(SECOND_ARM) + spreadDegrees * (1 - share);
  for (const [i, degrees] of [left, right].entries()) {
    const { node, foldAxis } = temples[i]!;
    node.quaternion.setFromAxisAngle(foldAxis, (degrees * Math.PI) / 180);
  }
}

/** Turns a frame about the upright, leaned forward by `tilt` (radians). */
export function turn({ root }: Placed, degrees: number, tilt: number): void {
  root.matrixAutoUpdate = false;
  root.matrix
    .makeRotationY((degrees * Math.PI) / 180)
    .multiply(new three.Matrix4().makeRotationX(tilt));
  root.updateMatrixWorld(true);
}

/** The middle and the size of all that a frame takes up as it stands; millimetres. */
export function extentOf({ solids }: Placed): { middle: three.Vector3; size: three.Vector3 } {
  const bounds = new three.Box3();
  for (const { geometry, node } of solids) {
    bounds.union(geometry.boundingBox!.clone().applyMatrix4(node.matrixWorld));
  }
  return {
    middle: bounds.getCenter(new three.Vector3()),
    size: bounds.getSize(new three.Vector3()),
  };
}

/** How a frame rests on the ground, however it is turned: rims and tips both touch it. */
export function restOf(frame: Placed, isFolded: boolean): { tilt: number; groundY: number } {
  const lowest = (tilt: number, isMeant: (solid: Solid) => boolean) => {
    turn(frame, 0, tilt);
    let low = Infinity;
    for (const solid of frame.solids.filter(isMeant)) {
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
  const tilt = isFolded ? Math.min(FOLDED_TILT, (from + to) / 2) : (from + to) / 2;
  return { tilt, groundY: lowest(tilt, () => true) - 0.05 };
}
