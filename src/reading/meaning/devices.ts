import type { FlatToken, Row } from './flat-page.ts';
import {
  eyeOf,
  fieldIn,
  isInBrackets,
  isNoMark,
  isSignedPower,
  isValue,
  labelOf,
  sectionIn,
} from './row-labels.ts';
import { PAIR } from './uses.ts';
import { folded, type Section } from '#domain/prescription/paper-words.ts';

/** What measured the values below it, as slips of devices name it, and nothing else in the line. */
const DEVICES: readonly (readonly [RegExp, Section])[] = [
  [/^(?:ref|refr|ark|akr|kr|obj|lm|sbm)$/i, 'before'],
  [/^(?:krt|ker|kerato|km)$/i, 'curvature'],
  [/^(?:sub|subj)$/i, 'measured'],
];

/** What does not say at which distance from the eye was measured: `REF  VD 12.00`. */
function isNoSetting(token: FlatToken): boolean {
  return !isValue(token) && labelOf(token)?.kind !== 'unit' && fieldIn(token) !== 'vertexDistance';
}

/** `---- [ REF ] ----`; `LENS` is one among such. */
export function nameDevice(row: Row, areDevices: boolean): void {
  const only = row.tokens.find(isNoMark);
  const isLens = areDevices && only && !row.tokens.some((one) => one !== only && isNoMark(one));
  const section = deviceIn(row) ?? (isLens && /^lens$/i.test(only.text) ? 'before' : null);
  if (!section || !only) return;
  row.tokens[row.tokens.indexOf(only)] = {
    ...only,
    kind: 'label',
    label: { kind: 'section', section },
  };
}

/** What the values below a line are that names a device, and at most its setting. */
export function deviceIn({ tokens }: Row): Section | null {
  const [only, ...others] = tokens.filter(isNoMark);
  if (!only || others.some(isNoSetting)) return null;
  return DEVICES.find(([name]) => name.test(only.text))?.[1] ?? null;
}

/** `AUTOREFRACTOR  VD 12.00`: what was measured and by what setting, without an eye and a power. */
export function isOfDevice({ tokens }: Row): boolean {
  const [first, ...others] = tokens.filter(({ kind }) => kind !== 'mark');
  const fields = others.map(fieldIn).filter((field) => field !== null);
  return (
    sectionIn(first) !== null &&
    fields.includes('vertexDistance') &&
    fields.every((field) => field === 'vertexDistance' || field === 'other') &&
    others.every((token) => eyeOf(token) === null && !isSignedPower(token))
  );
}

/** What measures an eye without asking it. */
const OBJECTIVE = /^(?:auto|ark?x?$|akr$|kr$|ref|obj|retino|skia|(?:spot|vision|photo)screen)/;

const LENSMETER = /^(?:auto)?(?:lens(?:o)?met|focimet|scheitelbrechw)/;

/** Whether a heading names what measures an eye without asking it, or what is worn. */
export function isOfObjective(token: FlatToken): boolean {
  const name = folded(token.text);
  return sectionIn(token) === 'before' && (OBJECTIVE.test(name) || LENSMETER.test(name));
}

/** Whether all that stands over values is what a device has measured: nobody has prescribed that. */
export function namesDevicesOnly(rows: readonly Row[]): boolean {
  const headings = rows.filter(({ tokens }) => tokens.some((token) => sectionIn(token) !== null));
  const isMeasured = ({ tokens }: Row) =>
    tokens.every((token, at) =>
      sectionIn(token) === null
        ? // `Retinoscopy (Sph / Cyl / Axis in degrees)`: the order of what stands below.
          token.kind !== 'word' || isInBrackets(at, tokens)
        : sectionIn(token) === 'curvature' || OBJECTIVE.test(folded(token.text)),
    );
  return headings.length > 0 && headings.every(isMeasured);
}

/**
 * `LENSOMETER READING - current glasses brought by patient`: what is worn. What a lensmeter alone has
 * printed is of some glasses.
 */
export function measuresWornGlasses(rows: readonly Row[]): boolean {
  const tokens = rows.flatMap((row) => row.tokens);
  return (
    tokens.some(({ text }) => LENSMETER.test(folded(text))) &&
    tokens.some((token) => sectionIn(token) === 'before' && PAIR.test(token.text))
  );
}

/** `AUTO LENSMETER LM-1200`, where nothing on the page says that anything is prescribed. */
export function isSlipOfLensmeter(rows: readonly Row[]): boolean {
  const tokens = rows.flatMap((row) => row.tokens);
  return (
    tokens.some(({ text }) => LENSMETER.test(folded(text))) &&
    !tokens.some((token) => ['final', 'glasses'].includes(sectionIn(token) ?? ''))
  );
}
