import * as three from 'three';
import type { FrameMaterial, FrameMesh } from '../mesh/frame-mesh.ts';
import { aim, lightMatrix, seenBox } from './camera.ts';
import { NO_CAMERA, quad } from './drawing.ts';
import { halton, lampsOf } from './lamps.ts';
import type { Look } from './look.ts';
import { scenesOf } from './scenes.ts';
import { ADD_FRAGMENT, DEVELOP_FRAGMENT } from './shaders.ts';
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

const SHADOW_PX = 768;
/** The shadow on the ground is soft: it is taken with as many fewer pixels each way. */
const GROUND_SHARE = 0.4;

/**
 * A photographer's table for one frame at a time. A picture is the mean of many passes, each lit
 * from one place of the room's lamps, which makes soft shadows and smooth edges; it is clear where
 * nothing stands, and keeps its shadow.
 */
export function createStudio(canvas: HTMLCanvasElement) {
  const renderer = new three.WebGLRenderer({
    canvas,
    antialias: false,
    alpha: true,
    premultipliedAlpha: false,
    preserveDrawingBuffer: true,
  });
  renderer.autoClear = false;
  renderer.outputColorSpace = three.LinearSRGBColorSpace;
  const lamps = lampsOf(renderer);
  const shadow = new three.WebGLRenderTarget(SHADOW_PX, SHADOW_PX, {
    depthTexture: new three.DepthTexture(SHADOW_PX, SHADOW_PX, three.UnsignedIntType),
  });
  let frame: Placed | null = null;

  function place(mesh: FrameMesh): void {
    for (const { geometry } of frame?.solids ?? []) geometry.dispose();
    frame = placed(mesh);
  }

  /** Leaves the picture on the canvas. */
  function take({ looks, view, widthPx, passes, seed }: Shot): void {
    if (!frame) throw new Error('No frame stands on the table');
    const heightPx = Math.round((widthPx * PICTURE_MM.height) / PICTURE_MM.width);
    renderer.setSize(widthPx, heightPx, false);
    const wanted = VIEWS[view];
    const { groundY, middle } = pose(frame, wanted);
    const common = commonUniforms();
    common.seed.value = seed;
    common.groundY.value = groundY;
    common.middle.value = middle;
    aim(common, middle, wanted, [0, 0]);
    const seen = seenBox(frame.solids, common);
    const centre = seen.getCenter(new three.Vector2());
    const scenes = scenesOf(frame.solids, looks, common);
    const pixelMm = PICTURE_MM.width / widthPx;
    const one = new three.WebGLRenderTarget(widthPx, heightPx, { type: three.HalfFloatType });
    const sum = new three.WebGLRenderTarget(widthPx, heightPx, {
      type: three.FloatType,
      depthBuffer: false,
    });
    const ground = new three.WebGLRenderTarget(
      Math.round(widthPx * GROUND_SHARE),
      Math.round(heightPx * GROUND_SHARE),
      { type: three.HalfFloatType, depthBuffer: false },
    );
    renderer.setClearColor(0, 0);
    renderer.setRenderTarget(ground);
    renderer.clear();
    renderer.setRenderTarget(sum);
    renderer.setClearColor(0xffffff, 1);
    renderer.clear();
    renderer.setClearColor(0, 0);
    // Only where the frame is seen is there anything to draw.
    const size = seen.getSize(new three.Vector2()).divideScalar(pixelMm).addScalar(6).ceil();
    for (const target of [one, sum]) {
      target.scissorTest = true;
      target.scissor.set(
        Math.floor((widthPx - size.x) / 2),
        Math.floor(heightPx / 2 + wanted.liftMm / pixelMm - size.y / 2),
        size.x,
        size.y,
      );
    }
    renderer.setRenderTarget(sum);
    renderer.clear();
    common.weight.value = 1 / passes;

    for (let pass = 0; pass < passes; pass += 1) {
      const dice = [2, 3, 5, 7].map((base) => halton(pass + 1, base));
      const towards = lamps.pick(dice[0]!, dice[1]!);
      common.pass.value = pass;
      common.lightTo.value.copy(towards);
      common.light.value.copy(lightMatrix(towards, middle));
      // Low lamps would throw shadows out of the picture.
      common.share.value = wanted.shadow * Math.min(1, Math.max(0.1, (towards.y - 0.15) / 0.6));
      renderer.setRenderTarget(shadow);
      renderer.clear();
      renderer.render(scenes.shadow, NO_CAMERA);

      const jitter = [(dice[2]! - 0.5) * pixelMm, (dice[3]! - 0.5) * pixelMm] as const;
      aim(common, middle, wanted, [centre.x + jitter[0], centre.y + jitter[1]]);
      renderer.setRenderTarget(ground);
      renderer.render(scenes.ground, NO_CAMERA);
      renderer.setRenderTarget(one);
      renderer.setClearColor(0xffffff, 1);
      renderer.clear();
      for (const scene of scenes.inOrder) renderer.render(scene, NO_CAMERA);
      renderer.setClearColor(0, 0);

      renderer.setRenderTarget(sum);
      const weight = { value: 1 / passes };
      quad(renderer, ADD_FRAGMENT, { one: { value: one.texture }, weight }, true);
    }
    renderer.setRenderTarget(null);
    renderer.clear();
    const developed = { sum: { value: sum.texture }, ground: { value: ground.texture } };
    quad(renderer, DEVELOP_FRAGMENT, developed, false);
    for (const target of [one, sum, ground]) target.dispose();
  }

  /** What all materials know; each pass sets its own. */
  function commonUniforms() {
    return {
      view: { value: new three.Matrix4() },
      projection: { value: new three.Matrix4() },
      light: { value: new three.Matrix4() },
      eye: { value: new three.Vector3() },
      lightTo: { value: new three.Vector3() },
      lightSum: { value: lamps.sum },
      pass: { value: 0 },
      seed: { value: 0 },
      shadow: { value: shadow.depthTexture },
      passageMm: { value: 1 },
      groundY: { value: 0 },
      middle: { value: new three.Vector3() },
      share: { value: 0 },
      weight: { value: 0 },
    };
  }

  return { place, take };
}
