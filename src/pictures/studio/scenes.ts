import * as three from 'three';
import type { FrameMaterial } from '../mesh/frame-mesh.ts';
import { add, adding, passing, raw, type Uniforms } from './drawing.ts';
import type { Look } from './look.ts';
import {
  FRAME_FRAGMENT,
  FRAME_VERTEX,
  GROUND_FRAGMENT,
  GROUND_VERTEX,
  SHADOW_FRAGMENT,
} from './shaders.ts';
import type { Solid } from './table.ts';

/**
 * The ground with its shadow; and what is drawn in order: what is opaque, then what is clear from
 * behind. `follow` is to be called when a part has been turned.
 */
export function scenesOf(
  solids: readonly Solid[],
  looks: Record<FrameMaterial, Look>,
  common: Uniforms,
) {
  const shadowScene = new three.Scene();
  const opaque = new three.Scene();
  const ground = new three.Scene();
  const floor = new three.PlaneGeometry(600, 600).rotateX(-Math.PI / 2);
  add(ground, floor, raw(GROUND_VERTEX, GROUND_FRAGMENT, common, adding()));

  const clear: { order: number; scene: three.Scene }[] = [];
  const follow: (() => void)[] = [];
  for (const { geometry, part, node } of solids) {
    const look = looks[part.material];
    const world = { value: node.matrixWorld };
    const toFront = { value: new three.Matrix4().setPosition(node.position) };
    const toObject = { value: new three.Matrix3() };
    follow.push(() => toObject.value.setFromMatrix4(node.matrixWorld).transpose());
    const own = { ...common, world, toFront, toObject, ...uniformsOf(look) };
    const isClear = look.kind === 'lens' || Math.max(...look.through, ...look.lowerThrough) > 0.01;
    const letsThrough =
      look.kind === 'lens' ? 0.9 : Math.max(...look.through, ...look.lowerThrough) * 0.75;
    add(
      shadowScene,
      geometry,
      raw(
        FRAME_VERTEX,
        SHADOW_FRAGMENT,
        {
          ...own,
          view: { value: new three.Matrix4() },
          projection: common.light!,
          letsThrough: { value: letsThrough },
        },
        { side: three.DoubleSide },
      ),
    );
    if (!isClear) {
      add(
        opaque,
        geometry,
        raw(FRAME_VERTEX, FRAME_FRAGMENT, own, {
          side: three.DoubleSide,
          defines: definesOf(look, 0, false),
        }),
      );
      continue;
    }
    const order =
      part.material === 'lens'
        ? 2
        : part.material === 'pad'
          ? 1.5
          : part.material === 'temple'
            ? 0
            : 1;
    const scene = new three.Scene();
    let step = 0;
    // The two sides of a lens are seen as one.
    for (const isInner of look.kind === 'lens' ? [false] : [true, false]) {
      const side = isInner ? three.BackSide : three.FrontSide;
      for (const mode of [1, 2] as const) {
        const mesh = add(
          scene,
          geometry,
          raw(FRAME_VERTEX, FRAME_FRAGMENT, own, {
            side,
            defines: definesOf(look, mode, isInner),
            ...(mode === 1 ? passing() : adding()),
          }),
        );
        mesh.renderOrder = step;
        step += 1;
      }
    }
    clear.push({ order, scene });
  }
  const behind = clear.toSorted((a, b) => a.order - b.order).map(({ scene }) => scene);
  for (const update of follow) update();
  return { shadow: shadowScene, ground, inOrder: [opaque, ...behind], follow };
}

/** A program for each kind of surface: renderers in software walk through every branch of one. */
function definesOf(look: Look, mode: 0 | 1 | 2, isInner: boolean) {
  const kind = look.patch ? 3 : { plastic: 0, metal: 1, lens: 2 }[look.kind];
  return { KIND: kind, MODE: mode, INNER: Number(isInner) };
}

/** What a shader is told of a material. */
export function uniformsOf(look: Look): Uniforms {
  const vector = (light: readonly number[]) => ({ value: new three.Vector3(...light) });
  return {
    body: vector(look.body),
    through: vector(look.through),
    lowerBody: vector(look.lowerBody),
    lowerThrough: vector(look.lowerThrough),
    patchColor: vector(look.patch ?? [0, 0, 0]),
    roughness: { value: look.roughness },
  };
}
