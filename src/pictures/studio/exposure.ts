import * as three from 'three';
import { aim, lightMatrix } from './camera.ts';
import { NO_CAMERA, quad, sumType } from './drawing.ts';
import { halton, lampsOf } from './lamps.ts';
import type { scenesOf } from './scenes.ts';
import { ADD_FRAGMENT, DEVELOP_FRAGMENT } from './shaders.ts';
import type { Pose } from './views.ts';

/**
 * How something stands: where the ground is, the middle that is looked at, and how far around it
 * light is followed; millimetres.
 */
export type Standing = { groundY: number; middle: three.Vector3; reachMm?: number };

/** How a picture is seen: `shown` is how much of it, `shift` what is moved to its middle. */
export type Seeing = {
  pose: Pick<Pose, 'elevationDegrees' | 'cameraMm' | 'liftMm' | 'shadow'>;
  shift: readonly [x: number, y: number];
  shown: { width: number; height: number };
};

/** A part of a picture, in its pixels from the lower left. */
export type Patch = { x: number; y: number; width: number; height: number };

const SHADOW_PX = 768;
/** The shadow on the ground is soft: it is taken with as many fewer pixels each way. */
const GROUND_SHARE = 0.4;

/**
 * A picture that is the mean of many passes, each lit from one place of the room's lamps, which
 * makes soft shadows and smooth edges. It can be developed after any of them.
 */
export function exposureOn(renderer: three.WebGLRenderer) {
  const lamps = lampsOf(renderer);
  const shadow = new three.WebGLRenderTarget(SHADOW_PX, SHADOW_PX, {
    depthTexture: new three.DepthTexture(SHADOW_PX, SHADOW_PX, three.UnsignedIntType),
  });
  /** What all materials know; each pass sets its own. */
  const common = {
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
  let targets: ReturnType<typeof targetsOf> | null = null;
  let [taken, passes] = [0, 1];

  /** Begins a picture of as many passes; only in the patch there is anything to see. */
  function begin(widthPx: number, heightPx: number, wanted: number, patch?: Patch): void {
    if (targets?.one.width !== widthPx || targets.one.height !== heightPx) {
      targets?.end();
      renderer.setSize(widthPx, heightPx, false);
      targets = targetsOf(renderer, widthPx, heightPx);
    }
    const { one, sum, ground } = targets;
    [taken, passes] = [0, wanted];
    common.weight.value = 1 / passes;
    for (const target of [one, sum]) target.scissorTest = false;
    renderer.setClearColor(0, 0);
    renderer.setRenderTarget(ground);
    renderer.clear();
    renderer.setRenderTarget(sum);
    if (patch) {
      renderer.setClearColor(0xffffff, 1);
      renderer.clear();
      renderer.setClearColor(0, 0);
      for (const target of [one, sum]) {
        target.scissorTest = true;
        target.scissor.set(patch.x, patch.y, patch.width, patch.height);
      }
      renderer.setRenderTarget(sum);
    }
    renderer.clear();
  }

  /** Adds one more pass; says how many are missing. */
  function add(
    scenes: ReturnType<typeof scenesOf>,
    { groundY, middle, reachMm }: Standing,
    { pose, shift, shown }: Seeing,
  ): number {
    if (!targets) throw new Error('No picture was begun');
    const { one, sum, ground } = targets;
    const dice = [2, 3, 5, 7].map((base) => halton(taken + 1, base));
    const towards = lamps.pick(dice[0]!, dice[1]!);
    common.pass.value = taken;
    common.groundY.value = groundY;
    common.middle.value.copy(middle);
    common.lightTo.value.copy(towards);
    common.light.value.copy(lightMatrix(towards, middle, reachMm));
    // Low lamps would throw shadows out of the picture.
    common.share.value = pose.shadow * Math.min(1, Math.max(0.1, (towards.y - 0.15) / 0.6));
    renderer.setRenderTarget(shadow);
    renderer.clear();
    renderer.render(scenes.shadow, NO_CAMERA);

    const pixelMm = shown.width / one.width;
    const jitter = [(dice[2]! - 0.5) * pixelMm, (dice[3]! - 0.5) * pixelMm] as const;
    aim(common, middle, pose, [shift[0] + jitter[0], shift[1] + jitter[1]], shown);
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
    taken += 1;
    return passes - taken;
  }

  /** Leaves on the canvas what was taken so far. */
  function develop(): void {
    if (!targets) throw new Error('No picture was begun');
    renderer.setRenderTarget(null);
    renderer.clear();
    const developed = {
      sum: { value: targets.sum.texture },
      ground: { value: targets.ground.texture },
      missing: { value: passes / Math.max(1, taken) },
    };
    quad(renderer, DEVELOP_FRAGMENT, developed, false);
  }

  function end(): void {
    targets?.end();
    targets = null;
    shadow.dispose();
  }

  return { common, begin, add, develop, end };
}

function targetsOf(renderer: three.WebGLRenderer, widthPx: number, heightPx: number) {
  const one = new three.WebGLRenderTarget(widthPx, heightPx, { type: three.HalfFloatType });
  const sum = new three.WebGLRenderTarget(widthPx, heightPx, {
    type: sumType(renderer),
    depthBuffer: false,
  });
  const ground = new three.WebGLRenderTarget(
    Math.round(widthPx * GROUND_SHARE),
    Math.round(heightPx * GROUND_SHARE),
    { type: three.HalfFloatType, depthBuffer: false },
  );
  const all = { one, sum, ground };
  return { ...all, end: () => Object.values(all).forEach((target) => target.dispose()) };
}
