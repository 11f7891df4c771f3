import { textsApart } from './bands.ts';
import type { FlatToken, Row } from './flat-page.ts';
import { eyesOf, headsSpheres, isNoMark, isSignedPower, sectionIn } from './row-labels.ts';

/** Whether a stamp or a sentence says that the values of a sheet are no more, or not those to come. */
export function areStampedAsOver(rows: readonly Row[]): boolean {
  return rows.some(
    (row, at) =>
      (isStampedAsOver(row, rows) && !headsNextTable(rows, at)) ||
      saysNewToFollow(row) ||
      isGivenBack(row) ||
      isNotToBeMade(row),
  );
}

/** What is no more, in one word. */
const NO_MORE =
  'expired|void(?:ed)?|cancell?ed|superseded|revoked|withdrawn|abgelaufen|annulliert|entwertet|storniert|ung[uü]ltig|specimen';

/** Words that say so, as they begin a line, without spaces. */
const OVER = new RegExp(
  [
    `(?:status|achtung|prescription|rx|rezept|verordnung)?(?:${NO_MORE})+(?:$|\\d|see|siehe|since|seit|use|on|by|am|durch|verordnung|rezept)`,
    `(?:this|the|your)?(?:prescription|rx)(?:has|is|was)(?:been)?(?:${NO_MORE}|nolongervalid)`,
    `(?:diese[sr]?|das|die)?(?:rezept|brillenrezept|verordnung)(?:ist|wurde)(?:${NO_MORE}|nichtmehrg[uü]ltig)`,
    '(?:this|the)?(?:prescription|rx)?(?:is)?notvalid(?:$|anymore|fordispensing|forrecords|see|expired|superseded)',
    '(?:auftrag|verordnung|rezept)(?:nr)?\\d*(?:vom)?(?:storniert|entwertet)',
    '(?:storno|donotuse|ordercancell?ed)$',
    '(?:superseded|replaced)by',
    'ersetztdurch',
    'hinf[aä]llig',
    // `[stamp, red]  SUPERSEDED 23 SEP 2026`, `Stempel:  STORNO  14. Okt. 2026`
    `(?:stamp(?:ed)?|stempel)(?:red|blue|black|rot|blau|schwarz)*(?:${NO_MORE}|storno)`,
    '(?:muster){2,}$',
    // `Values not prescribed`, `Brillenwerte, nicht verordnet`, and no field of a lens alone.
    '(?:these|the|diese|die)?(?:values?|readings?|rx|brillenwerte|werte)?(?:below|above|oben|unten)?[,:-]?(?:were|are|is|wurden?|sind)?(?:not|nicht)(?:prescribed|verordnet|verschrieben|rezeptiert)[.!]?$',
    '(?:patient|px)?(?:tried)?(?:today|heute)?,?(?:could)?(?:not|nicht)(?:tolerated?|vertragen|toleriert)(?:$|[,.])',
  ]
    .map((text) => `^${text}`)
    .join('|'),
  'i',
);

/** `Verordnung vom 4.12.  *** STORNIERT ***`: what stands behind the first stars of a line. */
function behindStars({ tokens }: Row): FlatToken[] {
  const star = tokens.findIndex(({ text }) => text === '*');
  return star < 0 ? [] : tokens.slice(star);
}

/** `R  -2.25 -0.75 x 175   VOID` */
const VOID = new RegExp(`^(?:${NO_MORE})$`, 'i');

/** `xxxxx  VOID  xxxxx` */
const CROSSES = /^x{3,}$/i;

/** `EXPIRED` alone in a line or beside a title, over what is no more or below it; `Superseded by …`. */
function isStampedAsOver(row: Row, rows: readonly Row[]): boolean {
  // `Previous: R -2.75 … (superseded)` says so of what is of before, where anything else is told.
  const isOfBefore =
    sectionIn(row.tokens.find(isNoMark)) === 'before' &&
    rows.some((one) => one !== row && one.tokens.some(isSignedPower) && eyesOf(one).length > 0);
  const isVoid = VOID.test(row.tokens.findLast(isNoMark)?.text ?? '');
  if (isVoid && !isOfBefore && row.tokens.some(isSignedPower)) return true;
  return [row.tokens, ...textsApart(row), behindStars(row)].some((text) => {
    const said = text.filter(
      (token) => isNoMark(token) && token.kind !== 'day' && !CROSSES.test(token.text),
    );
    return OVER.test(said.map(({ text: word }) => word.replaceAll(/[\s*]/g, '')).join(''));
  });
}

/** `Lens packet RETURNED`, `Retoure an Labor`; what may be given back is of every bill. */
const GIVEN_BACK =
  /^(?:\p{L}+ ){0,2}(?<!\b(?:be|if|not|nicht|wenn|or|and) )(?:returned|retoure|zur[uü]ckgegeben)(?!(?: ?:)? (?:within|only|in|innerhalb|nur|bis|possible|möglich))\b/iu;

function isGivenBack({ tokens }: Row): boolean {
  return GIVEN_BACK.test(tokens.map(({ text }) => text).join(' '));
}

/** `Do not make yet`, `Bitte nicht anfertigen`, said of the whole sheet. */
const NOT_TO_BE_MADE =
  /^(?:please |bitte )?(?:do not (?:make|order|dispense|fill)(?: up)?(?: yet| this| these)?(?: (?:rx|prescription|lenses))?|(?:noch )?nicht (?:anfertigen|bestellen|fertigen))(?:$| ?[-–—!.:,])/i;

/**
 * `… and must not be filled`, `Bitte keine Brille nach diesem Rezept anfertigen.`, `Verwechslung!
 * Nicht anfertigen.`, `abgelaufen, nicht mehr verwenden`
 */
const FORBIDDEN =
  /\bmust not be (?:filled|dispensed|made|used)\b|\bkeine brille (?:\p{L}+ ){0,4}anfertigen\b|[.!] ?nicht anfertigen\b|\bnicht mehr verwenden\b/iu;

function isNotToBeMade({ tokens }: Row): boolean {
  const words = tokens.map(({ text }) => text).join(' ');
  return NOT_TO_BE_MADE.test(words) || FORBIDDEN.test(words);
}

const CURRENT = /^(?:current|aktuell\p{L}*)$/iu;

/**
 * `Superseded` between two tables, right above the heads of the second, where the first is called
 * current: it speaks of the second.
 */
function headsNextTable(rows: readonly Row[], at: number): boolean {
  const first = rows.findIndex(headsSpheres);
  const isCurrent = rows
    .slice(0, Math.max(first, 0))
    .some(({ tokens }) => tokens.some(({ text }) => CURRENT.test(text)));
  return headsSpheres(rows[at + 1]) && first >= 0 && first < at && isCurrent;
}

/** What says that lenses are to be made later, or not at all. */
const NOT_YET =
  /\b(?:erst (?:[\p{L}\d]+ ){0,2}(?:nach|ab|wenn|monaten|wochen)|only (?:[\p{L}\d]+ ){0,2}after|not (?:until|yet|needed)|no new (?:glasses|spectacles|lenses|rx|prescription)|do not (?:make|order|dispense|fill)|noch (?:nicht (?:anfertigen|bestellen|fertigen)|keine)|fr[uü]hestens|nachgereicht|abwarten|on hold|hold (?:off|new)|pending|wait with|once the (?:cataract|operation|surgery|eye)|will be sent)\b/iu;
/** What says so as well, but of glasses that are made already. */
const NOT_BEFORE = /\bnot before\b/i;
const MADE = /\b(?:ready|collect\w*|expires?)\b/i;

/** `Neue Brillenwerte folgen`, `New glasses only after surgery`: those on the sheet are none of them. */
function saysNewToFollow({ tokens }: Row): boolean {
  const said = tokens.map(({ text }) => text).join(' ');
  // `No change is required: NO  New glasses advised: YES`
  const words = said.replace(/: no (?=new (?:glasses|spectacles) advised ?: ?yes\b)/i, ': ');
  // `NEW ENGLAND  Follow-up visit`
  const isNew = tokens.some((token, at) => {
    const isName = token.text === 'NEW' && /^[A-Z]{4,}$/.test(tokens[at + 1]?.text ?? '');
    return sectionIn(token) === 'final' && !isName;
  });
  return (
    isNew &&
    (NOT_YET.test(words) ||
      (NOT_BEFORE.test(words) && !MADE.test(words)) ||
      (/(?<!\b(?:as|wie) )\b(?:folg(?:t|en)|follows?)\b/i.test(words) &&
        !tokens.some((token) => token.text === ':' || token.kind === 'number')))
  );
}
