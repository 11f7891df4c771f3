import type { Dice } from './dice.ts';

/** How a sheet of paper is bent: where it lies higher, and how much light falls there. */
export type Bend = {
  /** How far a place is moved, in shares of the page's width; `u` and `v` from 0 to 1. */
  shift: (u: number, v: number) => number;
  shade: (u: number, v: number) => number;
  /** The largest shift. */
  reach: number;
};

export const flat: Bend = { shift: () => 0, shade: () => 1, reach: 0 };

/** A page that curls from one side to the other, or one that was folded in two or three. */
export function drawBend(dice: Dice): Bend {
  return dice.chance(0.5) ? curl(dice) : folds(dice);
}

function curl(dice: Dice): Bend {
  const height = dice.between(0.015, 0.035) * dice.pick([-1, 1]);
  const from = dice.between(0, 0.4);
  const waves = dice.between(0.8, 1.4);
  return {
    shift: (u) => height * Math.sin(Math.PI * (from + waves * u)),
    shade: (u) => 1 - 0.14 * (0.5 + 0.5 * Math.cos(Math.PI * (from + waves * u))),
    reach: Math.abs(height),
  };
}

function folds(dice: Dice): Bend {
  const across = dice.chance(0.5);
  const places = dice.chance(0.5) ? [dice.between(0.45, 0.55)] : [0.33, 0.67];
  const height = dice.between(0.008, 0.018) * dice.pick([-1, 1]);
  const panelShade = [1, 0.9, 0.97];
  const along = (u: number, v: number): number => (across ? u : v);
  return {
    // Between two folds the paper stays flat: each panel only leans the other way.
    shift: (u, v) => {
      const place = along(u, v);
      let [at, lean] = [0, 1];
      let shift = 0;
      for (const fold of [...places, 1]) {
        shift += lean * height * (Math.min(place, fold) - at);
        if (place <= fold) break;
        [at, lean] = [fold, -lean];
      }
      return shift * (across ? 2 : 1);
    },
    shade: (u, v) => {
      const place = along(u, v);
      const panel = places.filter((fold) => place > fold).length;
      const near = Math.min(...places.map((fold) => Math.abs(place - fold)));
      return (panelShade[panel] ?? 1) * (1 - 0.18 * Math.exp(-((near / 0.003) ** 2)));
    },
    reach: Math.abs(height) * 2,
  };
}
