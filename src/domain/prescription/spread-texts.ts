import { parseField, parsePd } from './field-text.ts';
import { plainText } from './numeral.ts';
import { EYE_SIDES, PRISM_FIELDS, type EyeSide } from './field-names.ts';
import { FIELDS } from './prescription-fields.ts';
import { findPrismWithBase } from './prism-text.ts';

/** The texts of a prescription form by form name, as they were typed; absent is empty. */
export type FormTexts = Readonly<Record<string, string>>;

const POWER = String.raw`[+-]\s?[\d.,]+|pl(?:an|ano)?\.?`;
const UNIT = String.raw`\s*(?:d\.?\s?s|dpt|dptr|sph|d)?\.?`;
const AXIS = String.raw`\d{1,3}(?:\s*(?:[°º]|tabo))*`;
const AXIS_MARK = String.raw`(?:[x×@*]|ax|axis|achse|a)\.?`;

/** A whole lens in one cell: "-2.25 -0.75 x 170". Its powers have their signs, or it is none. */
const LENS = new RegExp(
  String.raw`^(?:sph\.?:?\s*)?(?<sphere>${POWER})${UNIT}\s*[/;]?\s*(?:(?:cyl|zyl)\.?:?)?\s*` +
    String.raw`(?<cylinder>[+-]\s?[\d.,]+)\s*(?:dc|dpt|d)?\s*(?:${AXIS_MARK}|/|\s)\s*(?<axis>${AXIS})$`,
  'iu',
);
const CYLINDER_WITH_AXIS = new RegExp(
  String.raw`^(?<cylinder>[+-]?\s?[\d.,]+)\s*(?:dc|dpt|d)?\s*${AXIS_MARK}\s*(?<axis>${AXIS})$`,
  'iu',
);

/**
 * The texts with each value in its own field, where a paper writes several in one: "31.5-32" for
 * both eyes, "2.50 @ 37" for a prism with its base, "-0.75 x 170". An axis of 0 beside a cylinder
 * becomes 180, the same direction. Nothing is spread over what says something else already; then
 * the text stays as it is, and is no number.
 */
export function spreadTexts(texts: FormTexts): Record<string, string> {
  const spread = { ...texts };
  for (const side of EYE_SIDES) {
    Object.assign(spread, spreadLens(side, spread));
    Object.assign(spread, spreadAxis(side, spread));
    Object.assign(spread, spreadPrism(side, spread));
  }
  return { ...spread, ...spreadPd(spread) };
}

/** Whether the axis was given as 0, which lenses call 180. */
export function hasAxisOfZero(side: EyeSide, typed: FormTexts): boolean {
  const texts = { ...typed, ...spreadLens(side, typed) };
  const axis = parseField('axis', texts[`${side}.axis`] ?? '');
  const cylinder = parseField('cylinder', texts[`${side}.cylinder`] ?? '', '+');
  const hasCylinder = !cylinder.ok || Boolean(cylinder.value);
  return axis.ok && axis.value === 0 && hasCylinder;
}

function spreadLens(side: EyeSide, texts: FormTexts): FormTexts {
  const textOf = (field: string) => plainText(texts[`${side}.${field}`] ?? '');
  if (textOf('axis') !== '') return {};
  const inCylinder = CYLINDER_WITH_AXIS.exec(textOf('cylinder'));
  const inSphere = textOf('cylinder') === '' ? LENS.exec(textOf('sphere')) : null;
  return named(side, { ...(inCylinder ?? inSphere)?.groups });
}

function spreadAxis(side: EyeSide, texts: FormTexts): FormTexts {
  return hasAxisOfZero(side, texts) ? named(side, { axis: String(FIELDS.axis.range[1]) }) : {};
}

/** Both directions of a prism, from whichever of its fields says them. */
function spreadPrism(side: EyeSide, texts: FormTexts): FormTexts {
  const own = Object.fromEntries(
    PRISM_FIELDS.map((field) => [field, texts[`${side}.${field}`] ?? '']),
  );
  const spread: Record<string, string> = { ...own };
  const parts = (['prismHor', 'prismVer'] as const).flatMap((field) => {
    const found = findPrismWithBase(side, own[field] ?? '');
    if (found) spread[field] = '';
    return found ?? [];
  });
  for (const { field, base, amount } of parts) {
    const baseField = FIELDS[field === 'prismHor' ? 'baseHor' : 'baseVer'].wire;
    if (spread[field] || (spread[baseField] && spread[baseField] !== base)) return {};
    Object.assign(spread, { [field]: String(amount), [baseField]: base });
  }
  return named(side, spread);
}

/** The distances of both eyes, or of two for both the one for far. */
function spreadPd(texts: FormTexts): FormTexts {
  const parsed = parsePd(texts.pd ?? '');
  if (!parsed.ok || parsed.value === null) return {};
  if (parsed.value.kind === 'total') {
    const { pd, nearPd } = parsed.value;
    if (!nearPd) return {};
    return { pd: String(pd), ...(texts.nearPd ? {} : { nearPd: String(nearPd) }) };
  }
  const { od, os } = parsed.value;
  const isFree = [
    [texts['od.pd'], od],
    [texts['os.pd'], os],
  ].every(([typed, value]) => !typed || isPd(String(typed), Number(value)));
  return isFree ? { pd: '', 'od.pd': String(od), 'os.pd': String(os) } : {};
}

function isPd(text: string, value: number): boolean {
  const parsed = parseField('pd', text);
  return parsed.ok && parsed.value === value;
}

function named(side: EyeSide, texts: FormTexts): FormTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [`${side}.${field}`, text]),
  );
}
