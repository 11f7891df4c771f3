import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import type { FieldLabel } from '#domain/prescription/paper-words.ts';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import { isInOneRow, type FlatToken, type Row } from './flat-page.ts';
import { eyeOf, fieldIn, isSignedPower, isValue, labelOf, type Eye } from './row-labels.ts';

/**
 * Words by which people take back what stands elsewhere on a paper. The space before a number is
 * optional: it is often left out.
 */
const WORDINGS = [
  'instead ?of|sh(?:oul|l)?d\\.? ?(?:be|read|have been) ?(?:an? )?(?:[-+]?\\d|plano|in\\b|out\\b|up\\b|down\\b|made(?! ?as ?(?:varifocal|bifocal|progressive|multifocal|single|distance|reading|separate)))|(?:chan?ged|chgd?|amended|corrected|revised|altered|updated) ?to(?![a-z])',
  '\\bamend(?:ed|ment)\\b|(?<!following )(?!^correction (?:[-+]\\d+[.,]\\d\\d ?\\/? ?[-+]\\d[^-+]*){2})\\bcorrection ?[:\\d-]|\\bcorr\\.? ?:|\\berratum\\b|\\baddendum\\b',
  '(?:printing|keying|typing|typographical|clerical|transcription|data entry) ?error|\\btypo\\b',
  '\\bmis-?(?:typed|read|keyed|printed|wrote)\\b|\\btyped\\b.*\\bwrong|\\bwrong (?:sign|axis|eye|way|value|figure)\\b|\\bis wrong\\b',
  '(?:inter-?changed|transposed|swapped)\\b|\\breversed the\\b|\\b(?:rows?|lines?|eyes|sides|values|figures|columns|left|right|[rl]|od|os) (?:are |were |was |is )?exchanged\\b',
  '\\b(?:(?:be|was|were|in) left out|(?<!\\bnot )(?:be|is) (?:ignored|omitted|dropped))\\b|disregard|\\b(?:please )?ignore\\b',
  "\\buse these\\b|\\bnot be relied\\b|\\bcan(?:'|’)?(?:t| ?not) be right|\\bhold (?:left|right|od|os)\\b|\\bnot legible\\b",
  '\\bre-?measured\\b|\\bcut back\\b|figure applies|(?:upper|lower|first|top|this|that) (?:line|row|one|figure) (?:is )?void',
  '(?:,|\\d) ?not [-+]?\\d|\\bcorrections?\\b[^.]*\\bto the above\\b|\\baxis is \\d|~~',
  '(?<!\\p{L})statt(?!\\p{L})(?! ?(?:de[rn] )?(?:kl|kontaktlinsen?)(?!\\p{L})(?!.*\\d))|ge[aä]ndert ?(?:auf|in|zu)(?!\\p{L})|ge[aä]ndert\\b.*\\d[.,]\\d\\d|\\bnicht\\b.*\\d.*\\bsondern\\b.*\\d|\\bkorrektur (?:vom |am )?\\d|\\bkorr\\. ?(?:vom )?[\\d:]|\\bkorrigiert ?(?:auf\\b|:|[-+]?\\d)|berichtig|(?<!\\p{L})[aä]nderung ?[:\\d]',
  'vertauscht|verwechselt|vorzeichenfehler|[uü]bertragungsfehler|tippfehler|schreibfehler|druckfehler|zahlendreher',
  '\\bverlesen\\b|\\bmu(?:ss|ß)\\b.*\\bhei(?:ß|ss)en|\\blautet\\b',
  'prism\\p{L}* entf[aä]ll|\\bgestrichen\\b|\\bweglassen\\b|\\bzeile ung[uü]ltig|\\bnicht lesbar|\\bnicht stimmen\\b',
  '\\bgeht vor\\b|\\bnachtrag\\b|\\bnachgemessen\\b.*\\d[.,]\\d',
  // What it is to be, by another word.
  'ought to (?:be|read)|\\bs ?/ ?b ?[-+]?\\d|\\bsb (?=[-+]?\\d)|\\bcorrections? ?(?:\\(|by\\b)|\\bcorr\\.? by\\b|\\bcorrected value|\\brevised ?:|(?<!not )\\bchange to ?[-+]?\\d',
  '(?:(?<!(?:vision|acuity|pressure|va|iop) )\\b(?:is|are)|\\b(?:add|cyl|axis|sph|sphere|pd|prism)) now\\b(?! (?:\\p{L}+|\\d+) (?:days?|weeks?|months?|years?)\\b).*\\d|\\bretested\\b|\\bmeasured again\\b|\\bpost-?it\\b|\\bstop ?,',
  '\\b(?:raise|lower|increase|reduce)\\b.*\\b(?:by|to) ?[-+]?\\d|\\bexcept (?:the )?(?:sph|cyl|ax|add|pd)',
  '\\bsoll(?:te)?\\b.*\\bhei(?:ß|ss)en|\\brichtig ?(?:ist|w[aä]re|:)|\\bgemeint ?(?:ist|war)|\\bmu(?:ss|ß)\\b.*\\d.*\\bsein\\b',
  '(?<!(?:visus|sehsch[aä]rfe|sehverm[oö]gen|druck)[^.,;]*)\\b(?:ist|sind|betr[aä]gt|liegt) (?:damit )?jetzt (?:bei )?[-+]?\\d|(?<!\\p{L})[aä]ndern ?:|\\bauf [-+]?\\d\\S* [aä]ndern|\\bzu [-+]?\\d\\S* machen|\\bbitte [-+]?\\d\\S* ?\\( ?war\\b|\\bberichtigte|\\bge[aä]ndert ist\\b',
  '\\b(?:prisma|add\\p{L}*|achse|zyl\\p{L}*|sph\\p{L}*|pd|(?:linkes|rechtes) glas) ?(?:(?:[rl]|rechts|links)\\b\\.? ?)?neu\\b|\\* ?neu\\b|\\bnachmessung\\b.*\\d|\\b(?:mehr|weniger) (?:plus|minus)\\b',
  '\\b(?:sph|cyl|ax|add|pd|prism)\\p{L}*(?: [rl]| right| left| o[ds])? (?:now|increased|reduced|moved|altered)\\b|\\b(?:changed|altered|amended) by\\b|(?<!^(?:previous|old|earlier)\\b.*)\\bsupersed|\\bsupersed(?=.*\\d)|\\breplaces? the\\b(?! (?:fresnel|frame)\\b)',
  '\\bes gilt\\b(?!.*(?:agb|gesch[aä]fts|gesetz|garantie))|\\bersetzt d(?:ie|en|as)\\b|\\bma(?:ß|ss)geblich\\p{L}* (?:achse|sph|zyl|add|pd|wert)|\\bnachgepr[uü]ft\\b|\\bwar zu (?:schwach|stark)\\b|\\bfalsch abgelesen',
  '\\bvon [-+]?\\d+[.,]\\d\\S* auf [-+]?\\d|\\b(?:prism|sph|cyl|add|ax[ie]s)\\p{L}*\\b[^.]*\\bfrom [-+]?\\d+[.,]\\d\\S* to [-+]?\\d',
  // What nobody is sure of, or has no more.
  '\\b(?:bas(?:e|is)|prism)\\p{L}*\\b[^.]*\\b(?:disagrees?|unklar|unclear|unsicher|uncertain|nachfragen)\\b',
  '(?<!\\b(?:alten?|bisherigen?|old|previous)\\b[^.]*\\b(?:waren|war|hatten?|were|was|had) )(?<!\\bpd )\\b(?:without|ohne) (?:any |jedes )?prism|\\bprism\\p{L}*\\b[^.]*\\bnicht mehr\\b',
  // Values in the sentence of an eye that does not see are of the other one.
  '\\b(?:is|ist) (?:blind|erblindet)\\b',
  // What it is not.
  '\\bnot (?:an? |the )?(?:minus|plus|left|right|up|down|in|out)\\b|\\bnicht (?:plus|minus|innen|au(?:ß|ss)en|oben|unten|(?:ganz )?richtig(?! ?\\?))\\b|\\bund nicht [-+]?\\d',
  '\\b(?:is|are|was|were) off ?,|\\bwrong(?:ly)? ?(?:;|on|lines?\\b)|\\b(?:on|in) the wrong\\b|\\b(?:dictated|written|wrote)\\b.*\\bwrong|\\bmixed up\\b|\\b(?:is|are|got|were|digits) (?:reversed|switched)\\b',
  '\\bfalsche[nrms]? (?:zeile|spalte|auge|vorzeichen|seite|wert)|\\bfalsch ?,|\\bist falsch\\b|\\bverdiktiert|\\bverrutscht|(?:bitte|>|werte\\p{L}*\\b.*|achsen\\b.*|augen\\b.*) tauschen\\b|\\bgeh[oö]rt (?:de[mr]|einem)\\b',
  // What is to be left out.
  '\\b(?:cancel|omit|delete|drop|remove|leave out)(?: (?:the|both|all|any|r|l|right|left|od|os))* (?:add|prism|cyl|near)|\\b(?:add|prism|cyl)\\p{L}*\\b[^.]*(?:\\b(?:cancell?ed|delete|no longer needed)|(?<!\\bnot (?:be )?)\\bomit)',
  '(?:prism\\p{L}*|add\\p{L}*|nahzusatz|zyl\\p{L}*)\\b[^.]*\\b(?:streich|stornier|weglass)',
  // From one to the other.
  '(?<!\\d{3})\\d°? ?(?:(?:- ?)+>|→|= ?>) ?(?:ax\\p{L}*|x)? ?[-+]?\\d',
].join('|');
const TAKEN_BACK = new RegExp(WORDINGS, 'iu');
/** The same where a picture has lost the spaces: `Rightaxiss/b 165`. */
const RUN_TOGETHER = new RegExp(
  WORDINGS.replaceAll(/\\b(?=[a-z([])/gi, '').replaceAll(/ \??/g, ' ?'),
  'iu',
);

function isTakenBack(said: string, { tokens }: Row): boolean {
  const isSeen = tokens.some(({ source }) => source.source === 'recogniser');
  return TAKEN_BACK.test(said) || (isSeen && RUN_TOGETHER.test(said));
}

/** The same words about something else: acuity, prices, frames, when a page was kept. */
const OF_SOMETHING_ELSE =
  /\b(?:mit|ohne|cum|sine|vorhandene|with|without) ?(?:korr|corr)|zuletzt ge[aä]ndert|last (?:changed|updated)|corrected to ?\d+ ?\/|[€$£]|\b(?:EUR|CHF|USD|price|preis|frame|(?<!berichtigte )fassung|delivery|versand)\b/iu;

/**
 * The same words in what practices and shops say in all their papers: what is ready now, terms, visits, how a number
 * or a whole prescription is announced. Such a line names no eye and no field of a lens, and tells no power.
 */
const HARMLESS = new RegExp(
  [
    '\\b(?:prescription|rx|order|glasses|lenses|account|report|copy) (?:is|are) now\\b',
    '\\breduces?\\b.*\\bby\\b.*(?:%|percent)|\\b(?:appointment|termin)\\b|\\bas amended (?:in|on|by)\\b',
    '\\buse these (?:values|numbers|powers) (?:when|to|for|if) (?:you )?(?:order|buy|shop)',
    '^(?:refractive|spectacle|optical|vision) correction ?\\([^)\\d]*\\)$',
    '\\b(?:verordnung|rezept)\\p{L}* lautet(?: wie folgt)? ?:?$|(?:nummer|code|adresse) lautet\\b',
    '\\bes gilt die preisliste\\b|\\btauschen sie\\b|\\bgeh[oö]rt .*\\ban ?\\.$',
    '\\b(?:exam(?:ination)?|visit|check-?up|glasses|lenses|order) should be (?:in|out|up)\\b',
    '\\b(?:typo|error|mistake)\\b[^.?]*\\?|\\b(?:some|any)thing not right\\b',
    '\\b(?:vision|sight|eyes|prescription|rx) (?:has|have|is|was) changed\\b|\\bchange[sd]? by (?:our|your|the|us)\\b',
    '\\b(?:disregard|ignore) (?:this|any|our|the) (?:reminder|message|e ?-?mail|invoice)',
    '\\bthis (?:prescription|rx) (?:replaces|supersedes) (?:the one|all|any|every|previous|your)\\b',
    '\\bdiese[rs]? (?:verordnung|rezept|brillenverordnung) ersetzt (?:alle|die verordnung|das rezept)\\b',
    '\\bfindet\\b.*\\bstatt ?\\.?$|\\bvorbehalten ?\\.?$|\\bsollten (?:die|ihre) (?:werte|angaben|daten) nicht stimmen\\b',
  ].join('|'),
  'iu',
);

/** Buttons of a screen and nothing else: `Edit   Delete   Add new`. */
const BUTTONS =
  /^(?=.*\b(?:edit|save|remove|cancel|delete)\b)(?=.*\badd (?:new|another|an?|to cart|photos?|prescriptions?)\b)(?:(?:edit|save|changes|remove|cancel|delete|add|new|another|an?|second|to cart|photos?|prescriptions?|address)[ |·]*)+$/i;

/** `Visus korr.: R 1,0 L 0,8`: what the eyes see, and no powers. */
const ACUITIES =
  /^(?:va|visual acuity|acuity|visus|sehsch[aä]rfe) ?(?:corr(?:ected)?|korr(?:igiert)?)\b/iu;
/** In decimals; nobody sees better. */
const ACUITY_MOST = 2;

/** Whether a line that has words of a correction corrects nothing. */
function isHarmless(said: string, { tokens }: Row): boolean {
  if (BUTTONS.test(said.trim())) return true;
  if (ACUITIES.test(said))
    return tokens.every(
      (one) =>
        doubtedBy(one) === undefined &&
        (one.kind !== 'number' || (!one.number.sign && one.number.magnitude <= ACUITY_MOST)),
    );
  return (
    HARMLESS.test(said) &&
    tokens.every(
      (one, at) =>
        (doubtedBy(one) === undefined || NEXT.test(one.text)) &&
        !isSignedPower(one) &&
        (eyeNamedBy(one) === null || isNotRight(at, tokens) || /^each eye/i.test(one.text)),
    )
  );
}

/** Looks like `Achse` where it was read badly. */
const NEXT = /^n[aä]chste/iu;

/** `Something not right?`: no eye. */
function isNotRight(at: number, tokens: readonly FlatToken[]): boolean {
  const [thing, not] = tokens.slice(Math.max(at - 2, 0), at);
  return /thing$/i.test(thing?.text ?? '') && /^not$/i.test(not?.text ?? '');
}

/**
 * `If anything is wrong, reply to this email within 24 hours`: what to do in such a case, which is none. A
 * picture may show the `I` as an `l`.
 */
const IN_CASE = new RegExp(
  [
    '\\b[il]f ?(?:anything|something|any ?of ?(?:it|this|these)) ?is ?wrong ?, ?(?:$|(?:please ?)?(?:reply|call|contact)(?: ?to)?(?: ?us| ?this ?email)?(?: ?(?:within ?\\d+ ?(?:hours|days)|before \\d+ ?(?:am|pm)))?)',
    '\\bsollte etwas nicht stimmen ?, ?(?:bitte )?(?:antworten|melden|rufen)\\b(?: sie)?(?: (?:uns|sich|bitte|an))*(?: ?(?:binnen|innerhalb von) \\d+ (?:stunden|tagen))?',
  ].join('|'),
  'giu',
);

const PRISM = /\.(?:prism|base)(?:Hor|Ver)$/;
const PD = /^(?:o[ds]\.pd|pd|nearPd)$/;

/** What a remark about a field leaves in doubt. A cylinder that changes takes its axis with it. */
const DOUBTED: Partial<Record<FieldLabel, RegExp>> = {
  sphere: /\.sphere$/,
  cylinder: /\.(?:cylinder|axis)$/,
  axis: /\.axis$/,
  add: /\.add$/,
  prism: PRISM,
  prismHor: PRISM,
  prismVer: PRISM,
  base: PRISM,
  baseHor: PRISM,
  baseVer: PRISM,
  pd: PD,
  farPd: PD,
  nearPd: PD,
};

/** So many words are a remark, that may name in its next line what it is about. */
const REMARK = 4;
/** A remark about all that it stands below or beside. */
const OF_ALL =
  /all ?of|above|obige|\b(?:all|page|sheet|values|figures|alle[nrs]?|werte|seite|blatt)\b/iu;

/** Lines of a paper that take something back. */
export type Remark = { rows: Row[]; isAbout: (name: ReadName) => boolean };

/**
 * The remarks of a page that take back or replace what else stands there: `L sph -2,50 statt -2,25`,
 * `printing error, left cylinder is -1.25`. What is to be made then, is for a person to say. A remark
 * that names no field is about all of an eye, and one that names no eye is about both.
 */
export function remarksIn(rows: readonly Row[]): Remark[] {
  return rows.flatMap(linesOf).flatMap((row, at, lines): Remark[] => {
    if (OTHER_ORDER.test(textOf(row)))
      return [{ rows: [row], isAbout: (name) => OF_LENS.test(name) }];
    const said = saidFor(row, lines[at + 1]);
    if (!isTakenBack(said, row) || OF_SOMETHING_ELSE.test(said)) return [];
    if (isHarmless(said, row)) return [];
    if (row.tokens.some(isOfLens)) return [remarkOf([row], row.tokens)];
    if (row.tokens.filter(({ kind }) => kind === 'word').length < REMARK) return [];
    if (OF_ALL.test(said)) return [remarkOf([row], [])];
    const next = lines[at + 1];
    if (next?.tokens.some(isOfLens)) return [remarkOf([row, next], next.tokens)];
    // Which of the values above it is about, it does not say.
    return lines[at - 1]?.tokens.some(isOfLens) ? [remarkOf([row], [])] : [];
  });
}

const OF_LENS = /\.(?:sphere|cylinder|axis)$/;

/** `in dieser Reihenfolge (Zylinder / Sphäre / Achse):`: not the order that is usual. */
const OTHER_ORDER = /\(\s?[cz]yl\p{L}*\.?[^()\d]*sph/iu;

/** Lines that run on are one row, and a remark is of its own line, but where it goes on in the next. */
function linesOf(row: Row): Row[] {
  if (!row.isProse) return [row];
  const lines: FlatToken[][] = [];
  for (const token of row.tokens) {
    const before = lines.at(-1)?.at(-1);
    if (before && isInOneRow(before, token)) lines.at(-1)!.push(token);
    else lines.push([token]);
  }
  const apart = lines.map((tokens) => ({ ...row, tokens }));
  const isSaid = (one: Row) => isTakenBack(textOf(one), one);
  return isSaid(row) && !apart.some(isSaid) ? [row] : apart;
}

/** What a row says, but for what to do in a case that is none: where no value of a lens goes with it. */
function saidFor(row: Row, next: Row | undefined): string {
  const said = textOf(row);
  const rest = said.replaceAll(IN_CASE, '');
  return /\d/.test(rest) || next?.tokens.some(mayBeOfLens) ? said : rest;
}

/** In degrees and millimetres: more is money, or the number of something. */
const OF_LENS_MOST = 180;

function mayBeOfLens(token: FlatToken): boolean {
  return (
    token.kind === 'number' &&
    (token.number.sign !== null || token.number.magnitude <= OF_LENS_MOST)
  );
}

function remarkOf(rows: Row[], said: readonly FlatToken[]): Remark {
  return { rows, isAbout: (name) => isAbout(name, said) };
}

function isAbout(name: ReadName, remark: readonly FlatToken[]): boolean {
  const named = remark.flatMap((token) => doubtedBy(token) ?? []);
  // A power that nothing names may be of any field.
  const fields = remark.some((token, at) => isSignedPower(token) && !isCalled(remark, at))
    ? []
    : named;
  if (fields.length > 0 && !fields.some((one) => one.test(name))) return false;
  // `Die Addition ist 2,00, außerdem rechts Zyl -1,25`: of two fields an eye may be that of one alone.
  const areMore = new Set(fields).size > 1;
  const eyes = areMore
    ? []
    : remark.flatMap((token, at) =>
        isLeftOut(token, remark[at + 1]) ? [] : (eyeNamedBy(token) ?? []),
      );
  const side = EYE_SIDES.find((one) => name.startsWith(`${one}.`));
  // Where one distance is wrong, that of both is.
  if (side === undefined || PD.test(name)) return fields.length > 0 || eyes.length === 0;
  return eyes.length === 0 || eyes.includes('both') || eyes.includes(side);
}

/** `Prism to be left out`: no eye. */
function isLeftOut({ text }: FlatToken, next: FlatToken | undefined): boolean {
  return /^left$/i.test(text) && /^out$/i.test(next?.text ?? '');
}

/** Whether the label of a field stands before a number in its line, or right behind it. */
function isCalled(remark: readonly FlatToken[], at: number): boolean {
  return remark.slice(0, at + 2).some((token) => doubtedBy(token) !== undefined);
}

/** What the label of a field leaves in doubt; the `s` of `s/b` is none. */
function doubtedBy(token: FlatToken): RegExp | undefined {
  return /^s$/.test(token.text) ? undefined : DOUBTED[fieldIn(token) ?? 'other'];
}

/** `lt. Dr. Vollmer`: by what somebody says. */
const ACCORDING_TO = /^lt\.?$/i;

/** `L`, and `Achse L` where both are one label. */
function eyeNamedBy(token: FlatToken): Eye | null {
  const label = labelOf(token);
  if (ACCORDING_TO.test(token.text)) return null;
  return eyeOf(token) ?? (label?.kind === 'field' ? (label.eye ?? null) : null);
}

function isOfLens(token: FlatToken): boolean {
  return isValue(token) || eyeOf(token) !== null || fieldIn(token) !== null;
}

function textOf({ tokens }: Row): string {
  return tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ (?=[.,:;)])/g, '')
    .replaceAll(/(?<=\p{L}) ?- ?(?=\p{L})/gu, '-');
}
