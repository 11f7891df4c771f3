import type { FlatToken, Row } from './flat-page.ts';
import { wordOf } from './mend-rows.ts';
import { eyeOf, fieldIn, isValue, isWhole, labelOf } from './row-labels.ts';
import { saysOtherUse } from './uses.ts';

/**
 * Makes marks of what is no value and no label though it looks like one: numbers of a form's
 * fields, boxes that are not ticked, the second name of a label, old values in brackets.
 */
export function setAside(rows: readonly Row[]): void {
  for (const row of rows) {
    dropUnticked(row);
    dropSecondNames(row);
    dropShortNames(row);
    dropFieldNumbers(row);
    dropNumbersOfHeads(row);
    dropFieldLetters(row);
    dropAmounts(row);
  }
  dropCounts(rows);
  dropBracketed(rows);
}

function drop(row: Row, tokens: readonly FlatToken[]): void {
  for (const token of tokens)
    row.tokens[row.tokens.indexOf(token)] = { ...wordOf(token), kind: 'mark' };
}

const EMPTY_BOX = /^[☐□◻▢❏]$/u;
const BOX = /^[☐□◻▢❏☒☑☑✓✔]$/u;

/** Where a box begins and ends, drawn as one or in brackets: `☐`, `[ ]`, `[x]`. */
type Box = { from: number; to: number; isEmpty: boolean };

function boxesOf(tokens: readonly FlatToken[]): Box[] {
  return tokens.flatMap((token, from): Box[] => {
    if (BOX.test(token.text)) return [{ from, to: from + 1, isEmpty: EMPTY_BOX.test(token.text) }];
    const close = tokens.slice(from + 1, from + 3).findIndex(({ text }) => text === ']');
    return token.text === '[' && close >= 0
      ? [{ from, to: from + close + 2, isEmpty: close === 0 }]
      : [];
  });
}

/**
 * What stands beside a box that is not ticked is not so: behind it, up to the next box, the next
 * value or the next text, and before it in a line that begins with no box and ends with one. The
 * sizes of a lens, `FT-28` and `7 x 28`, are none.
 */
function dropUnticked(row: Row): void {
  const { tokens } = row;
  const boxes = boxesOf(tokens);
  const areBehind = boxes[0]?.from !== 0 && boxes.at(-1)?.to === tokens.length;
  if (areOfValues(boxes, tokens)) {
    drop(
      row,
      boxes.flatMap(({ to, isEmpty }) => (isEmpty ? [tokens[to]!] : [])),
    );
    return;
  }
  const options = boxes.flatMap(({ from, to, isEmpty }, at) => {
    if (!isEmpty) return [];
    if (areBehind) return [tokens.slice(boxes[at - 1]?.to ?? 0, from)];
    const behind = tokens.slice(to, boxes[at + 1]?.from);
    const end = behind.findIndex(
      (token, index) =>
        (isValue(token) && !isSize(token, behind[index - 1])) ||
        token.left - (behind[index - 1] ?? tokens[to - 1]!).right > 2 * token.height,
    );
    return [behind.slice(0, end < 0 ? undefined : end)];
  });
  for (const option of options) {
    const last = option.findIndex((token) => fieldIn(token) !== null && fieldIn(token) !== 'other');
    drop(row, option.slice(0, last < 0 ? undefined : last));
  }
}

/** `Add ☐ +1.75 ☑ +2.00 ☐ +2.25`: values to choose from, and one that was chosen. */
function areOfValues(boxes: readonly Box[], tokens: readonly FlatToken[]): boolean {
  const ticked = boxes.filter(({ isEmpty }) => !isEmpty);
  return (
    ticked.length === 1 &&
    boxes.length > 1 &&
    boxes.every(({ to }) => {
      const value = tokens[to];
      return value?.kind === 'number' && value.number.decimals > 0;
    })
  );
}

/** A whole number in the word before it, or right behind that without a sign. */
function isSize(token: FlatToken, before: FlatToken | undefined): boolean {
  if (token.kind !== 'number' || token.number.decimals > 0 || !before) return false;
  const isOfWord = token.word === before.word && before.kind !== 'mark';
  return isOfWord || (token.number.sign === null && token.left - before.right < token.height);
}

/** How heads and eyes are called in Italian and French, beside their name in one of ours. */
const HEAD_ABROAD = /^(?:sfera|cilindro|cil|asse|addizione|sph[eè]re|cylindre|axe)\.?$/i;
const EYE_ABROAD = /^[ds]x\.?$/i;

/** `Pupillenabstand / D.P.:`, `Re - Dx` and `Achse - Asse` in a row of heads say one thing in two languages, the second one not ours. */
function dropSecondNames(row: Row): void {
  const areHeads =
    !row.tokens.some(isValue) &&
    row.tokens.filter((token) => fieldIn(token) !== null).length >= HEADS_LEAST;
  row.tokens.forEach((label, index) => {
    if (fieldIn(label) === null && eyeOf(label) === null) return;
    const [stroke, ...behind] = row.tokens.slice(index + 1);
    const isOtherName =
      stroke?.text === '-' && (areHeads ? HEAD_ABROAD : EYE_ABROAD).test(behind[0]?.text ?? '');
    const isStroke =
      stroke?.text === '/' && stroke.word === label.word && !saysOtherUse(behind[0]?.text);
    if (!isOtherName && !isStroke) return;
    const end = behind.findIndex((token) => token.kind !== 'word' || token.word !== label.word);
    const names = behind.slice(0, end < 0 ? undefined : end);
    if (names.length > 0 && names.length < 4) drop(row, names);
  });
}

/** So many names of a label stand in brackets behind it, with strokes between them. */
const NAMES_MOST = 3;

/** `Sphere (SPH)`, `Sphere (S / SPH)`: what stands in brackets right behind a label and means the same. */
function dropShortNames(row: Row): void {
  row.tokens.forEach((label, index) => {
    const field = fieldIn(label);
    const [open, ...behind] = row.tokens.slice(index + 1);
    const names = behind.slice(
      0,
      behind.findIndex(({ text }) => text === ')'),
    );
    const own = names.filter(({ kind }) => kind !== 'mark');
    if (field === null || open?.text !== '(' || own.length === 0 || own.length > NAMES_MOST) return;
    const isSame = (name: FlatToken): boolean =>
      fieldIn(name) === field || (field === 'sphere' && /^sph$/i.test(name.text));
    const areNames = names.every((name) => isSame(name) || /^[/,|]$/.test(name.text));
    if (areNames) drop(row, own);
  });
}

/** `8a. SPHERE`, `11 Axis right`: the number of a field, right before its label in one text. */
function dropFieldNumbers(row: Row): void {
  row.tokens.forEach((number, index) => {
    if (number.kind !== 'number' || !/^\d{1,2}$/.test(number.text)) return;
    const [first, ...rest] = row.tokens.slice(index + 1).filter((one) => one.word === number.word);
    const before = row.tokens[index - 1];
    // `Achse` and in the next line `40. Die Addition …`
    const isAxis =
      fieldIn(before) === 'axis' &&
      fieldIn(rest[0]) === null &&
      row.tokens.slice(0, index).some(isPower);
    if (!first || before?.word === number.word || isAxis) return;
    const isLetter = /^[a-z]\.?$/i.test(first.text) && first.from === number.to;
    const point = isLetter ? rest[0] : first;
    const isPoint = point !== undefined && /^[.)]$/.test(point.text);
    if (!isPoint && !(isLetter && first.text.endsWith('.'))) return;
    drop(row, [number, ...(isLetter ? [first] : [])]);
  });
}

/** So many heads of columns stand in a row that has no values. */
const HEADS_LEAST = 3;

/** `EYE  7 SPHERE  CYLINDER  7. AXIS  7 PRISM`: numbers between the heads of columns are of them. */
function dropNumbersOfHeads(row: Row): void {
  const heads = row.tokens.filter((token) => {
    const field = fieldIn(token);
    return field !== null && field !== 'other' && field !== 'formula';
  });
  const values = row.tokens.filter(isValue);
  const areNumbers = values.every(
    (value) => value.kind === 'number' && /^\d{1,2}$/.test(value.text),
  );
  const isHeader = heads.length >= HEADS_LEAST && values.length < heads.length / 2;
  if (isHeader && areNumbers && row.tokens.every((token) => eyeOf(token) === null))
    drop(row, values);
}

/** `A. SPHERE   B. CYLINDER   C. AXIS   D. PRISM`: letters of the fields of a form, in their order. */
function dropFieldLetters(row: Row): void {
  const letters = row.tokens.filter(
    ({ text }, at) => /^[A-H]\.$/.test(text) && labelOf(row.tokens[at + 1]) !== null,
  );
  const areInOrder = letters.every(
    ({ text }, at) => at === 0 || text.codePointAt(0)! > letters[at - 1]!.text.codePointAt(0)!,
  );
  if (letters.length >= HEADS_LEAST && areInOrder) drop(row, letters);
}

/** What is counted in whole numbers, and what stands between a page and how many there are. */
const COUNTED =
  /^(?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|jahren?|jahre|monaten?|monate|wochen?|tagen?|stunden?|minuten?|uhr)[.,;:)]?$/i;
const OF = /^(?:of|von)$/i;
const PAGES_MOST = 20;

/** `worn 3 years`, `Retest in 24 months`, `Rx 1 of 2`: times and pages, whatever stands before. */
function dropAmounts(row: Row): void {
  const isFew = (token: FlatToken | undefined) =>
    isWhole(token) && token.number.magnitude <= PAGES_MOST;
  row.tokens.forEach((number, index) => {
    const [next, behind] = row.tokens.slice(index + 1);
    if (!isWhole(number) || !next) return;
    if (COUNTED.test(next.text)) drop(row, [number]);
    if (OF.test(next.text) && isFew(number) && isFew(behind)) drop(row, [number, behind!]);
  });
}

/** So many numbers that count up are the numbers of a form's fields. */
const COUNTED_LEAST = 4;

/** `7 Sphere right ... 8 Sphere left`: whole numbers before labels that count up all over the page. */
function dropCounts(rows: readonly Row[]): void {
  const found = rows.flatMap((row) =>
    row.tokens.flatMap((token, index) => {
      const next = row.tokens[index + 1];
      const isBeforeWord = next?.kind === 'label' || next?.kind === 'word';
      const isCount = token.kind === 'number' && /^\d{1,2}$/.test(token.text);
      return isCount && isBeforeWord ? [{ row, token, count: token.number.magnitude }] : [];
    }),
  );
  let run: typeof found = [];
  const end = (): void => {
    if (run.length >= COUNTED_LEAST) for (const { row, token } of run) drop(row, [token]);
    run = [];
  };
  for (const one of found) {
    const last = run.at(-1);
    if (last && one.count !== last.count + 1) end();
    run.push(one);
  }
  end();
}

/** What each second cell of a table adds in brackets, as many as two of them. */
function dropBracketed(rows: readonly Row[]): void {
  const bracketed = rows.flatMap((row) =>
    row.tokens.flatMap((value, index) => {
      const [before, after] = [row.tokens[index - 1], row.tokens[index + 1]];
      const isAlone =
        isValue(value) && /^[([]$/.test(before?.text ?? '') && /^[)\]]$/.test(after?.text ?? '');
      if (!isAlone) return [];
      const own = row.tokens[index - 2];
      const isSecond =
        own !== undefined &&
        isValue(own) &&
        value.left - own.right < 2 * value.height &&
        isPower(own) &&
        (isPower(value) || (value.kind === 'number' && value.number.decimals === 2));
      return [{ row, value, isSecond }];
    }),
  );
  if (bracketed.filter(({ isSecond }) => isSecond).length < 2) return;
  for (const { row, value } of bracketed)
    if (row.tokens.some((token) => eyeOf(token) !== null)) drop(row, [value]);
}

/** A power with its sign, or the word for none. */
function isPower(token: FlatToken): boolean {
  return labelOf(token)?.kind === 'zero' || (token.kind === 'number' && token.number.sign !== null);
}
