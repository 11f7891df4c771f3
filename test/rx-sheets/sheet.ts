import type { Dice } from './dice.ts';
import type { Hand } from './fonts.ts';
import type { Field, FieldValue, Noted, Side } from './truth.ts';
import { peopleOf, type People } from './people.ts';
import type { Horizontal, Values, Vertical } from './values.ts';
import { axisText, decimal, pdText, signed, type Writing } from './writing.ts';

export type BaseStyle = 'letters' | 'words' | 'deutsch' | 'degrees';

/** What a layout draws with. Each of its values is written down as printed when it is asked for. */
export type Sheet = People & {
  dice: Dice;
  right: DrawnEye;
  left: DrawnEye;
  values: Values;
  /** The distance of both pupils. */
  pd: () => string;
  nearPd: () => string;
  /** The one add of both eyes; asks for `sameAdd`. */
  add: () => string;
  /** The kind of lens in the sheet's own words. */
  lensType: (words: { single: string; multi: string }) => string;
  /** What somebody has filled in: by hand where the values are. */
  filled: (text: string) => string;
  /** A number as this practice writes it, which is no value of the prescription. */
  number: (amount: number, digits?: number) => string;
  power: (power: number) => string;
};

/** The values of one eye; empty where it has none. */
export type DrawnEye = {
  /** Whether it has a cylinder. */
  toric: boolean;
  sph: () => string;
  cyl: () => string;
  axis: () => string;
  add: () => string;
  pd: () => string;
  nearPd: () => string;
  /** Sphere for near: that for far and the add. */
  nearSph: () => string;
  /** Cylinder and axis once more in a row for near, the same as for far. */
  nearCyl: () => string;
  nearAxis: () => string;
  /** What glasses from before or another device say of this eye: close to its values, none of them. */
  elsewhere: () => { sph: string; cyl: string; axis: string };
  /** All prisms with their bases, one after another or one below another. */
  prism: (style: BaseStyle, between?: string) => string;
  amounts: () => string;
  bases: (style: BaseStyle) => string;
  amount: (direction: 'Hor' | 'Ver') => string;
  base: (direction: 'Hor' | 'Ver', style: BaseStyle) => string;
  /** Sphere, cylinder and axis in one line, `none` where there is no cylinder. */
  formula: (x: string, between?: string, none?: string) => string;
  /** Table cells in this order. */
  cells: (...names: CellName[]) => string[];
};

type CellName = 'sph' | 'cyl' | 'axis' | 'add' | 'pd' | 'nearPd' | 'nearSph' | 'amounts';

/** A sheet to draw on, and what will have been drawn. */
export function openSheet(
  dice: Dice,
  language: 'en' | 'de',
  values: Values,
  writing: Writing,
  hand: Hand | null,
): { sheet: Sheet; noted: Noted } {
  const noted: Noted = {
    printed: [],
    follows: {},
    near: {},
    dateWritten: null,
    expiresOn: null,
    prescriber: null,
  };

  const filled = (text: string): string => {
    if (!hand || !text) return text;
    const turn = dice.between(-2.5, 2.5).toFixed(1);
    return `<span class="hand" style="transform:rotate(${turn}deg)">${text}</span>`;
  };

  const print = (field: Field | Field[], text: string, value: FieldValue): string => {
    for (const name of [field].flat()) {
      if (!noted.printed.some((printed) => printed.field === name))
        noted.printed.push({ field: name, text, value });
    }
    return `<span class="value" data-field="${[field].flat().join(' ')}">${filled(text)}</span>`;
  };

  const printNear = (field: string, text: string): string => {
    noted.near[field] = text;
    return `<span class="value" data-near="${field}">${filled(text)}</span>`;
  };

  const eyeOf = (side: Side): DrawnEye => {
    const eye = values[side];
    const prismOf = (direction: 'Hor' | 'Ver'): string => {
      const amount = eye[`prism${direction}`];
      if (amount === null) return '';
      return print(`${side}.prism${direction}`, decimal(writing, amount), amount);
    };
    const baseOf = (direction: 'Hor' | 'Ver', style: BaseStyle): string => {
      const base = eye[`base${direction}`];
      if (base === null) return '';
      return print(`${side}.base${direction}`, baseText(base, side, style), base);
    };
    const stacked = (part: (direction: 'Hor' | 'Ver') => string, between: string): string =>
      [part('Hor'), part('Ver')].filter(Boolean).join(between);
    const drawn: DrawnEye = {
      toric: eye.cylinder !== 0,
      sph: () => print(`${side}.sphere`, powerText(writing, eye.sphere), eye.sphere),
      cyl: () => {
        if (eye.cylinder !== 0)
          return print(`${side}.cylinder`, signed(writing, eye.cylinder), eye.cylinder);
        noted.follows[`${side}.cylinder`] = 0;
        return filled(writing.noCylinder);
      },
      axis: () => {
        if (eye.axis === null) return filled(writing.noAxis);
        return print(`${side}.axis`, axisText(writing, eye.axis), eye.axis);
      },
      add: () => (eye.add === null ? '' : print(`${side}.add`, addText(writing, eye.add), eye.add)),
      pd: () => print(`${side}.pd`, pdText(writing, eye.pd), eye.pd),
      nearPd: () => printNear(`${side}.pd`, pdText(writing, eye.nearPd)),
      nearSph: () => {
        if (eye.add === null) return '';
        noted.follows[`${side}.add`] = eye.add;
        return printNear(`${side}.sphere`, powerText(writing, eye.sphere + eye.add));
      },
      nearCyl: () =>
        eye.cylinder === 0
          ? filled(writing.noCylinder)
          : printNear(`${side}.cylinder`, signed(writing, eye.cylinder)),
      nearAxis: () =>
        eye.axis === null
          ? filled(writing.noAxis)
          : printNear(`${side}.axis`, axisText(writing, eye.axis)),
      elsewhere: () => {
        const cylinder = (values.notation === 'minus' ? -1 : 1) * (Math.abs(eye.cylinder) + 0.25);
        const axis = (((eye.axis ?? 90) + dice.pick([3, 5, 172, 177])) % 180) + 1;
        return {
          sph: powerText(writing, eye.sphere + dice.pick([-0.75, -0.5, 0.25, 0.5])),
          cyl: signed(writing, cylinder),
          axis: axisText(writing, axis),
        };
      },
      prism: (style, between = ' / ') =>
        stacked(
          (direction) =>
            [prismOf(direction), baseOf(direction, style)]
              .filter(Boolean)
              .join(style === 'degrees' ? ' @ ' : ' '),
          between,
        ),
      amounts: () => stacked(prismOf, '<br>'),
      bases: (style) => stacked((direction) => baseOf(direction, style), '<br>'),
      amount: prismOf,
      base: baseOf,
      formula: (x, between = ' ', none = 'DS') => {
        if (eye.axis !== null) return `${drawn.sph()}${between}${drawn.cyl()}${x}${drawn.axis()}`;
        noted.follows[`${side}.cylinder`] = 0;
        return `${drawn.sph()} ${filled(none)}`;
      },
      cells: (...names) => names.map((name) => drawn[name]()),
    };
    return drawn;
  };

  const totalPd = values.od.pd + values.os.pd;
  const sheet: Sheet = {
    ...peopleOf(dice, language, filled, noted),
    dice,
    right: eyeOf('od'),
    left: eyeOf('os'),
    values,
    pd: () => print('pd', pdText(writing, totalPd), totalPd),
    nearPd: () => printNear('pd', pdText(writing, values.od.nearPd + values.os.nearPd)),
    add: () =>
      values.od.add === null
        ? ''
        : print(['od.add', 'os.add'], addText(writing, values.od.add), values.od.add),
    lensType: ({ single, multi }) => {
      noted.follows.lensType = values.od.add === null ? 'SingleVision' : 'Progressive';
      return values.od.add === null ? single : multi;
    },
    filled,
    number: (amount, digits = 2) => decimal(writing, amount, digits),
    power: (power) => signed(writing, power),
  };
  return { sheet, noted };
}

function powerText(writing: Writing, power: number): string {
  return power === 0 ? writing.plano : signed(writing, power);
}

function addText(writing: Writing, add: number): string {
  return writing.addPlus ? signed(writing, add) : decimal(writing, add);
}

/** Degrees count as the observer sees them: for the right eye, 0 is towards the nose. */
function baseText(base: Horizontal | Vertical, side: Side, style: BaseStyle): string {
  const texts: Record<Horizontal | Vertical, Record<Exclude<BaseStyle, 'degrees'>, string>> = {
    In: { letters: 'BI', words: 'In', deutsch: 'innen' },
    Out: { letters: 'BO', words: 'Out', deutsch: 'außen' },
    Up: { letters: 'BU', words: 'Up', deutsch: 'oben' },
    Down: { letters: 'BD', words: 'Down', deutsch: 'unten' },
  };
  if (style !== 'degrees') return texts[base][style];
  const towardsZero = side === 'od' ? 'In' : 'Out';
  const degrees = { Up: 90, Down: 270 };
  return `${base === 'Up' || base === 'Down' ? degrees[base] : base === towardsZero ? 0 : 180}°`;
}

/** Whether the one that a sheet is for has an addition. */
export function hasAdd({ values }: Pick<Sheet, 'values'>): boolean {
  return values.od.add !== null;
}

/** Whether either eye has a prism, whatever its direction. */
export function hasPrism({ values }: Pick<Sheet, 'values'>): boolean {
  return [values.od, values.os].some((eye) => eye.prismHor !== null || eye.prismVer !== null);
}
