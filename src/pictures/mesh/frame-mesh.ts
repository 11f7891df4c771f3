import type { Measures } from '../geometry/measures.ts';
import { frontCurve, type FrontCurve } from './front-curve.ts';
import { lensMesh } from './lens.ts';
import { joinedMeshes, mirroredMesh, movedMesh, type Mesh, type Vec } from './mesh.ts';
import { browMesh, plateMesh } from './plate.ts';
import { hingeMesh, nosePadMeshes, rivetMeshes, screwMeshes } from './small-parts.ts';
import { armOf } from './temple.ts';
import { bridgeMeshes, lugMesh, rimMesh, threadMesh } from './wire.ts';

/**
 * `front` and `temple`: what the colour of a model paints; `metal`: hinges, rivets, wires under a
 * brow; `sleeve`: the dressed tip of a metal arm; `pad`: silicone and nylon.
 */
export const FRAME_MATERIALS = ['front', 'temple', 'metal', 'lens', 'sleeve', 'pad'] as const;
export type FrameMaterial = (typeof FRAME_MATERIALS)[number];

/** Named as the wearer has them: the wearer's left is the viewer's right. */
export const FRAME_NODES = ['front', 'temple-left', 'temple-right'] as const;
export type FrameNode = (typeof FRAME_NODES)[number];

export type FramePart = { material: FrameMaterial; name: string; mesh: Mesh };

/**
 * A frame as a solid in millimetres: the middle of its bridge at the origin, x to the viewer's
 * right, y upwards, z towards the viewer, its front upright. Each node's parts lie around its
 * `pivot`; a temple folds by turning about the line through it along `foldAxis`, which is square
 * to the arm, so that a folded arm lies level however much it leans.
 */
export type FrameMesh = Record<FrameNode, { pivot: Vec; foldAxis: Vec; parts: FramePart[] }>;

/** How far the temples turn to lie behind the lenses; the wearer's right one lies on top. */
export const FOLDED_DEGREES = { 'temple-left': 90, 'temple-right': -83 } as const;

/** @param cellMm how fine plates are cut: 0.5 for pictures, 0.8 for what is looked at while it turns. */
export function frameMesh(measures: Measures, cellMm = 0.45): FrameMesh {
  const curve = frontCurve(measures);
  const { arm, core, sleeve, axis, foldAxis } = armOf(measures, curve);
  const toPivot: Vec = [-axis[0], -axis[1], -axis[2]];
  const temple: FramePart[] = [{ material: 'temple', name: 'arm', mesh: movedMesh(arm, toPivot) }];
  if (core) temple.push({ material: 'metal', name: 'core', mesh: movedMesh(core, toPivot) });
  if (sleeve) {
    temple.push({ material: 'sleeve', name: 'sleeve', mesh: movedMesh(sleeve, toPivot) });
  }
  return {
    front: {
      pivot: [0, 0, 0],
      foldAxis: [0, 1, 0],
      parts: frontParts(measures, curve, axis, cellMm),
    },
    'temple-left': { pivot: axis, foldAxis, parts: temple },
    'temple-right': {
      pivot: [-axis[0], axis[1], axis[2]],
      foldAxis,
      parts: temple.map((part) => ({ ...part, mesh: mirroredMesh(part.mesh) })),
    },
  };
}

function frontParts(measures: Measures, curve: FrontCurve, axis: Vec, cellMm: number): FramePart[] {
  const { build } = measures;
  const both = (material: FrameMaterial, name: string, meshes: readonly Mesh[]): FramePart[] =>
    meshes.length === 0
      ? []
      : [
          { material, name: `${name}-left`, mesh: joinedMeshes(meshes) },
          { material, name: `${name}-right`, mesh: mirroredMesh(joinedMeshes(meshes)) },
        ];
  const parts = [
    ...both('lens', 'lens', [lensMesh(measures, curve)]),
    ...both('metal', 'hinge', [hingeMesh(measures, axis), ...rivets(measures, curve)]),
  ];
  if (build === 'full-rim') {
    parts.push({ material: 'front', name: 'plate', mesh: plateMesh(measures, curve, cellMm) });
  } else {
    const wire = build === 'browline' ? 'metal' : 'front';
    parts.push(
      { material: wire, name: 'bridge', mesh: joinedMeshes(bridgeMeshes(measures, curve)) },
      ...both(wire, 'rim', build === 'rimless' ? [] : [rimMesh(measures, curve)]),
      ...both('pad', 'thread', build === 'half-rim' ? [threadMesh(measures, curve)] : []),
      ...both('metal', 'screw', build === 'rimless' ? screwMeshes(measures, curve) : []),
      ...(build === 'browline'
        ? both('front', 'brow', [browMesh(measures, curve, cellMm)])
        : both('front', 'end-piece', [lugMesh(measures, curve)])),
    );
  }
  if (measures.nosePads) {
    const { pad, arm } = nosePadMeshes(measures, curve);
    parts.push(...both('pad', 'pad', [pad]), ...both('metal', 'pad-arm', [arm]));
  }
  return parts;
}

function rivets(measures: Measures, curve: FrontCurve): Mesh[] {
  const isPlate = measures.build === 'full-rim' || measures.build === 'browline';
  return isPlate ? rivetMeshes(measures, curve) : [];
}
