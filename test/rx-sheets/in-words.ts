import type { BaseStyle, DrawnEye } from './sheet.ts';

/** Each prism of an eye in the paper's own words. */
export const prisms = (
  e: DrawnEye,
  style: BaseStyle,
  between: string,
  say: (amount: string, base: string) => string,
): string =>
  (['Hor', 'Ver'] as const)
    .map((direction) => {
      const amount = e.amount(direction);
      return amount && say(amount, e.base(direction, style));
    })
    .filter(Boolean)
    .join(between);

/** What there is to say of a cylinder, and nothing where there is none. */
export const cylinder = (e: DrawnEye, say: (cyl: string, axis: string) => string): string => {
  const [cyl, axis] = [e.cyl(), e.axis()];
  return e.toric ? say(cyl, axis) : '';
};

/** `1.234,50`: an amount as German bills have it, without its currency. */
export const euro = (amount: number): string =>
  amount
    .toFixed(2)
    .replace('.', ',')
    .replace(/(?=(?:\d{3})+,)(?<=\d)/g, '.');
