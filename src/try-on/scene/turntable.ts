import * as three from 'three';
import { rendererOn } from '#pictures/studio/drawing.ts';
import { exposureOn, type Seeing } from '#pictures/studio/exposure.ts';
import { scenesOf } from '#pictures/studio/scenes.ts';
import { extentOf, fold, placed, restOf, turn, type Placed } from '#pictures/studio/table.ts';
import { PICTURE_MM, VIEWS } from '#pictures/studio/views.ts';
import type { Glasses } from '../glasses.ts';

/** How a frame is looked at. `folded`: 0 with its temples open, 1 with them folded. */
export type Stand = { turnDegrees: number; elevationDegrees: number; folded: number };

/** What pictures show, to be turned to. */
export const STANDS = {
  'three-quarter': standOf(VIEWS['three-quarter']),
  front: standOf(VIEWS.front),
  side: standOf(VIEWS.side),
  folded: standOf(VIEWS.folded),
} satisfies Record<string, Stand>;

function standOf({ turnDegrees, elevationDegrees, isFolded }: (typeof VIEWS)['front']): Stand {
  return { turnDegrees, elevationDegrees, folded: isFolded ? 1 : 0 };
}

/** A frame on a table that turns, in the light of its pictures. */
export type Turntable = {
  place(glasses: Glasses): void;
  /** Leaves the frame on the canvas, in a few passes. */
  show(stand: Stand, widthPx: number, passes: number): void;
  /** Adds as many passes to what was shown last; says how many are missing to a fine picture. */
  refine(passes: number): number;
  end(): void;
};

/** As many passes as a picture has in which nothing moves. */
const FINE_PASSES = 24;
const CAMERA_MM = VIEWS['three-quarter'].cameraMm;
/** A frame turned by half a quarter is a little wider than any picture; this leaves room for it. */
const ROOM = 1.08;
/** Shadows end where one looks along the ground. */
const LOW_DEGREES = 3;

/** @throws where there is no WebGL. */
export function createTurntable(canvas: HTMLCanvasElement): Turntable {
  const renderer = rendererOn(canvas, { isClear: true });
  const exposure = exposureOn(renderer);
  let standing: ReturnType<typeof stood> | null = null;
  let shown: { missing: number; add: () => number } | null = null;

  function place(glasses: Glasses): void {
    standing?.end();
    standing = stood(glasses);
    shown = null;
  }

  function stood({ mesh, looks, seed }: Glasses) {
    const frame = placed(mesh);
    exposure.common.seed.value = seed;
    const scenes = scenesOf(frame.solids, looks, exposure.common);
    const [open, folded] = [0, 1].map((share) => restOpened(frame, share));
    return {
      frame,
      scenes,
      open: open!,
      folded: folded!,
      end() {
        for (const { geometry } of frame.solids) geometry.dispose();
        for (const scene of [scenes.shadow, scenes.ground, ...scenes.inOrder])
          scene.traverse((one) => {
            if (one instanceof three.Mesh) (one.material as three.Material).dispose();
          });
      },
    };
  }

  function show(stand: Stand, widthPx: number, passes: number): void {
    if (!standing) throw new Error('No frame stands on the table');
    const { frame, scenes, open, folded } = standing;
    const between = (from: number, to: number) => from + (to - from) * stand.folded;
    fold(frame, stand.folded);
    turn(frame, stand.turnDegrees, between(open.tilt, folded.tilt));
    const middle = open.middle
      .clone()
      .lerp(folded.middle, stand.folded)
      .applyAxisAngle(new three.Vector3(0, 1, 0), (stand.turnDegrees * Math.PI) / 180);
    const at = { groundY: between(open.groundY, folded.groundY), middle };
    const heightPx = Math.round((widthPx * PICTURE_MM.height) / PICTURE_MM.width);
    const seeing = seeingOf(stand, open.size);
    exposure.begin(widthPx, heightPx, FINE_PASSES);
    // What a shader knows of a part's turn, for the clouds in it.
    for (const follow of scenes.follow) follow();
    shown = { missing: FINE_PASSES, add: () => exposure.add(scenes, at, seeing) };
    refine(passes);
  }

  function refine(passes: number): number {
    if (!shown) return 0;
    const wanted = Math.min(passes, shown.missing);
    for (let pass = 0; pass < wanted; pass += 1) shown.missing = shown.add();
    exposure.develop();
    return shown.missing;
  }

  return {
    place,
    show,
    refine,
    end() {
      standing?.end();
      exposure.end();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** How a frame rests, where its middle is before it is turned, and what it takes up; millimetres. */
function restOpened(frame: Placed, folded: number) {
  fold(frame, folded);
  const { tilt, groundY } = restOf(frame, folded === 1);
  turn(frame, 0, tilt);
  const { middle, size } = extentOf(frame);
  return { tilt, groundY, middle, size };
}

/** From above a frame takes up more of a picture than from before it, so it is seen from afar. */
function seeingOf({ elevationDegrees }: Stand, size: three.Vector3): Seeing {
  const up = (elevationDegrees * Math.PI) / 180;
  const deep = Math.hypot(size.x, size.z);
  const high = deep * Math.sin(up) + size.y * Math.cos(up);
  const share = Math.max(ROOM, (ROOM * high) / PICTURE_MM.height);
  const shadow = VIEWS['three-quarter'].shadow * Math.min(1, elevationDegrees / LOW_DEGREES);
  return {
    pose: { elevationDegrees, cameraMm: CAMERA_MM, liftMm: 0, shadow },
    shift: [0, 0],
    shown: { width: PICTURE_MM.width * share, height: PICTURE_MM.height * share },
  };
}
