import { nameDistancesBelow } from './distances-below.ts';
import type { Page } from '../words.ts';
import { bandHeading, sectionsOfColumns } from './bands.ts';

import {
  columnOf,
  isInOtherColumn,
  isUnderOther,
  isUnderPrism,
  markFooters,
  type Column,
} from './columns.ts';
import {
  eyeAbove,
  eyeBeside,
  eyeOfColumn,
  eyeOfLowerBlock,
  eyesOfBands,
  eyesOfBlocks,
  spanningEyes,
} from './eyes.ts';
import { nameEyesOfLabels } from './eyes-of-labels.ts';
import { flatTokens, rowsOf, type FlatToken, type Row } from './flat-page.ts';
import { hasLabelsBehind } from './labels-behind.ts';
import {
  joinBothEyes,
  joinEqualAdds,
  moveAddBefore,
  movePrismBefore,
  spreadAddBelowNear,
  spreadAddOfHeading,
  widenHeads,
} from './labels-moved.ts';
import { nameDistanceHeads, nameLines, nameLinesForFar } from './named-lines.ts';
import {
  doubtSignsOfBoxes,
  takeArticles,
  takeBilled,
  takeBlank,
  takeBracketedSigns,
  takeDioptres,
  takeMaterial,
  takeReadingDistance,
  takeSex,
  takeToBeMade,
  nameSpacedTitles,
  takeSpacedTitle,
  takeWithBeforeCylinder,
} from './passed-words.ts';
import { takeFillers } from './plain-sentences.ts';
import {
  doubtDegrees,
  doubtIndex,
  doubtNear,
  doubtLetters,
  doubtPlans,
  doubtRules,
  doubtStrokes,
  doubtShortEyes,
  joinSigns,
  joinSignsApart,
  mendCutEyes,
  namePdFromBelow,
  readInfinity,
  readQuotes,
  takeCutDigit,
  takeDial,
  takeDsForUnit,
  takeLeaders,
  takeNounOfEye,
  takeNearPrint,
  takeOrdinals,
  takeEyeInFrench,
  takeOtherEyeNamed,
  takeScheme,
  takePlusBetweenPrisms,
  takeSphForNothing,
  takeSphUnderSphere,
} from './mend-rows.ts';
import { joinLines, tellOn } from './joined-lines.ts';
import { joinWords } from './joined-words.ts';
import { nameMissingBlock } from './missing-blocks.ts';
import { nameMissingEye } from './missing-eyes.ts';
import {
  doubtPdBelowNear,
  nameAddByWords,
  nameHalvesBySum,
  namePdByWords,
  namePdsBehind,
  namePdFromAbove,
  namePdRanges,
  nameTotalPd,
} from './name-by-words.ts';
import { nameColumns, nameCylinderColumn } from './named-columns.ts';
import { joinRaised } from './raised-values.ts';
import { rangesOf } from './ranges.ts';
import {
  isPd,
  eyeOnLeft,
  eyesOf,
  fieldIn,
  isSaidOfEach,
  isHeader,
  isProse,
  isTold,
  labelOf,
  labelOnLeft,
  type Eye,
  type LabelOnLeft,
} from './row-labels.ts';
import { isOrderOfLines, sayFieldsInOrder, sayFieldsOfCells } from './said-order.ts';
import { sectionInBrackets, sectionInLine } from './line-sections.ts';
import { sectionsOf } from './sections.ts';
import { rangeInSentence, sectionInSentence } from './sentence-sections.ts';
import { setAside } from './set-aside.ts';
import { joinSignColumns } from './sign-columns.ts';
import { eyesOfHalves, spreadAddBetween, spreadDown, takeEyesBehind } from './spanning-labels.ts';
import {
  sayAcross,
  sayAddAgain,
  sayAddBelow,
  sayEyesOfPairs,
  sayEyesOfStrokes,
  sayFieldsAbove,
  spreadLines,
} from './spread-labels.ts';
import { joinStackedHeads } from './stacked-heads.ts';
import { textColumns } from './text-columns.ts';
import { tokensOf } from './tokens.ts';
import { joinUprightLetters } from './upright-letters.ts';
import type { FieldLabel, Range, Section } from '#domain/prescription/paper-words.ts';

/** What the places around a value say of it. */
export type Surroundings = {
  eye: Eye | null;
  /** Its row or its column says whose it is. */
  isEyeNamed: boolean;
  /** Both eyes are columns, each with its heading. */
  hasEyeColumns: boolean;
  /** The label on its left: nothing but marks, eyes and ranges between them, or values too. */
  left: LabelOnLeft | null;
  /** The label of its column. */
  above: Column | null;
  /** Whether the column of a field is named, and the value stands in another one. */
  isInOther: (field: FieldLabel) => boolean;
  /** What may be a misread head of prisms stands over it. */
  isUnderPrism: boolean;
  /** What heads neither prisms nor bases stands over it. */
  isUnderOther: boolean;
  range: Range | null;
  section: Section | null;
  /** It stands below headings of what was and what is to be, a column each. */
  isInColumns: boolean;
  /** Other words stand before it in its own piece of text. */
  isProse: boolean;
  /** It stands in a sentence. */
  isTold: boolean;
};

/** A page as whoever reads it sees it: rows, headings, columns. */
export type PageLayout = { rows: Row[]; around: (token: FlatToken, row: Row) => Surroundings };

/** The texts of a page that stand beside one another without a word to each other, each for itself. */
export function layOut(page: Page, index: number): PageLayout[] {
  const words = joinWords(page.words);
  const flat = flatTokens({ ...page, words }, tokensOf(words, index));
  return textColumns(flat).map(layOutColumn);
}

function layOutColumn(column: readonly FlatToken[]): PageLayout {
  const tokens = joinUprightLetters(column);
  const lines = rowsOf(tokens.filter(({ acrossPx }) => acrossPx === undefined));
  namePdRanges(lines);
  const rows = joinStackedHeads(joinLines(joinRaised(lines)));
  rows.forEach(takeArticles);
  setAside(rows);
  nameSpacedTitles(rows);
  tellOn(rows);
  doubtRules(rows);
  doubtStrokes(rows);
  readQuotes(rows);
  sayAcross(rows, tokens);
  for (const [index, row] of rows.entries()) {
    takeSpacedTitle(row);
    takeSex(row);
    takeToBeMade(row);
    takeBilled(row);
    takeBlank(row);
    mendCutEyes(row);
    takeLeaders(row);
    doubtLetters(row);
    takeCutDigit(row);
    doubtIndex(row);
    doubtNear(row);
    takeScheme(row);
    takeOtherEyeNamed(row);
    takeEyeInFrench(row);
    takeNearPrint(row);
    takeFillers(row);
    takeBracketedSigns(row);
    doubtSignsOfBoxes(row);
    takeNounOfEye(row);
    takeMaterial(row);
    takeReadingDistance(row);
    takeDioptres(row);
    takeWithBeforeCylinder(row);
    widenHeads(row);
    takeDsForUnit(row);
    doubtDegrees(row);
    doubtShortEyes(row);
    doubtPlans(row);
    joinSigns(row);
    takePlusBetweenPrisms(row);
    takeOrdinals(row);
    movePrismBefore(row);
    joinBothEyes(row);
    namePdByWords(row);
    namePdsBehind(row);
    nameTotalPd(row, rows[index - 1]);
    doubtPdBelowNear(row, rows.slice(0, index));
    nameAddByWords(row);
  }
  takeDial(rows);
  nameLines(rows);
  nameLinesForFar(rows);
  moveAddBefore(rows);
  spreadAddBelowNear(rows);
  spreadAddOfHeading(rows);
  joinEqualAdds(rows);
  joinSignsApart(rows);
  joinSignColumns(rows);
  takeSphUnderSphere(rows);
  nameEyesOfLabels(rows);
  nameDistancesBelow(rows);
  sayFieldsAbove(rows);
  sayAddBelow(rows);
  rows.forEach(sayAddAgain);
  nameHalvesBySum(rows);
  sayFieldsInOrder(rows);
  sayFieldsOfCells(rows);
  sayEyesOfPairs(rows);
  sayEyesOfStrokes(rows);
  const headers = rows.filter((row) => isHeader(row) && !isOrderOfLines(row));
  headers.forEach(nameColumns);
  headers.forEach((header) => nameDistanceHeads(header, rows));
  headers.forEach((header) => nameCylinderColumn(header, rows, headers));
  nameMissingEye(rows, headers);
  nameMissingBlock(rows);
  markFooters(rows, headers);
  namePdFromBelow(rows);
  namePdFromAbove(rows);
  takeEyesBehind(rows);
  spreadDown(rows);
  spreadAddBetween(rows);
  spreadLines(rows);
  for (const row of rows) {
    readInfinity(row, headers);
    takeSphForNothing(row, headers);
    if (hasLabelsBehind(row)) row.isPostfix = true;
  }
  const spanning = new Map([...spanningEyes(rows), ...eyesOfHalves(rows), ...eyesOfBlocks(rows)]);
  const ofBands = eyesOfBands(rows, headers);
  const ranges = rangesOf(rows);
  const sections = sectionsOf(rows);
  const ofColumns = sectionsOfColumns(rows);

  function around(token: FlatToken, row: Row): Surroundings {
    const left = labelOnLeft(token, row);
    const headed = isTold(token, row) ? null : columnOf(token, row, headers);
    const ofBlock = headed?.eye ? eyeOfLowerBlock(row, rows, headers) : null;
    const above = headed && ofBlock ? { ...headed, eye: ofBlock } : headed;
    const isOfBoth = eyesOf(row).length === 1 && eyeOnLeft(token, row) === 'both';
    const isOfEach = isSaidOfEach(token, row);
    const columns = isOfBoth || isOfEach ? null : eyeOfColumn(token, row, headers);
    const inRow = columns
      ? null
      : (eyeOnLeft(token, row) ?? spanning.get(row) ?? eyeBeside(token, row, rows, above));
    // One distance below two tables is of neither; a label below each is of its own.
    const isOfSheet = left !== null && isPd(left.field) && !hasLabelTwice(left, row);
    const table = isOfSheet ? {} : bandHeading(token, row, rows, headers);
    const heading = inRow
      ? null
      : columns
        ? { eye: columns, isColumn: true }
        : eyeAbove(token, row, rows);
    const isOfLabel = left?.isNext || labelOf(token)?.kind === 'base';
    const eyeOfLabel = (isOfLabel && left?.eye) || null;
    const own = eyeOfLabel ?? above?.eye ?? eyeOnLeft(token, row);
    return {
      eye: isOfBoth
        ? 'both'
        : (eyeOfLabel ??
          (isOfEach ? eyeOnLeft(token, row) : null) ??
          above?.eye ??
          inRow ??
          heading?.eye ??
          ofBands(token, row)),
      hasEyeColumns: heading?.isColumn ?? false,
      isEyeNamed: Boolean(own) || heading?.isColumn === true,
      left,
      above,
      isInOther: (field) => isInOtherColumn(token, row, headers, field),
      isUnderPrism: isUnderPrism(token, row, headers),
      isUnderOther: isUnderOther(token, row, headers),
      range:
        table.range === undefined
          ? (ranges.get(row) ?? (isTold(token, row) ? rangeInSentence(token, row) : null))
          : table.range,
      section:
        sectionInBrackets(token, row) ??
        sectionInSentence(token, row) ??
        sectionInLine(token, row) ??
        ofColumns.get(row)?.(token, left) ??
        (table.section === undefined
          ? (above?.section ?? sections.get(row) ?? null)
          : table.section),
      isInColumns: ofColumns.has(row),
      isProse: isProse(token, row),
      isTold: isTold(token, row),
    };
  }
  return { rows, around };
}

/** `PD  29 / 29          PD  30 / 30.5` */
function hasLabelTwice({ field }: LabelOnLeft, { tokens }: Row): boolean {
  return tokens.filter((token) => fieldIn(token) === field).length > 1;
}
