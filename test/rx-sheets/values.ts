import type { Dice } from './dice.ts';

export type Horizontal = 'In' | 'Out';
export type Vertical = 'Up' | 'Down';

/** Powers in dioptres, axis in degrees, prisms in prism dioptres, pds in millimetres. */
export type EyeValues = {
  sphere: number;
  cylinder: number;
  axis: number | null;
  add: number | null;
  prismHor: number | null;
  baseHor: Horizontal | null;
  prismVer: number | null;
  baseVer: Vertical | null;
  pd: number;
  nearPd: number;
};

export type Notation = 'minus' | 'plus';
export type Values = { od: EyeValues; os: EyeValues; notation: Notation };

/** How often sheets of a layout have what not everybody has; shares from 0 to 1. */
export type Wishes = { add?: number; sameAdd?: boolean; prism?: number; plus?: number };

/**
 * What one person's lenses may be. No value of one eye is that of the other, but for the add, so
 * that exchanged eyes are always noticed.
 */
export function drawValues(dice: Dice, wishes: Wishes): Values {
  const notation = dice.chance(wishes.plus ?? 0.2) ? 'plus' : 'minus';
  const both = drawPowers(dice, notation);
  const adds = dice.chance(wishes.add ?? 0.55) ? drawAdds(dice, wishes.sameAdd ?? false) : null;
  const prisms = dice.chance(wishes.prism ?? 0.25) ? drawPrisms(dice) : null;
  const pds = drawPds(dice);
  const eye = (side: 0 | 1): EyeValues => ({
    ...both[side],
    add: adds?.[side] ?? null,
    ...(prisms?.[side] ?? noPrism),
    ...pds[side],
  });
  return { od: eye(0), os: eye(1), notation };
}

type Powers = Pick<EyeValues, 'sphere' | 'cylinder' | 'axis'>;
type Prism = Pick<EyeValues, 'prismHor' | 'baseHor' | 'prismVer' | 'baseVer'>;

const noPrism: Prism = { prismHor: null, baseHor: null, prismVer: null, baseVer: null };

function drawPowers(dice: Dice, notation: Notation): [Powers, Powers] {
  for (;;) {
    const kind = dice.between(0, 1);
    const middle =
      kind < 0.54
        ? -dice.between(0.25, 6)
        : kind < 0.92
          ? dice.between(0.25, 4.5)
          : -dice.between(6, 10);
    const [od, os] = [drawEye(dice, middle, notation), drawEye(dice, middle, notation)];
    const cylinders = od.cylinder !== os.cylinder || (od.cylinder === 0 && dice.chance(0.15));
    if (od.sphere !== os.sphere && cylinders && od.axis !== os.axis) return [od, os];
    if (od.sphere !== os.sphere && cylinders && od.axis === null) return [od, os];
  }
}

function drawEye(dice: Dice, middle: number, notation: Notation): Powers {
  const sphere = dice.chance(0.07) ? 0 : quarters(middle + dice.between(-1, 1));
  if (dice.chance(0.24)) return { sphere, cylinder: 0, axis: null };
  const amount = quarters(0.25 - 0.9 * Math.log(1 - dice.between(0, 0.97)));
  const cylinder = Math.min(4.5, Math.max(0.25, amount));
  const axis = dice.chance(0.55) ? dice.whole(1, 36) * 5 : dice.whole(1, 180);
  return notation === 'minus'
    ? { sphere, cylinder: -cylinder, axis }
    : { sphere: sphere - cylinder, cylinder, axis };
}

function drawAdds(dice: Dice, same: boolean): [number, number] {
  const od = quarters(dice.between(0.75, 3));
  const os = same || dice.chance(0.85) ? od : od + (od > 1.5 ? -0.25 : 0.25);
  return [od, os];
}

function drawPrisms(dice: Dice): [Prism, Prism] {
  const od = { ...noPrism };
  const os = { ...noPrism };
  const horizontal = dice.chance(0.7);
  if (horizontal) {
    const base = dice.pick(['In', 'Out']);
    const amount = quarters(dice.between(0.5, 4));
    Object.assign(od, { prismHor: amount, baseHor: base });
    if (dice.chance(0.8))
      Object.assign(os, { prismHor: amount + dice.pick([0.25, 0.5, 1]), baseHor: base });
  }
  if (!horizontal || dice.chance(0.35)) {
    const up = dice.chance(0.5);
    const amount = quarters(dice.between(0.5, 3));
    Object.assign(od, { prismVer: amount, baseVer: up ? 'Up' : 'Down' });
    Object.assign(os, { prismVer: amount + 0.25, baseVer: up ? 'Down' : 'Up' });
  }
  return [od, os];
}

type Pds = Pick<EyeValues, 'pd' | 'nearPd'>;

function drawPds(dice: Dice): [Pds, Pds] {
  const od = halves(dice.between(28.5, 34.5));
  const os = od + dice.pick([-1.5, -1, -0.5, 0.5, 1, 1.5]);
  const inward = dice.pick([1, 1.5]);
  return [
    { pd: od, nearPd: od - inward },
    { pd: os, nearPd: os - inward },
  ];
}

function quarters(power: number): number {
  return Math.round(power * 4) / 4 + 0;
}

function halves(millimetres: number): number {
  return Math.round(millimetres * 2) / 2;
}
