import * as three from 'three';
import { rendererOn } from '#pictures/studio/drawing.ts';
import { exposureOn } from '#pictures/studio/exposure.ts';
import { looksOf } from '#pictures/studio/look.ts';
import { scenesOf } from '#pictures/studio/scenes.ts';
import type { Solid } from '#pictures/studio/table.ts';
import { headMesh } from './head-solid.ts';
import { HEAD_SHOT, shapedFor, type Mannequin } from './mannequin.ts';

declare global {
  interface Window {
    /** Takes a picture of a head, clear beside it: a data address. */
    takeHead(mannequin: Mannequin, passes: number): string;
  }
}

const CELL_MM = 1.6;
/** Matt plaster, a little warm. */
const PLASTER = '#cbc4ba';
const ROUGHNESS = 0.8;
/** Light is followed around all of a head that is seen. */
const REACH_MM = 180;

const canvas = document.createElement('canvas');
const exposure = exposureOn(rendererOn(canvas, { isClear: true }));
const mesh = headMesh(CELL_MM);

window.takeHead = (mannequin, passes) => {
  const shaped = shapedFor(mannequin);
  const positions = new Float32Array(mesh.positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const { positions: p } = mesh;
    positions.set(shaped([p[at]!, p[at + 1]!, p[at + 2]!]), at);
  }
  const node = new three.Group();
  const turn = (HEAD_SHOT.turnDegrees * Math.PI) / 180;
  node.rotation.y = turn;
  node.updateMatrixWorld(true);
  const geometry = new three.BufferGeometry();
  geometry.setAttribute('position', new three.BufferAttribute(positions, 3));
  geometry.setIndex(new three.BufferAttribute(mesh.indices, 1));
  geometry.computeVertexNormals();
  const part = { name: 'head', material: 'front', mesh: { ...mesh, positions } } as const;
  const solids: Solid[] = [{ geometry, part, node }];
  const { front, ...others } = looksOf({ kind: 'matte', hex: PLASTER });
  const looks = { ...others, front: { ...front, roughness: ROUGHNESS } };
  const scenes = scenesOf(solids, looks, exposure.common);
  const { widthPx, heightPx, widthMm, cameraMm, middle } = HEAD_SHOT;
  const at = new three.Vector3(...shaped(middle)).applyMatrix4(node.matrixWorld);
  const pose = { elevationDegrees: 0, cameraMm, liftMm: 0, shadow: 0 };
  const shown = { width: widthMm, height: (widthMm * heightPx) / widthPx };
  exposure.begin(widthPx, heightPx, passes);
  const standing = { groundY: -1000, middle: at, reachMm: REACH_MM };
  while (exposure.add(scenes, standing, { pose, shift: [0, 0], shown }) > 0);
  exposure.develop();
  return canvas.toDataURL('image/png');
};
