import * as three from 'three';
import type { Camera } from '#face/head/head-pose.ts';
import type { SyntheticHead } from './synthetic-head.ts';

/** How a head stands before the camera: its pupils so far away, turned and moved. */
export type HeadShot = {
  distanceMm: number;
  yawDegrees: number;
  pitchDegrees: number;
  asideMm: number;
  /** Of the sensor's noise. */
  seed: number;
};

/** The lens, and what a sensor's filter blurs: standard deviation, in pixels. */
const BLUR_PX = 0.6;
/** Of white, where the picture is white; it grows with the root of the light. */
const NOISE = 0.012;
const LEAST_LIGHT = 0.01;
const NOISES = 65_536;
const LIGHT_STEPS = 4096;

/**
 * A webcam for synthetic heads. As in a real one light is gathered over pixels, blurred by the lens
 * and joined by noise, and only then bent into the values of a picture.
 */
export function headCamera({ widthPx, heightPx, focalPx }: Camera) {
  const renderer = new three.WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  renderer.setClearColor(0xb9b6b0, 1);
  renderer.setSize(widthPx, heightPx, false);
  const fieldDegrees = (2 * Math.atan(heightPx / 2 / focalPx) * 180) / Math.PI;
  const camera = new three.PerspectiveCamera(fieldDegrees, widthPx / heightPx, 10, 5000);
  const seen = new Uint8Array(widthPx * heightPx * 4);
  const noises = noisesOf();
  const light = lightOfValues();
  const values = valuesOfLight();

  return (head: SyntheticHead, shot: HeadShot): ImageData => {
    const radians = Math.PI / 180;
    head.group.rotation.set(shot.pitchDegrees * radians, shot.yawDegrees * radians, 0);
    head.group.position.set(shot.asideMm, 0, -shot.distanceMm);
    const scene = new three.Scene();
    scene.add(head.group);
    renderer.render(scene, camera);
    const gl = renderer.getContext();
    gl.readPixels(0, 0, widthPx, heightPx, gl.RGBA, gl.UNSIGNED_BYTE, seen);

    const picture = new ImageData(widthPx, heightPx);
    picture.data.fill(255);
    let at = Math.imul(shot.seed, 2_654_435_761) >>> 0;
    for (const channel of [0, 1, 2]) {
      const plane = new Float32Array(widthPx * heightPx);
      // Drawing surfaces begin at the bottom.
      for (let y = 0; y < heightPx; y += 1)
        for (let x = 0; x < widthPx; x += 1)
          plane[y * widthPx + x] = light[seen[4 * ((heightPx - 1 - y) * widthPx + x) + channel]!]!;
      const soft = blurred(blurred(plane, 1), widthPx);
      for (let index = 0; index < soft.length; index += 1) {
        const share = soft[index]!;
        at = (at + 40_503) % NOISES;
        const noisy = share + NOISE * Math.sqrt(share + LEAST_LIGHT) * noises[at]!;
        const step = Math.round(Math.max(0, Math.min(1, noisy)) * LIGHT_STEPS);
        picture.data[4 * index + channel] = values[step]!;
      }
    }
    return picture;
  };
}

/** Along a row (`apart` 1) or a column (`apart` the width). The outermost pixels stay as they are. */
function blurred(plane: Float32Array, apart: number): Float32Array {
  const [near, far] = [1, 2].map((away) => Math.exp(-(away ** 2) / 2 / BLUR_PX ** 2)) as [
    number,
    number,
  ];
  const sum = 1 + 2 * (near + far);
  const soft = plane.slice();
  for (let at = 2 * apart; at < plane.length - 2 * apart; at += 1)
    soft[at] =
      (plane[at]! +
        near * (plane[at - apart]! + plane[at + apart]!) +
        far * (plane[at - 2 * apart]! + plane[at + 2 * apart]!)) /
      sum;
  return soft;
}

/** Shares of the light that values stand for (IEC 61966-2-1, sRGB). */
function lightOfValues(): Float32Array {
  return Float32Array.from({ length: 256 }, (_, value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
}

function valuesOfLight(): Uint8Array {
  return Uint8Array.from({ length: LIGHT_STEPS + 1 }, (_, step) => {
    const share = step / LIGHT_STEPS;
    return Math.round(
      255 * (share <= 0.003_130_8 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055),
    );
  });
}

/** As good as normal: the sum of twelve that are evenly spread (a linear congruential generator). */
function noisesOf(): Float32Array {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Float32Array.from({ length: NOISES }, () => {
    let sum = -6;
    for (let one = 0; one < 12; one += 1) sum += next();
    return sum;
  });
}
