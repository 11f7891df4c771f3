import type { Finish } from '../frame.ts';
import type { FrameMaterial } from '../mesh/frame-mesh.ts';

/** Linear light, 0 to 1 for each of red, green and blue. */
export type Light = [number, number, number];

/**
 * How a material meets light. `body`: the colour that comes back from below the surface, `through`
 * that which a plate lets pass; below the passage (`passageMm`, upwards from the middle of the
 * lenses) `lowerBody` and `lowerThrough` hold. `patch`: the dark of tortoise, or null.
 */
export type Look = {
  kind: 'plastic' | 'metal' | 'lens';
  body: Light;
  through: Light;
  lowerBody: Light;
  lowerThrough: Light;
  patch: Light | null;
  roughness: number;
};

const CLEAR: Light = [0, 0, 0];
const SILVER = '#c3c7c9';

/** The look of each material of a frame in one finish. */
export function looksOf(finish: Finish): Record<FrameMaterial, Look> {
  const own = lookOf(finish);
  return {
    front: own,
    temple: finish.kind === 'two-tone' ? lookOf({ kind: 'solid', hex: finish.hex }) : own,
    metal: metal(finish.metalHex ?? (finish.kind === 'metal' ? finish.hex : SILVER), 0.16),
    lens: { ...plastic(CLEAR, 0), kind: 'lens', through: [0.965, 0.972, 0.968] },
    sleeve: plastic(lightOf('#17191b'), 0.16),
    pad: {
      ...plastic([0.05, 0.05, 0.05], 0.2),
      through: [0.9, 0.9, 0.89],
      lowerThrough: [0.9, 0.9, 0.89],
    },
  };
}

function lookOf(finish: Finish): Look {
  const hue = lightOf(finish.hex);
  switch (finish.kind) {
    case 'solid':
      return plastic(hue, 0.06);
    case 'matte':
      return plastic(hue, 0.42);
    case 'metal':
      return metal(finish.hex, finish.isBrushed ? 0.32 : 0.2);
    case 'tortoise':
      return { ...plastic(hue, 0.05), patch: lightOf(finish.patchHex) };
    case 'crystal': {
      const { body, through } = crystal(hue, finish.clarity);
      return { ...plastic(body, 0.05), through, lowerBody: body, lowerThrough: through };
    }
    case 'two-tone': {
      const lower = crystal(lightOf(finish.lowerHex), finish.lowerClarity);
      return { ...plastic(hue, 0.05), lowerBody: lower.body, lowerThrough: lower.through };
    }
  }
}

/** A clear plate lets its own colour pass, the deeper the less clear it is. */
function crystal(hue: Light, clarity: number): { body: Light; through: Light } {
  const depth = 0.5 + (1 - clarity) ** 1.4;
  return {
    through: hue.map((value) => Math.max(0.02, value) ** (depth * 0.5)) as Light,
    body: hue.map((value) => value * 0.55 * (1 - clarity)) as Light,
  };
}

function plastic(body: Light, roughness: number): Look {
  return {
    kind: 'plastic',
    body,
    through: CLEAR,
    lowerBody: body,
    lowerThrough: CLEAR,
    patch: null,
    roughness,
  };
}

/** Below this a metal is lacquered. */
const BARE_METAL = 0.4;

/** Bare metal is paler than the colour it is known by, which is seen in half shade. */
function metal(hex: string, roughness: number): Look {
  const hue = lightOf(hex);
  const bright = Math.max(...hue);
  const seen = hue.map((value) =>
    bright < BARE_METAL
      ? value * 1.3 + 0.02
      : Math.min(0.97, (value / bright) ** 0.6 * bright ** 0.35),
  ) as Light;
  return { ...plastic(seen, roughness), kind: 'metal' };
}

function lightOf(hex: string): Light {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Light;
}
