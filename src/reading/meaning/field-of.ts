import type { FlatToken, Row } from './flat-page.ts';
import { isFinding } from './findings.ts';
import { isOfOtherPrism } from './other-prisms.ts';
import type { Surroundings } from './page-layout.ts';
import {
  ACUITY,
  ADD,
  isExact,
  isMillimetres,
  isPd,
  isSignedPower,
  eyeOf,
  eyeRightBefore,
  eyesOf,
  fieldIn,
  isValue,
  labelBehind,
  labelOf,
  onlyField,
  POWER_MOST,
  PRISM_MOST,
  rangeOf,
  rangeOnLeft,
  saysMore,
  sectionIn,
  sideOf,
  type Eye,
  type LabelOnLeft,
  isPrismUnit,
  isSigned,
  isShortForBase,
} from './row-labels.ts';
import type { FieldLabel } from '#domain/prescription/paper-words.ts';

/** Millimetres from the middle of the nose that no pupil is farther than. */
const HALF_MOST = 45;

/** Dioptres that no cylinder has, and that one which lost its sign hardly has: amounts of money. */
const CYLINDER_MOST = 15;
const UNSIGNED_MOST = 9;

/** A number that cannot be of the field at all, however badly it was read, is of something else. */
export function plausible(
  token: FlatToken,
  field: FieldLabel | null,
  left: LabelOnLeft | null,
): FieldLabel | null {
  if (token.kind !== 'number' || field === null) return field;
  const { decimals, digits, magnitude, sign } = token.number;
  const hasLostPoint = decimals === 0 && digits.length === 3;
  switch (field) {
    case 'sphere':
    case 'cylinder':
      // `z 31,5`: from the middle of the nose, as German opticians write it. `ANSI Z 80.1` is none.
      if (left?.isNext && /^z\.?$/i.test(left.token.text) && !sign && magnitude >= 20)
        return magnitude <= HALF_MOST ? 'pd' : 'other';
      // `31.5` and `L32` below a table are distances.
      if (!sign && ((decimals === 1 && magnitude >= 20) || (hasLostPoint && token.number.isMended)))
        return 'other';
      // `S 1.67`: how much a lens bends light.
      if (!sign && decimals > 0 && magnitude > 1.5 && magnitude < 1.8 && (magnitude * 4) % 1 !== 0)
        return 'other';
      // `180°` of a drawn dial.
      if (!sign && decimals === 0 && token.number.hasDegree) return 'other';
      // `$` is read as the `S` of a sphere.
      if (decimals === 2 && magnitude > POWER_MOST) return 'other';
      if (field === 'cylinder' && magnitude > (sign ? CYLINDER_MOST : UNSIGNED_MOST))
        return 'other';
      // In a text no digit is misread: `1.60` is an index.
      if (decimals === 2 && !sign && isExact(token) && !Number.isInteger(magnitude * 4))
        return 'other';
      return decimals > 0 || sign || hasLostPoint || magnitude === 0 ? field : 'other';
    case 'add': {
      const isSaid = left?.isNext === true && left.field === 'add' && magnitude < 5;
      // `4,3°`: how a lens is tilted.
      if (token.number.hasDegree && decimals === 1) return 'other';
      // `-12.50` is money.
      if (sign === '-' && decimals > 0 && magnitude >= 10) return 'other';
      return (decimals > 0 && magnitude < 10) || sign || hasLostPoint || isSaid ? field : 'other';
    }
    case 'axis':
      // A degree sign is read as a 0 now and then.
      return decimals === 0 &&
        !sign &&
        (magnitude <= 180 || digits.length === 4 || (magnitude % 10 === 0 && magnitude <= 1800))
        ? field
        : 'other';
    case 'prism':
    case 'prismHor':
    case 'prismVer':
      return !sign && (magnitude < PRISM_MOST || hasLostPoint) ? field : 'other';
    default:
      return field;
  }
}

/**
 * The label right before it, else that of its column, else the order of a formula, else the one
 * label of its row where eyes are columns.
 */
export function fieldOf(
  token: FlatToken,
  row: Row,
  { left: beside, above, isInOther, isInColumns, isProse, hasEyeColumns, eye }: Surroundings,
  roles: Map<FlatToken, FieldLabel>,
): FieldLabel | null {
  // `Brillenverordnung` before the cells of both eyes says of what kind they are, not which field.
  const isOfRow = hasEyeColumns && beside?.isNext && labelOf(beside.token)?.kind === 'section';
  const left = isOfRow || (above && isRemark(beside, token, eye)) ? null : beside;
  const ofRow = left && left.field !== 'formula' ? left.field : null;
  // `Sphäre  +2,00  +2,50` below `alt` and `neu`.
  const isOneOfTwo =
    row.tokens.filter(isValue).length <= 2 &&
    !row.tokens.some((one) => labelOf(one)?.kind === 'axisMark');
  if (isInColumns && ofRow && onlyField(row) === ofRow && isOneOfTwo) return ofRow;
  // `Add  +2.00        +2.00` below the heads of both eyes, side by side.
  if (above?.eye && fieldIn(row.tokens[0]) === 'add' && onlyField(row) === 'add') return 'add';
  const order =
    hasEyeColumns || (above && above.field !== 'formula')
      ? null
      : orderIn(token, row, roles, eye !== null);
  const byOrder = order && (isInOther(order) || isOfSpheresAlone(row)) ? null : order;
  const isOfPrisms =
    above?.field.startsWith('prism') || (left?.isNext && ofRow?.startsWith('prism'));
  const hasBase = isBeforeBase(token, row);
  const heads = [above?.field === 'other' ? above.text : '', beside?.token.text ?? ''];
  if (hasBase && isOfOtherPrism(heads, token, row)) return 'other';
  if (hasBase && !isOfPrisms) return isUnnamedPrism(token, row) ? 'other' : 'prism';
  if (isIndex(token, row) || isBehindLetter(token, row) || isBaseCurve(token, row)) return 'other';
  if (isDiagnosis(token, row) || isFinding(token, row)) return 'other';
  if ((!above || saysMore(row)) && eye === 'both' && isNearPowerOfBoth(token, row)) return 'add';
  if (row.isPostfix && !hasEyeColumns)
    return left?.isNext && labelOf(left.token)?.kind === 'axisMark'
      ? 'axis'
      : (axisBeforeAdd(token, row, beside) ??
          addBefore(left, row) ??
          (left?.isNext && ofRow?.startsWith('prism') ? ofRow : null) ??
          labelBehindLabel(left, row) ??
          labelBehind(token, row) ??
          axisBehindCylinder(token, row, beside));
  if (isAxisBehindStroke(token, row)) return 'axis';
  if (isCylinderBehindSphere(left, token, row)) return 'cylinder';
  if (
    left?.isNext &&
    labelOf(left.token)?.kind === 'axisMark' &&
    isBehindPrism(left.token, row, roles)
  )
    return 'base';
  if (ofRow === 'add' && hasEyeColumns && isAddOfBoth(row)) return 'add';
  // `Neue Korrektion   -1,00 / -0,75 x 125   -2,00 / -0,50 x 12` below the heads of both eyes.
  const ofLens = hasEyeColumns && namesLenses(row) ? inSpelledFormula(token, row, true) : null;
  if (ofLens) return ofLens;
  if (ofRow && (left?.isNext || isPd(ofRow)))
    return ofRow === 'sphere' && byOrder === 'cylinder' ? byOrder : ofRow;
  const isBehindEyes = left && ofRow && hasEyeBetween(left.token, token, row);
  // What is called otherwise before the name of an eye, such as the acuity of the other one, says nothing of it.
  const ofEye =
    ofRow === 'other' ? (inStrokes(token, row) ?? inSphereAlone(token, row) ?? ofRow) : ofRow;
  if (isBehindEyes && eyeRightBefore(token, row)) return ofEye;
  const ofColumn = isInColumns ? inSpelledFormula(token, row, true) : null;
  if (ofColumn) return ofColumn;
  const spelled = above?.field === 'other' && eye !== null ? inSpelledFormula(token, row) : null;
  if (spelled) return spelled;
  if (above?.field === 'prism' && isBaseInDegrees(token, row, roles)) return 'base';
  if (above && above.field !== 'formula' && !isProse) return above.field;
  if (isBehindEyes) return ofEye;
  if (byOrder) return byOrder;
  const inCell = hasEyeColumns ? orderInCell(token, row, roles) : null;
  if (inCell) return inCell;
  if (hasEyeColumns && !ofRow) return onlyField(row);
  if (eye === 'both' && isNearPowerOfBoth(token, row)) return 'add';
  if (eye === null && isNearPowerAlone(token, row)) return 'add';
  return ofRow && (hasEyeColumns || ofRow === 'other') ? ofRow : null;
}

/** `Korrektion  +0,25 -0,50 x 5  …`: of lenses, where no word says of which. */
const OF_LENSES = /^(?:korrektion|correction)$/i;

/** Whether a row begins with what is to be made, or with lenses. */
function namesLenses({ tokens: [first] }: Row): boolean {
  const isOfNew = ['final', 'glasses'].includes(sectionIn(first) ?? '');
  return isOfNew || OF_LENSES.test(first?.text ?? '');
}

/** `Sphere  +4.50  +4.25`: of both eyes, though one may have lost its heading. */
function isOfSpheresAlone({ tokens }: Row): boolean {
  const [first, ...others] = tokens.filter(
    (token) => token.kind !== 'mark' && labelOf(token)?.kind !== 'unit',
  );
  const values = others.filter(isValue);
  return fieldIn(first) === 'sphere' && values.length === 2 && values.every(isSignedPower);
}

/** `für die Nähe beiderseits +2,75 dpt mehr`; what is called a sphere is that of reading glasses. */
function isNearPowerOfBoth(token: FlatToken, row: Row): boolean {
  return (
    rangeOnLeft(token, row) === 'near' &&
    isSignedPower(token) &&
    labelBehind(token, row) !== 'sphere'
  );
}

/** `Z -1,25 / 060°`: degrees behind a power and a stroke, whatever label stands before both. */
function isAxisBehindStroke(token: FlatToken, { tokens }: Row): boolean {
  const at = tokens.indexOf(token);
  const [power, stroke] = [tokens[at - 2], tokens[at - 1]];
  return (
    (token.text.endsWith('°') || /^\d{3}$/.test(token.text)) &&
    isAxis(token) &&
    stroke?.text === '/' &&
    stroke.word === token.word &&
    power !== undefined &&
    isSignedPower(power)
  );
}

/** `3.00 @ 270`: the mark of an axis behind a prism. */
function isBehindPrism(
  mark: FlatToken,
  { tokens }: Row,
  roles: Map<FlatToken, FieldLabel>,
): boolean {
  const before = tokens.slice(0, tokens.indexOf(mark)).findLast(isValue);
  return before !== undefined && (roles.get(before)?.startsWith('prism') ?? false);
}

/** `1.60 index`: of the lens, however it stands over or under powers. */
function isIndex(token: FlatToken, { tokens }: Row): boolean {
  const next = tokens[tokens.indexOf(token) + 1];
  return /^index$/i.test(next?.text ?? '') && next?.word === token.word;
}

/** `H 52.2`, `Z 01.0`: what is coded, behind its letter. */
function isDiagnosis(token: FlatToken, { tokens }: Row): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  return (
    token.kind === 'number' &&
    /^\d{2}\.\d$/.test(token.text) &&
    before?.word === token.word &&
    /^[A-Z]$/.test(before.text) &&
    sideOf(before) === null
  );
}

/** `BASE 6.25 / 6.25`, `6.25 BASE CURVE`: the curve of both lenses, in a row without a prism. */
function isBaseCurve(token: FlatToken, { tokens }: Row): boolean {
  const at = tokens.indexOf(token);
  if (/^base curve$/i.test(tokens[at + 1]?.text ?? '') && !isSigned(token)) return true;
  const label = tokens
    .slice(0, at)
    .findLastIndex((one) => one.kind !== 'number' && one.text !== '/');
  return (
    token.kind === 'number' &&
    token.number.sign === null &&
    token.number.decimals === 2 &&
    fieldIn(tokens[label]) === 'base' &&
    !tokens.some((one) => fieldIn(one)?.startsWith('prism') || labelOf(one)?.kind === 'base')
  );
}

/** `n = 1,597  v = 41`: what a letter says of the lens, however it stands over or under powers. */
function isBehindLetter(token: FlatToken, { tokens }: Row): boolean {
  const before = tokens.slice(0, tokens.indexOf(token));
  const at = before.findLastIndex(({ text }) => text === '=');
  const letter = before[at - 1];
  return (
    letter?.kind === 'word' &&
    letter.text.length === 1 &&
    letter.word === before[at]!.word &&
    before.slice(at + 1).every(({ kind, text }) => kind === 'number' || /^[.,]$/.test(text))
  );
}

/** `1,50 / 180°` under `Prism / Base`: degrees right behind an amount. */
function isBaseInDegrees(
  token: FlatToken,
  { tokens }: Row,
  roles: Map<FlatToken, FieldLabel>,
): boolean {
  if (token.kind !== 'number' || !token.number.hasDegree) return false;
  const before = tokens
    .slice(0, tokens.indexOf(token))
    .findLast(
      (one) => one.kind !== 'mark' && labelOf(one)?.kind !== 'unit' && !/^B\.?$/.test(one.text),
    );
  return before?.kind === 'number' && !before.number.hasDegree && roles.get(before) === 'prism';
}

/** `Near add  +2.00   +2.00`, an addition under the heading of each eye, and nothing else in the row. */
function isAddOfBoth({ tokens }: Row): boolean {
  const values = tokens.filter(isValue);
  const fields = tokens.filter((one) => fieldIn(one) !== null);
  const isAddition = (token: FlatToken) =>
    isSignedPower(token) ||
    (token.kind === 'number' &&
      token.number.sign === null &&
      token.number.decimals === 2 &&
      token.number.magnitude <= ADD.most);
  return values.length === 2 && fields.length === 1 && values.every(isAddition);
}

/** `-2.25 sph -0.75 cyl axis 175 add +2.00`: a label that is of no value before it is of the next. */
function labelBehindLabel(left: LabelOnLeft | null, row: Row): FieldLabel | null {
  return left?.isNext && isFree(row.tokens.indexOf(left.token), row) ? left.field : null;
}

/** `2,25`, which may have lost its sign. */
function isDioptres(token: FlatToken): boolean {
  return token.kind === 'number' && token.number.decimals === 2;
}

/** `Rechts: plan dpt sph -0,75 dpt zyl Achse 175`: each label of the first lens behind its power. */
function isCylinderBehindSphere(left: LabelOnLeft | null, token: FlatToken, row: Row): boolean {
  if (!left?.isNext || left.field !== 'sphere' || labelBehind(token, row) !== 'cylinder')
    return false;
  const said = row.tokens.filter(({ kind }) => kind !== 'mark');
  const parts = said.filter((one) => labelOf(one)?.kind !== 'unit');
  const at = parts.indexOf(left.token);
  const [eye, sphere] = [parts[at - 2], parts[at - 1]];
  return (
    sphere !== undefined &&
    (isDioptres(sphere) || isNoSphere(sphere)) &&
    eye !== undefined &&
    eyeOf(eye) !== null
  );
}

/** Behind a value that has its own label before it, or behind another label. */
function isFree(index: number, row: Row): boolean {
  if (fieldIn(row.tokens[index]) === null) return false;
  // `cylinder at axis 15`
  const before = row.tokens
    .slice(0, index)
    .findLastIndex(({ kind, text }) => kind !== 'mark' && !/^at$/i.test(text));
  const other = row.tokens[before];
  if (!other) return false;
  return isValue(other)
    ? isFree(
        row.tokens.slice(0, before).findLastIndex(({ kind }) => kind !== 'mark'),
        row,
      )
    : fieldIn(other) !== null;
}

/** `-1,00 cyl  90°  Add +3,00`: degrees behind the label of the cylinder, and a label before its addition. */
function axisBeforeAdd(
  token: FlatToken,
  { tokens }: Row,
  left: LabelOnLeft | null,
): FieldLabel | null {
  const [label, add] = tokens.slice(tokens.indexOf(token) + 1);
  const isOfAdd = fieldIn(label) === 'add' && add !== undefined && isSignedPower(add);
  return isOfAdd && left?.isNext && left.field === 'cylinder' && isAxis(token) ? 'axis' : null;
}

/** `-2.25 sph -0.75 cyl 175°`: what stands behind the label of the cylinder, the last of its line. */
function axisBehindCylinder(
  token: FlatToken,
  { tokens }: Row,
  left: LabelOnLeft | null,
): FieldLabel | null {
  // What the eye sees may stand behind it: `cyl 175° = 0,8`.
  const behind = tokens.slice(tokens.indexOf(token) + 1);
  const isLast =
    behind[0]?.text === '=' ||
    // `cyl in 105°, Prisma 3 pdpt Basis unten`
    (behind[0]?.text === ',' && (fieldIn(behind[1])?.startsWith('prism') ?? false)) ||
    /^(?:grad|degrees?|deg\.?)$/i.test(behind[0]?.text ?? '') ||
    !behind.some(isValue);
  return isLast && left?.isNext && left.field === 'cylinder' && isAxis(token) ? 'axis' : null;
}

/**
 * `-2.25 -0.75 x 175` and `-2.25 / -0.75 x 175` are nothing else, whatever heads their column: two
 * powers with their signs and an axis that is called so, once in a row and in one piece of text.
 */
function inSpelledFormula(token: FlatToken, { tokens }: Row, mayBeMany = false): FieldLabel | null {
  const behind = tokens[tokens.indexOf(token) + 1];
  const isAlone = tokens.filter(isSignedPower).length === 1;
  if (isAlone && isSignedPower(token) && behind?.word === token.word && isNoCylinder(behind))
    return 'sphere';
  const formulas = tokens.flatMap((sphere, index) => {
    const isParted = tokens[index + 1]?.text === '/';
    const [cylinder, mark, axis] = tokens.slice(index + (isParted ? 2 : 1));
    const isFormula =
      (isDioptres(sphere) || isNoSphere(sphere)) &&
      cylinder !== undefined &&
      isSignedPower(cylinder) &&
      labelOf(mark)?.kind === 'axisMark' &&
      axis !== undefined &&
      isAxis(axis) &&
      [cylinder, mark, axis].every((one) => one?.word === sphere.word);
    return isFormula ? [[sphere, cylinder, axis]] : [];
  });
  const [only, ...others] = mayBeMany ? formulas.filter((one) => one.includes(token)) : formulas;
  if (!only || others.length > 0) return null;
  return (['sphere', 'cylinder', 'axis'] as const)[only.indexOf(token)] ?? null;
}

/** `(Visus 0,63), L +1,00 sph`: a power right behind an eye, called one without a cylinder, and no cylinder behind it. */
function inSphereAlone(token: FlatToken, { tokens }: Row): FieldLabel | null {
  const at = tokens.indexOf(token);
  const start = Math.max(0, at - (isSignedPower(token) ? 1 : 2));
  const [eye, power, none, ...behind] = tokens.slice(start);
  const label = labelOf(none);
  const next = behind.find((one) => one.kind !== 'mark' && labelOf(one)?.kind !== 'unit');
  const isMore =
    next !== undefined &&
    (isValue(next) ||
      ['cylinder', 'axis'].includes(fieldIn(next) ?? '') ||
      labelOf(next)?.kind === 'axisMark');
  const isAlone =
    eye !== undefined &&
    sideOf(eye) !== null &&
    power !== undefined &&
    isSignedPower(power) &&
    label?.kind === 'zero' &&
    label.field === 'cylinder' &&
    !isMore;
  if (!isAlone || (token !== power && token !== none)) return null;
  return token === power ? 'sphere' : 'cylinder';
}

/** `(Visus 0,63), L +1,00 / -0,50 / 20°`: two powers with their signs and an axis, parted by strokes. */
function inStrokes(token: FlatToken, { tokens }: Row): FieldLabel | null {
  const at = tokens.indexOf(token);
  for (const [place, field] of (['sphere', 'cylinder', 'axis'] as const).entries()) {
    const start = at - 2 * place;
    const [sphere, first, cylinder, second, axis] = start < 0 ? [] : tokens.slice(start, start + 5);
    const isLens =
      sphere !== undefined &&
      cylinder !== undefined &&
      axis !== undefined &&
      [first, second].every((one) => one?.text === '/') &&
      (isDioptres(sphere) || isNoSphere(sphere)) &&
      isSignedPower(cylinder) &&
      isAxis(axis);
    if (isLens) return field;
  }
  return null;
}

function isNoSphere(token: FlatToken): boolean {
  const label = labelOf(token);
  return label?.kind === 'zero' && label.field === 'sphere';
}

/**
 * `+2,00 sph -1,25 cyl 95 Grad, Add 2,75`: an addition may have its label before it in such a line
 * too, where that is of no value before.
 */
function addBefore(left: LabelOnLeft | null, { tokens }: Row): FieldLabel | null {
  if (!left?.isNext || left.field !== 'add') return null;
  const before = tokens[tokens.indexOf(left.token) - 1];
  const isOfAxis = before?.kind === 'number' && before.number.hasDegree;
  return before && isValue(before) && !isOfAxis ? null : 'add';
}

/** `Nahteil + 3,00 dpt` below both eyes: the addition, or the whole power for near, which is asked. */
function isNearPowerAlone(token: FlatToken, { tokens }: Row): boolean {
  const first = tokens.find(({ kind }) => kind !== 'mark');
  return (
    rangeOf(first) === 'near' &&
    token.kind === 'number' &&
    token.number.sign === '+' &&
    isSignedPower(token) &&
    tokens.filter(isValue).length === 1
  );
}

/** `DS` and nothing else: what stands in place of a cylinder. */
function isNoCylinder(token: FlatToken): boolean {
  const label = labelOf(token);
  return label?.kind === 'zero' && label.field === 'cylinder' && /^d\.?s\.?$/i.test(token.text);
}

/** An `o` may be a sphere of 0. */
const PASSED = /^(?:[abce-np-z]|[Ee]ye|[Aa]uge|[Ll]ens|[Gg]las)$/;

/**
 * What stands in a column of its own says something of the lens, its age or the eye; what the eye
 * sees heads nothing wherever it stands.
 */
function isRemark(left: LabelOnLeft | null, token: FlatToken, eye: Eye | null): boolean {
  if (left?.field !== 'other' || eye === null || eye === 'both') return false;
  const kind = labelOf(left.token)?.kind;
  const isFar = token.left - left.token.right > 1.2 * token.height;
  const isWord = left.token.kind === 'word' && (isFar || ACUITY.test(left.token.text));
  // `BC 6,00`: the curve of a lens, whatever stands over it.
  const isOfCurve = left.isNext && !isFar && sectionIn(left.token) === 'contact';
  return isWord || kind === 'lensType' || (kind === 'section' && !isOfCurve);
}

/**
 * `1.50 BI` and `1,50 pdpt Basis 90°` need no label: an amount without sign, and right behind it
 * where its base is.
 */
function isBeforeBase(token: FlatToken, { tokens }: Row): boolean {
  if (token.kind !== 'number' || token.number.sign || token.number.magnitude > 15) return false;
  // `2,5 mm innen`: how far a lens is moved.
  if (isMillimetres(tokens[tokens.indexOf(token) + 1])) return false;
  const [next, behind] = tokens
    .slice(tokens.indexOf(token) + 1)
    .filter((other) => !isPrismUnit(other) && !isOfPrismDioptres(other, tokens));
  // `1,0 cm/m B. oben`
  if (fieldIn(next) === 'base' || isShortForBase(next))
    return (
      labelOf(behind)?.kind === 'base' || (behind?.kind === 'number' && behind.number.hasDegree)
    );
  const isInPrism = tokens.some(
    (other) =>
      fieldIn(other)?.startsWith('prism') ||
      (labelOf(other)?.kind === 'base' && /^(?:up|down|oben|unten)$/i.test(other.text)),
  );
  return labelOf(next)?.kind === 'base' && (isInPrism || !/^(?:in|temp|nas)$/i.test(next!.text));
}

/** `1.50 prism dioptres base In`: the unit, whose first word is a label of prisms elsewhere. */
function isOfPrismDioptres(token: FlatToken, tokens: readonly FlatToken[]): boolean {
  const at = tokens.indexOf(token);
  const saysDioptres = (one: FlatToken | undefined) => /^diopt(?:er|re)s?$/i.test(one?.text ?? '');
  const saysPrism = (one: FlatToken | undefined) => /^prism$/i.test(one?.text ?? '');
  const isBehindAmount = tokens[at - 1]?.kind === 'number';
  return (
    (saysPrism(token) && isBehindAmount && saysDioptres(tokens[at + 1])) ||
    (saysDioptres(token) && saysPrism(tokens[at - 1])) ||
    (/^prism diopters$/i.test(token.text) && isBehindAmount)
  );
}

/** What joins a prism to what stands before it, or says its direction. */
const JOINING =
  /^(?:with|and|plus|mit|und|sowie|waage?recht|senkrecht|horizontal|vertikal|vertical|horiz|vert)\.?$/i;

/**
 * `Phoria OD 6 BI`, `Prism induced OD 0.50 BU`, `Dez. 2,0 innen`: words that say nothing to us, before
 * a prism in a line without powers or right before it, or glasses for a screen.
 */
function isUnnamedPrism(token: FlatToken, { tokens }: Row): boolean {
  const before = tokens.slice(0, tokens.indexOf(token));
  // `1 BI and 1 BU` is one prism and another.
  const [base, and] = before.slice(-2);
  if (labelOf(base)?.kind === 'base' && JOINING.test(and?.text ?? '')) return false;
  const isWord = ({ kind, text }: FlatToken) =>
    kind === 'word' && text.length > 2 && !JOINING.test(text);
  const last = before.findLast(({ kind }) => kind !== 'mark');
  const hasLabel = before.some((one) => fieldIn(one)?.startsWith('prism'));
  return (
    (last !== undefined && (isWord(last) || fieldIn(last) === 'other') && !hasLabel) ||
    (!tokens.some(isSignedPower) && before.some(isWord)) ||
    before.some((one) => rangeOf(one) === 'middle')
  );
}

/** `Sphere: OD -2.25 OS -1.75`, `HSA 12 mm  Visus R 0,8 L 1,0`, `PD 63 seg ht R 21 L 22`: the label is of both. */
function hasEyeBetween(label: FlatToken, token: FlatToken, { tokens }: Row): boolean {
  const start = tokens.indexOf(label);
  const between = tokens.slice(start + 1, tokens.indexOf(token));
  const isOfBoth = ['other', 'height'].includes(fieldIn(label) ?? '');
  const isFirst = isOfBoth || !tokens.slice(0, start).some(isValue);
  return isFirst && between.some((other) => labelOf(other)?.kind === 'eye');
}

/** `-2.25 -0.75 x 175` in the column of an eye: in its order from the start of the cell. */
function orderInCell(
  token: FlatToken,
  row: Row,
  roles: Map<FlatToken, FieldLabel>,
): FieldLabel | null {
  const cells: FlatToken[][] = [];
  for (const other of row.tokens) {
    const last = cells.at(-1)?.at(-1);
    if (last && other.left - last.right < 2 * token.height) cells.at(-1)!.push(other);
    else cells.push([other]);
  }
  const cell = cells.find((one) => one.includes(token))!;
  const own = cell.slice(cell.findIndex(isValue));
  const lead = row.tokens.slice(0, row.tokens.findIndex(isValue)).map(fieldIn);
  const isOfOneField = lead.some((field) => field !== null && field !== 'formula');
  const isOfFormulas = cells.some((one) => one.filter(isValue).length > 1);
  if (!isOfFormulas || isOfOneField) return null;
  if (own[0] === token) return startsFormula(token, own[1], own[2]) ? 'sphere' : null;
  return orderIn(token, { ...row, tokens: own }, roles, true);
}

/**
 * `-2.25 -0.75 x 175`: sphere behind an eye or at the start of a line below it, cylinder behind a
 * sphere, axis behind a cylinder.
 */
function orderIn(
  token: FlatToken,
  row: Row,
  roles: Map<FlatToken, FieldLabel>,
  isOfEye: boolean,
): FieldLabel | null {
  const index = row.tokens.indexOf(token);
  for (let i = index - 1; i >= 0; i -= 1) {
    const other = row.tokens[i]!;
    const label = labelOf(other);
    if (isValue(other)) {
      const before = roles.get(other);
      if (before === 'sphere' && isPower(token, 'cylinder')) return 'cylinder';
      if (before === 'cylinder' && other.kind === 'number' && isAxis(token)) return 'axis';
      // Most likely the addition, but nothing says so.
      if (before === 'axis' && isSignedPower(token)) return 'add';
      return null;
    }
    const isStart = label?.kind === 'eye' || fieldIn(other) === 'sphere';
    if (isStart)
      return startsFormula(token, row.tokens[index + 1], row.tokens[index + 2]) ? 'sphere' : null;
    const isPassed =
      other.kind === 'mark' ||
      label?.kind === 'axisMark' ||
      label?.kind === 'unit' ||
      label?.kind === 'range' ||
      label?.kind === 'section' ||
      // A speck, and what is of the name of an eye.
      (other.kind === 'word' && PASSED.test(other.text)) ||
      isLetterInBrackets(i, row) ||
      fieldIn(other) === 'formula';
    if (!isPassed) return null;
  }
  const isFormulaAlone =
    (row.tokens.filter(isValue).length > 1 || token.kind === 'label') && eyesOf(row).length === 0;
  return isOfEye &&
    isFormulaAlone &&
    startsFormula(token, row.tokens[index + 1], row.tokens[index + 2])
    ? 'sphere'
    : null;
}

/** `Links (E)`: the short name of an eye in brackets, misread. */
function isLetterInBrackets(at: number, { tokens }: Row): boolean {
  const [eye, open, letter, close] = tokens.slice(at - 2, at + 2);
  return (
    eye !== undefined &&
    eyeOf(eye) !== null &&
    open?.text === '(' &&
    (eyeOf(eye) === 'os' ? /^[EI]$/ : /^[PB]$/).test(letter?.text ?? '') &&
    close?.text === ')'
  );
}

/** A power with its sign or the word for none; one that lost its sign, where a cylinder follows. */
function startsFormula(
  token: FlatToken,
  next: FlatToken | undefined,
  behind: FlatToken | undefined,
): boolean {
  if (token.kind !== 'number' || isSignedPower(token) || /^±\s?0$/.test(token.text)) return true;
  if (isShortPower(token) && isLabelOfLens(next, behind)) return true;
  if (token.number.sign !== null && next && (isSignedPower(next) || isShortCylinder(next, behind)))
    return true;
  const isNone = token.number.magnitude === 0 && next?.kind === 'label' && isValue(next);
  if (isNone || token.number.decimals !== 2) return isNone;
  return (
    token.number.magnitude === 0 ||
    (next !== undefined && isValue(next) && (next.kind !== 'number' || isSignedPower(next)))
  );
}

/** `+ 1,0` behind an eye: a hand writes no more, and a picture may have lost what it wrote. */
function isShortPower({ text }: FlatToken): boolean {
  return /^[+-]\s?\d{1,2}[.,][05]$/.test(text);
}

/** What stands behind a sphere: its own label, or that of the cylinder. */
function isLabelOfLens(token: FlatToken | undefined, behind: FlatToken | undefined): boolean {
  const label = labelOf(token);
  return (
    ['sphere', 'cylinder'].includes(fieldIn(token) ?? '') ||
    (label?.kind === 'zero' && label.field === 'cylinder' && behind?.kind !== 'number')
  );
}

/** `-0.5x135`: a cylinder with its sign, and an axis behind it that is called so. */
function isShortCylinder(token: FlatToken, behind: FlatToken | undefined): boolean {
  return (
    token.kind === 'number' &&
    token.number.sign !== null &&
    token.number.magnitude < 10 &&
    (labelOf(behind)?.kind === 'axisMark' || fieldIn(behind) === 'axis')
  );
}

function isPower(token: FlatToken, field: 'sphere' | 'cylinder'): boolean {
  const label = labelOf(token);
  if (label?.kind === 'zero') return label.field === field || field === 'sphere';
  return (
    token.kind === 'number' &&
    (token.number.decimals > 0 || token.number.sign !== null || /^\d{3}$/.test(token.number.digits))
  );
}

function isAxis(token: FlatToken): boolean {
  return token.kind === 'number' && token.number.sign === null && token.number.decimals === 0;
}
