import * as three from 'three';
import { lightMatrix } from '#pictures/studio/camera.ts';
import {
  add,
  adding,
  NO_CAMERA,
  passing,
  quad,
  raw,
  rendererOn,
  sumType,
  type Uniforms,
} from '#pictures/studio/drawing.ts';
import { halton } from '#pictures/studio/lamps.ts';
import type { Look } from '#pictures/studio/look.ts';
import { uniformsOf } from '#pictures/studio/scenes.ts';
import { ADD_FRAGMENT, SHADOW_FRAGMENT } from '#pictures/studio/shaders.ts';
import { placed, type Placed, type Solid } from '#pictures/studio/table.ts';
import type { Vector } from '#face/head/vectors.ts';
import type { Glasses } from '../glasses.ts';
import { placeFrame, yieldingSkin, type Placement } from '../placement.ts';
import { hoodOf, type WornHead } from '../worn-head.ts';
import { headMatrix, lampFor } from './lighting.ts';
import {
  CASTER_VERTEX,
  GLASSES_FRAGMENT,
  GLASSES_VERTEX,
  PICTURE_FRAGMENT,
  SHOWN_FRAGMENT,
  SKIN_FRAGMENT,
  SKIN_VERTEX,
} from './shaders.ts';

/** A part of a picture, in its pixels. */
export type Part = { x: number; y: number; width: number; height: number };

export type View = {
  /** The picture that the head was found in, whole. */
  picture: TexImageSource & { width: number; height: number };
  head: WornHead;
  part: Part;
  widthPx: number;
  heightPx: number;
  /** How bright glasses are in this picture (`gainOf`). */
  gain: number;
  /** How often it is drawn: 1 while it moves, more for soft shadows and smooth edges. */
  passes: number;
};

const SHADOW_PX = 512;
/** How dark the shadow of glasses is on skin. */
const SHADOW = 0.72;
/** How far arms may be sunk in the skin of the mesh and still lie on it. */
const ARM_LIFT_MM = 5;
/** The sine of the turn from which the arm at the far side lies behind the face for certain. */
const TURNED_AWAY = 0.15;
const [NEAR_MM, FAR_MM] = [60, 4000];
/** A part that lets more light through than this throws hardly a shadow. */
const MOSTLY_CLEAR = 0.45;
const ALL_NODES = new three.Matrix4();

/** Draws glasses on the heads of pictures; one pair at a time. */
export type TryOnScene = {
  wear(glasses: Glasses): void;
  /** Leaves the picture on the canvas. */
  draw(view: View): void;
  /**
   * The same a pass at a time, until all are drawn or it is told that those are enough; then the
   * canvas has the picture.
   */
  drawing(view: View): Generator<undefined, void, boolean | undefined>;
  /** For tests: leaves an arm away, as the viewer has them, or lets the head hide nothing. */
  leaveAway(what: 'left' | 'right' | 'head'): void;
  end(): void;
};

/** @throws where there is no WebGL. */
export function createTryOnScene(canvas: HTMLCanvasElement | OffscreenCanvas): TryOnScene {
  const renderer = rendererOn(canvas, { isClear: false });
  const shadow = new three.WebGLRenderTarget(SHADOW_PX, SHADOW_PX, {
    depthTexture: new three.DepthTexture(SHADOW_PX, SHADOW_PX, three.UnsignedIntType),
  });
  const common = {
    head: { value: new three.Matrix4() },
    toHead: { value: new three.Matrix4() },
    projection: { value: new three.Matrix4() },
    light: { value: new three.Matrix4() },
    lightTo: { value: new three.Vector3() },
    shadow: { value: shadow.depthTexture },
    gain: { value: 1 },
    earZ: { value: 0 },
    seed: { value: 0 },
    passageMm: { value: 1 },
    pass: { value: 0 },
    turn: { value: 0 },
    /** Many passes smooth the grain of a shadow; in one alone it would be seen. */
    grain: { value: 1 },
    strength: { value: SHADOW },
  };
  const skin = skinScenes(common);
  const targets = new Map<string, three.WebGLRenderTarget>();
  const photo = new three.Texture();
  photo.colorSpace = three.NoColorSpace;
  photo.flipY = false;
  photo.generateMipmaps = false;
  photo.minFilter = three.LinearFilter;
  let worn: { frame: Placed; glasses: Glasses; scenes: GlassesScenes } | null = null;

  function wear(glasses: Glasses): void {
    if (worn) for (const { geometry } of worn.frame.solids) geometry.dispose();
    if (worn) worn.scenes.end();
    const frame = placed(glasses.mesh);
    worn = { frame, glasses, scenes: glassesScenes(frame, glasses, common) };
    common.seed.value = glasses.seed;
  }

  function draw(view: View): void {
    const steps = drawing(view);
    while (!steps.next().done);
  }

  function* drawing(view: View): Generator<undefined, void, boolean | undefined> {
    const { head, passes } = view;
    renderer.setSize(view.widthPx, view.heightPx, false);
    photo.image = view.picture;
    photo.needsUpdate = true;
    common.gain.value = view.gain;
    const matrix = headMatrix(head);
    common.head.value.copy(matrix);
    common.toHead.value.copy(matrix).invert();
    if (worn) {
      const placement = placeFrame(head, worn.glasses.measures);
      skin.put(yieldingSkin(head, worn.glasses.measures, placement));
      putOn(worn.frame, matrix, placement);
      worn.scenes.follow(head.rotation[0][2]);
      worn.scenes.castClear(passes > 1);
      common.earZ.value = (head.ears.left[2] + head.ears.right[2]) / 2;
    }
    const middle = new three.Vector3(...head.eyes);
    common.grain.value = passes > 1 ? 1 : 0;
    const samples = passes > 1 ? 0 : 4;
    const one = target('one', view, { type: three.HalfFloatType, samples });
    const isMany = passes > 1;
    const added = { type: sumType(renderer), depthBuffer: false };
    const sum = isMany ? target('sum', view, added) : one;
    if (isMany) {
      renderer.setRenderTarget(sum);
      renderer.setClearColor(0, 0);
      renderer.clear();
    }
    let drawn = 0;
    for (let isEnough = false; drawn < passes && !isEnough; drawn += 1) {
      const pass = drawn;
      const dice = [2, 3, 5, 7].map((base) => halton(pass + 1, base));
      const towards = isMany ? lampFor(dice[0]!, dice[1]!) : lampFor(0, 0);
      common.pass.value = pass;
      common.turn.value = isMany ? (pass * 0.618) % 1 : 0;
      common.lightTo.value.copy(towards);
      common.light.value.copy(lightMatrix(towards, middle));
      const soft = isMany ? softnessPx(view) : 0;
      project(common.projection.value, view, [(dice[2]! - 0.5) * soft, (dice[3]! - 0.5) * soft]);
      drawOnce(one, view);
      if (!isMany) continue;
      renderer.setRenderTarget(sum);
      quad(
        renderer,
        ADD_FRAGMENT,
        { one: { value: one.texture }, weight: { value: 1 / passes } },
        true,
      );
      waitForDrawing();
      isEnough = (yield) === true;
    }
    renderer.setRenderTarget(null);
    const share = isMany ? passes / drawn : 1;
    quad(renderer, SHOWN_FRAGMENT, { sum: { value: sum.texture }, share: { value: share } }, false);
  }

  /** The browser draws when it likes: a pixel that is read has been drawn. */
  function waitForDrawing(): void {
    renderer.setRenderTarget(null);
    const gl = renderer.getContext();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  }

  function drawOnce(one: three.WebGLRenderTarget, { picture, part }: View): void {
    renderer.setClearColor(0, 1);
    renderer.setRenderTarget(shadow);
    renderer.clear();
    if (worn) renderer.render(worn.scenes.casters, NO_CAMERA);
    renderer.setRenderTarget(one);
    renderer.clear();
    const shown = new three.Vector4(
      part.x / picture.width,
      part.y / picture.height,
      part.width / picture.width,
      part.height / picture.height,
    );
    quad(renderer, PICTURE_FRAGMENT, { picture: { value: photo }, part: { value: shown } }, false);
    if (!worn) return;
    renderer.render(skin.depth, NO_CAMERA);
    renderer.render(skin.shaded, NO_CAMERA);
    for (const scene of worn.scenes.inOrder) renderer.render(scene, NO_CAMERA);
  }

  function target(
    name: string,
    { widthPx, heightPx }: View,
    options: three.RenderTargetOptions,
  ): three.WebGLRenderTarget {
    const key = `${name}${options.samples ?? 0}`;
    const kept = targets.get(key);
    if (kept?.width === widthPx && kept.height === heightPx) return kept;
    kept?.dispose();
    const made = new three.WebGLRenderTarget(widthPx, heightPx, options);
    targets.set(key, made);
    return made;
  }

  return {
    wear,
    draw,
    drawing,
    leaveAway(what) {
      if (what === 'head') skin.depth.visible = false;
      const arm = worn?.frame.temples[what === 'right' ? 0 : 1]?.node;
      if (what === 'head' || !arm) return;
      for (const mesh of worn?.scenes.meshesOf(arm) ?? []) mesh.visible = false;
    },
    end() {
      worn?.scenes.end();
      for (const kept of targets.values()) kept.dispose();
      shadow.dispose();
      photo.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** Over a picture that is shown larger than it is, sharp glasses would look cut out. */
function softnessPx({ part, widthPx }: View): number {
  return Math.min(2.2, Math.max(1, (0.6 * widthPx) / part.width));
}

/** What the camera sees of a part of its picture, moved by shares of a pixel. */
function project(
  projection: three.Matrix4,
  { head: { camera }, part, widthPx }: View,
  [right, down]: readonly [number, number],
): void {
  const scale = NEAR_MM / camera.focalPx;
  const [dx, dy] = [(right * part.width) / widthPx, (down * part.width) / widthPx];
  const left = (part.x - camera.widthPx / 2 + dx) * scale;
  const top = (camera.heightPx / 2 - part.y - dy) * scale;
  projection.makePerspective(
    left,
    left + part.width * scale,
    top,
    top - part.height * scale,
    NEAR_MM,
    FAR_MM,
  );
}

/** Moves a frame to where it sits, and its arms to the ears. */
function putOn({ root, temples }: Placed, head: three.Matrix4, place: Placement): void {
  const seat = new three.Matrix4().makeRotationX(place.tilt).setPosition(...place.bridge);
  for (const [i, angle] of [-place.spread.right, place.spread.left].entries()) {
    const { node, foldAxis } = temples[i]!;
    node.quaternion.setFromAxisAngle(foldAxis, angle);
  }
  root.matrixAutoUpdate = false;
  root.matrix.multiplyMatrices(head, seat);
  root.updateMatrixWorld(true);
}

/** The head: once for its depth alone, which hides what lies behind it, once for the shadow on it. */
function skinScenes(common: Uniforms) {
  const geometry = new three.BufferGeometry();
  const [depth, shaded] = [new three.Scene(), new three.Scene()];
  add(
    depth,
    geometry,
    raw(SKIN_VERTEX, SKIN_FRAGMENT, common, { colorWrite: false, side: three.DoubleSide }),
  );
  const options = { ...passing(), depthFunc: three.LessEqualDepth };
  add(shaded, geometry, raw(SKIN_VERTEX, SKIN_FRAGMENT, common, options));
  return {
    depth,
    shaded,
    put(skin: readonly Vector[]) {
      const { points, corners } = hoodOf(skin);
      const kept = geometry.getAttribute('position');
      if (kept) {
        kept.array.set(points);
        kept.needsUpdate = true;
        return;
      }
      geometry.setAttribute('position', new three.BufferAttribute(points, 3));
      geometry.setIndex(new three.BufferAttribute(corners, 1));
    },
  };
}

type GlassesScenes = ReturnType<typeof glassesScenes>;

/** What throws shadows; and the parts: those that are opaque, then the clear ones from behind. */
function glassesScenes({ solids }: Placed, { looks }: Glasses, common: Uniforms) {
  const casters = new three.Scene();
  const opaque = new three.Scene();
  const clear: { order: number; scene: three.Scene }[] = [];
  const materials: three.Material[] = [];
  const meshes: { node: three.Object3D; mesh: three.Mesh }[] = [];
  const following: ((turned: number) => void)[] = [];
  const clearCasters: three.Mesh[] = [];

  for (const solid of solids) {
    const { geometry, part, node } = solid;
    const look = looks[part.material];
    const isArm = part.material === 'temple' || part.material === 'sleeve';
    const toObject = new three.Matrix3();
    const lift = { value: 0 };
    following.push((turned) => {
      toObject.setFromMatrix4(node.matrixWorld).transpose();
      const away = (turned * Math.sign(node.position.x)) / TURNED_AWAY;
      lift.value = isArm ? ARM_LIFT_MM * Math.min(1, Math.max(0, 1 - away)) : 0;
    });
    const own = {
      ...common,
      world: { value: node.matrixWorld },
      toFront: { value: ALL_NODES.clone().setPosition(node.position) },
      toObject: { value: toObject },
      lift,
      letsThrough: { value: letsThrough(look) },
      kind: { value: look.patch ? 3 : { plastic: 0, metal: 1, lens: 2 }[look.kind] },
      ...uniformsOf(look),
    };
    const put = (
      scene: three.Scene,
      vertex: string,
      fragment: string,
      more: Uniforms,
      options: three.MaterialParameters,
    ) => {
      const material = raw(vertex, fragment, { ...own, ...more }, options);
      materials.push(material);
      const mesh = add(scene, geometry, material);
      meshes.push({ node, mesh });
      return mesh;
    };
    const caster = put(casters, CASTER_VERTEX, SHADOW_FRAGMENT, {}, { side: three.DoubleSide });
    if (letsThrough(look) > MOSTLY_CLEAR) clearCasters.push(caster);
    if (!isClear(look)) {
      const mode = { mode: { value: 0 }, isInner: { value: false } };
      const options = { side: three.DoubleSide, transparent: true };
      put(opaque, GLASSES_VERTEX, GLASSES_FRAGMENT, mode, options).renderOrder = isArm ? 0 : 1;
      continue;
    }
    const scene = new three.Scene();
    let step = 0;
    for (const isInner of look.kind === 'lens' ? [false] : [true, false])
      for (const mode of [1, 2]) {
        const mesh = put(
          scene,
          GLASSES_VERTEX,
          GLASSES_FRAGMENT,
          { mode: { value: mode }, isInner: { value: isInner } },
          {
            side: isInner ? three.BackSide : three.FrontSide,
            ...(mode === 1 ? passing() : adding()),
          },
        );
        mesh.renderOrder = step;
        step += 1;
      }
    clear.push({ order: orderOf(solid), scene });
  }
  const behind = clear.toSorted((a, b) => a.order - b.order).map(({ scene }) => scene);
  return {
    casters,
    inOrder: [opaque, ...behind],
    /** `turned`: the sine of the head's turn towards the picture's right. */
    follow: (turned: number) => following.forEach((update) => update(turned)),
    /** What is clear throws its shadow as a grain, which only many passes smooth. */
    castClear: (isCast: boolean) => {
      for (const caster of clearCasters) caster.visible = isCast;
    },
    meshesOf: (arm: three.Object3D) =>
      meshes.filter(({ node }) => node === arm).map(({ mesh }) => mesh),
    end: () => materials.forEach((material) => material.dispose()),
  };
}

/** What is clear is drawn from behind: arms, the front, pads, lenses. */
function orderOf({ part: { material } }: Solid): number {
  return ['temple', 'front', 'pad', 'lens'].indexOf(material);
}

function isClear(look: Look): boolean {
  return look.kind === 'lens' || Math.max(...look.through, ...look.lowerThrough) > 0.01;
}

function letsThrough(look: Look): number {
  return look.kind === 'lens' ? 0.98 : Math.max(...look.through, ...look.lowerThrough) * 0.7;
}
