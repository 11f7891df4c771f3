import type { Dice } from './dice.ts';

/** How one practice or its machine writes numbers. */
export type Writing = {
  comma: boolean;
  minus: string;
  /** Between a sign and its digits. */
  gap: string;
  plano: string;
  /** In place of a cylinder that is not there, and of its axis. */
  noCylinder: string;
  noAxis: string;
  axisDigits: 1 | 3;
  degree: string;
  addPlus: boolean;
  pdDecimals: boolean;
  zeros: Zeros;
};

/** Which zeros around the point are written: 0.50 in full, .50 without the leading one, 0.5 without the last. */
type Zeros = 'all' | 'no leading' | 'no trailing';

/** What a layout says of its writing: the choices it leaves to chance. */
export type WritingWishes = {
  minus?: readonly [string, ...string[]];
  gap?: string;
  plano?: readonly [string, ...string[]];
  noCylinder?: readonly [string, ...string[]];
  axisDigits?: 1 | 3;
  degree?: boolean;
  addPlus?: boolean;
  pdDecimals?: boolean;
  zeros?: Zeros;
};

export function drawWriting(
  dice: Dice,
  language: 'en' | 'de',
  byHand: boolean,
  wishes: WritingWishes,
): Writing {
  const comma = language === 'de' && dice.chance(0.9);
  const zero = comma ? '0,00' : '0.00';
  const minus = dice.pick(wishes.minus ?? (byHand ? ['-', '–'] : ['-', '-', '−', '−', '–', '‐']));
  const planos: [string, ...string[]] =
    language === 'de'
      ? ['plan', 'Plan', zero, `±${zero}`, `+${zero}`, zero]
      : ['PLANO', 'Plano', 'plano', 'pl', 'PL', zero, `+${zero}`];
  const none: [string, ...string[]] =
    language === 'de' ? ['', '—', zero, 'sph', '–'] : ['DS', 'SPH', 'sph', '—', '', zero];
  const noCylinder = dice.pick(wishes.noCylinder ?? none);
  return {
    comma,
    minus,
    gap: wishes.gap ?? '',
    plano: dice.pick(wishes.plano ?? planos),
    noCylinder,
    noAxis: /^[—–]$/.test(noCylinder) ? noCylinder : '',
    axisDigits: wishes.axisDigits ?? (dice.chance(0.4) ? 3 : 1),
    degree: (wishes.degree ?? dice.chance(0.3)) ? '°' : '',
    addPlus: wishes.addPlus ?? dice.chance(0.85),
    pdDecimals: wishes.pdDecimals ?? dice.chance(0.4),
    zeros: wishes.zeros ?? 'all',
  };
}

export function decimal(writing: Writing, amount: number, digits = 2): string {
  const full = Math.abs(amount).toFixed(digits);
  const texts: Record<Zeros, string> = {
    all: full,
    'no leading': full.replace(/^0(?=\.)/, ''),
    'no trailing': String(Number(full)),
  };
  const text = texts[writing.zeros];
  return writing.comma ? text.replace('.', ',') : text;
}

export function signed(writing: Writing, power: number): string {
  return `${power < 0 ? writing.minus : '+'}${writing.gap}${decimal(writing, power)}`;
}

export function axisText(writing: Writing, axis: number): string {
  return `${String(axis).padStart(writing.axisDigits, '0')}${writing.degree}`;
}

export function pdText(writing: Writing, millimetres: number): string {
  const whole = Number.isInteger(millimetres) && !writing.pdDecimals;
  return decimal(writing, millimetres, whole ? 0 : 1);
}
