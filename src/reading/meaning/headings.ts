import { HEADINGS_APART, textsApart } from './bands.ts';
import { isOfDevice, isOfObjective } from './devices.ts';
import type { FlatToken, Row } from './flat-page.ts';
import {
  fieldIn,
  isHeader,
  isInBrackets,
  isNoMark,
  isPd,
  isRemarkOnHeading,
  isValue,
  labelOf,
  NEGATION,
  sectionIn,
} from './row-labels.ts';
import { isOfOffers } from './offers.ts';
import { PAIR } from './uses.ts';
import { folded, type Section } from '#domain/prescription/paper-words.ts';

/** Words as short as these are headings only where nothing stands beside them. */
const SHORT = 4;

/** So many words are a heading, more a sentence. */
export const HEADING_MOST = 6;

function saysField(token: FlatToken, at: number, tokens: readonly FlatToken[]): boolean {
  return (
    ![null, 'formula'].includes(fieldIn(token)) &&
    !isRemarkOnHeading(at, tokens) &&
    !isOfPrescribed(at, tokens)
  );
}

/** `Verordnete Brille (prismatischer Ausgleich)`: the one field in brackets behind what is prescribed. */
function isOfPrescribed(at: number, tokens: readonly FlatToken[]): boolean {
  const section = sectionIn(tokens.find(isNoMark));
  const fields = tokens.filter((one) => ![null, 'formula'].includes(fieldIn(one)));
  return (
    (section === 'final' || section === 'glasses') &&
    fields.length === 1 &&
    isInBrackets(at, tokens) &&
    !tokens.some(isValue)
  );
}

/** `Contact Lens Clinic`, `Kontaktlinsenmeister`: what a practice does. */
const PLACE =
  /^(?:clinic|cent(?:er|re)|specialists?|n?(?:studio|institut|spezialist\p{L}*|meister\p{L}*))$/iu;

/** `Damen  Herren  Kontaktlinsen  Warenkorb`: so many words stand in a list. */
const WORDS_OF_LIST = 5;

/** `Eye Testing · Contact Lens · Hearing Aids` */
function isInList(token: FlatToken, tokens: readonly FlatToken[]): boolean {
  const at = tokens.indexOf(token);
  return [tokens[at - 1], tokens[at + 1]].every((mark) => /^[·•|]$/.test(mark?.text ?? ''));
}

/** What follows the name of a shop. */
const SHOP = /^(?:store|shop|outlet|filiale)$/i;

/** `LUXOR Brillengläser GmbH`, `VISTA EYEGLASSES Store 5177`: no glasses of anybody. */
function isPieceOfName(token: FlatToken, next: FlatToken | undefined): boolean {
  const isGlued = next?.word === token.word && token.source.text.includes(token.text + next.text);
  const isOfShop = SHOP.test(next?.text ?? '');
  return sectionIn(token) === 'somePair' && ((isGlued && /^\p{Ll}/u.test(next.text)) || isOfShop);
}

/** `Previous Rx   Prescribed: 09/02/2021`: when it was prescribed, and not which it is. */
function isOfDay(token: FlatToken, next: FlatToken | undefined): boolean {
  return /^(?:prescribed|dispensed|released)$/i.test(token.text) && next?.kind === 'day';
}

/** What is said of glasses that somebody has. */
const IN_USE =
  /^(?:ihre[nr]|beschwerden|unvertr[aä]glich\p{L}*|vertr[aä]gt|problems?|trouble|complain\p{L}*|tolerat\p{L}*|cannot|can['’]t|dispensed|collected|abgeholt|seit|since|ago|anamnese|history)$/iu;

/** `Adv: Glasses`, as hospitals write it. */
const ADVISES = /^adv(?:i[cs]ed?)?\.?$/i;

/** What no paper of contact lenses has: how far the pupils stand apart. */
export function isOfGlassesAlone(row: Row, next: Row | undefined): boolean {
  const { tokens } = row;
  const label = tokens.find((token) => isPd(fieldIn(token)) && !/^pdf$/i.test(token.text));
  if (!label) return false;
  const isHead = isHeader(row) && tokens.some((token) => fieldIn(token) === 'sphere');
  const behind = tokens.slice(tokens.indexOf(label) + 1);
  const below = (next?.tokens ?? []).filter(
    (one) => one.left < label.right && one.right > label.left,
  );
  return isHead || [...behind, ...below].some(isDistance);
}

/** In millimetres, from the eye to its lens: a contact lens has none. */
const VERTEX = { least: 8, most: 18 };

/** `Hornhautscheitelabstand` and below it `12 mm`, `HSA 14 mm`. */
export function isOfLensOffTheEye({ tokens }: Row, next: Row | undefined): boolean {
  const label = tokens.find((token) => fieldIn(token) === 'vertexDistance');
  if (!label) return false;
  const behind = tokens[tokens.indexOf(label) + 1];
  const below = (next?.tokens ?? []).filter(
    (one) => one.left < label.right && one.right > label.left,
  );
  return [...(behind ? [behind] : []), ...below].some(
    (one) =>
      one.kind === 'number' &&
      one.number.magnitude >= VERTEX.least &&
      one.number.magnitude <= VERTEX.most,
  );
}

function isDistance(token: FlatToken): boolean {
  return token.kind === 'number' && token.number.magnitude >= PD_LEAST;
}

/** In millimetres, from an eye to the nose. */
const PD_LEAST = 20;

/** `AKT. BRILLE`, `Altes Brillenrezept`, `Last year’s glasses prescription`: those that were worn. */
const WORN =
  /^(?:akt\.?|aktuelle[nrs]?|getr\.?|getragene[nrs]?|vorh\.?|vorhandene[nrs]?|bish\.?|bisherige[nrs]?|mitgebr\.?|mitgebrachte[nrs]?|jetzige[nrs]?|eigene[nrs]?|alte[ns]|letzte[nrs]?|fr[uü]here[nrs]?|vorige[nrs]?|vorherige[nrs]?|vorj[aä]hrige[nrs]?|last|earlier|current|existing|present)$/i;
/** `Brillenwerte von früher`, `Glasses prescription (expired)` */
const WORN_BEHIND =
  /^(?:fr[uü]her|vorjahr|expired|abgelaufen|worn|read|brought|mitgebracht|getragen)$/i;

/** `Spectacle Rx last year` */
const WORN_LAST = /\b(?:last (?:year|visit|time|exam)|letztes jahr|im vorjahr)/i;

/** A line without the order of fields that stands in brackets at its end. */
function withoutOrder(row: Row): Row {
  const open = row.tokens.findIndex(({ text }) => text === '(');
  const inside = row.tokens.slice(open + 1);
  const fields = inside.filter(
    (token, at) => saysField(token, at, inside) || labelOf(token)?.kind === 'zero',
  );
  const areFields = inside.at(-1)?.text === ')' && fields.length > 2;
  return open > 0 && areFields ? { ...row, tokens: row.tokens.slice(0, open) } : row;
}

/** What ticks a box. */
const TICK = /^(?:x|☒|☑|✓|✔)$/i;

/**
 * What is said of old glasses in a sentence that heads nothing: `Bring your old glasses to the next visit.`; a
 * heading may say as much without being one (`Alte Brille, zur Kontrolle mitbringen`).
 */
const SENTENCE_OF_OLD =
  /^(?:please |bitte )?(?:bring|keep|your|ihre|die|this|diese)\b.*\b(?:bring|keep|can be used|kann als|als ersatz|mitbringen|gereinigt|entsorgt|supersedes|replaces|ersetzt)\b.*\p{L}{3} ?\.$/iu;
const BEGINS_WITH_VERB = /^(?:please |bitte )?(?:bring|keep)\b.*\p{L}{3} ?\.$/iu;
/** `Not for contact lens use`, `Not a contact lens prescription`, `Autorefraktion: siehe Beiblatt`. */
const OF_NOTHING =
  /^not (?:an? )?(?:valid )?(?:for )?contact lens|: (?:siehe|see (?:attached|separate|enclosed))\b|^autorefra\p{L}+ ohne [^.]*abweichung/iu;

function isSaidOfOther({ tokens }: Row): boolean {
  const said = tokens.map(({ text }) => text).join(' ');
  const isSaid =
    SENTENCE_OF_OLD.test(said) ||
    BEGINS_WITH_VERB.test(said) ||
    OF_NOTHING.test(said.replaceAll(' :', ':'));
  return isSaid && !tokens.some(isValue);
}

/** A heading stands in a row without fields and eyes. */
export function headingIn(
  line: Row,
  isSheetOfGlasses: boolean,
  isOffTheEye: boolean,
): Section | null {
  if (isOfOffers(line) || isSaidOfOther(line)) return null;
  const row = withoutOrder(line);
  const { tokens } = row;
  if (isWrittenBefore(tokens)) return 'before';
  if (announcesNew(tokens)) return 'final';
  if (saysNotPrescribed(line) || headsWhatIsNotMade(line)) return 'before';
  if (!isOfDevice(row) && tokens.some(saysField)) {
    // `ENTERING ACUITY       PREVIOUS GLASSES`: of headings side by side one may be of a table.
    const others = textsApart(row).filter((text) => !text.some(saysField));
    const isTable = tokens.some((token) => fieldIn(token) === 'sphere');
    return isTable || others.length === 0
      ? null
      : headingIn({ ...row, tokens: others.flat() }, isSheetOfGlasses, isOffTheEye);
  }
  // `GLASSES RX GIVEN TODAY`
  const words = tokens.filter((one) => isNoMark(one) && !/^(?:today|now|heute)$/i.test(one.text));
  const found = words.flatMap((token, index) => {
    const label = labelOf(token);
    // `Eye Testing · Contact Lens Clinic · 7 Station Road`: what a practice does.
    const isOfPractice =
      label?.kind === 'section' &&
      label.section === 'contact' &&
      ((words.length > HEADING_MOST && index > 0) ||
        (isSheetOfGlasses &&
          (PLACE.test(words[index + 1]?.text ?? '') ||
            isInList(token, tokens) ||
            (index > 0 && words.length >= WORDS_OF_LIST))));
    const isMeant =
      !isOfPractice &&
      (folded(token.text).length > SHORT || words.every((word) => labelOf(word) !== null));
    // `Verordnung wie bisher`
    const isLikeness = /^(?:wie|as)$/i.test(words[index - 1]?.text ?? '');
    if (label?.kind !== 'section' || !isMeant || isLikeness) return [];
    if (isPieceOfName(token, words[index + 1])) return [];
    const isBehindOther = words.slice(0, index).some((one) => sectionIn(one) !== null);
    if (isBehindOther && isOfDay(token, words[index + 1])) return [];
    const isPair = namesPair(label.section);
    const isWorn =
      isPair &&
      (words.slice(0, index).some(({ text }) => WORN.test(text)) ||
        words.slice(index).some(({ text }) => WORN_BEHIND.test(text)) ||
        WORN_LAST.test(words.map(({ text }) => text).join(' ')));
    const isAdvised =
      label.section === 'somePair' &&
      index === 1 &&
      words.length === 2 &&
      ADVISES.test(words[0]!.text);
    // `Zustand mit neuer Brille`, `New glasses (dispensed 14/01/2025)`: they may be worn by now.
    const isWith = PAIR.test(token.text) && /^(?:mit|with)$/i.test(words[index - 1]?.text ?? '');
    const isInUse = isWith || tokens.some((one) => one !== token && IN_USE.test(one.text));
    if (label.section === 'final' && isInUse) return [{ token, section: 'somePair' as const }];
    const own = isAdvised ? ('glasses' as const) : label.section;
    return [{ token, section: isWorn ? ('before' as const) : own }];
  });
  // Of headings side by side the rows below both belong to the newer one.
  const beside = found.find(
    ({ token, section }) =>
      isOfGlasses(section) && token.left - found[0]!.token.right > HEADINGS_APART * token.height,
  );
  // `Brille · Kontaktlinsen`, `Brillengläser  Kontaktlinsen`: to choose from, on a paper that may be
  // of contact lenses.
  const contact = found.find(({ section }) => section === 'contact');
  const isTicked =
    contact !== undefined &&
    [
      tokens[tokens.indexOf(contact.token) - 1],
      ...tokens.slice(tokens.indexOf(contact.token) + 1),
    ].some((one) => one !== undefined && TICK.test(one.text));
  const isOff = isOffTheEye && !isTicked;
  const isNamedFirst = words.some((token, index) => isPieceOfName(token, words[index + 1]));
  if (contact && found[0]?.section === 'somePair')
    return isSheetOfGlasses || isOff ? null : 'contact';
  if (contact && isNamedFirst) return isSheetOfGlasses || isOff ? null : 'contact';
  // `Heutige Messung Autorefraktor`, `New autorefraction`
  const device = found.find(({ token }) => isOfObjective(token));
  const isNear = ({ token }: Said) =>
    device !== undefined &&
    token.left - device.token.right <= HEADINGS_APART * token.height &&
    device.token.left - token.right <= HEADINGS_APART * token.height;
  if (found.some((one) => one.section === 'final' && isNear(one))) return 'before';
  const isAlone = found.length === words.length;
  return (beside ?? (isAlone ? pairSaid(found) : found[0]))?.section ?? null;
}

/** A heading, and what it says of the values below it. */
export type Said = { token: FlatToken; section: Section };

/**
 * `BRILLE ALT` are old glasses, `GLASSES PRESCRIBED` new ones, `Subjektiv final` what is prescribed;
 * else what is said first counts.
 */
export function pairSaid([first, next]: readonly Said[]): Said | undefined {
  if (!first || !next) return first;
  const isOfSomePair =
    first.section === 'somePair' && (next.section === 'before' || next.section === 'final');
  const isFinal =
    first.section === 'measured' &&
    next.section === 'final' &&
    /^subjektiv/i.test(first.token.text);
  const areBeside = next.token.left - first.token.right <= HEADINGS_APART * first.token.height;
  return (isOfSomePair || isFinal) && areBeside ? next : first;
}

/** `On 2 Feb 2019 the practice wrote:` stands over what is quoted, which may be quoted itself. */
function isWrittenBefore(tokens: readonly FlatToken[]): boolean {
  const last = tokens.findLast(({ kind }) => kind !== 'mark');
  const isHeading = tokens.at(-1)?.text === ':';
  const said = tokens.map(({ text }) => text).join(' ');
  return (
    ((isHeading || tokens[0]?.text === '>') &&
      /^(?:wrote|schrieb|geschrieben)$/i.test(last?.text ?? '')) ||
    (isHeading && /^(?:you|sie) (?:wrote|schrieben)(?! \p{L}+ ?:)/iu.test(said))
  );
}

const PRESCRIBED =
  /^(?:prescri\p{L}*|issued|dispensed|released|final|verordne\p{L}*|verschrieben\p{L}*|rezeptier\p{L}*|abgegeben)[.,;:]?$/iu;

/** `AUTOREFRACTION (not prescribed)`, `Skiaskopie, nicht verordnet` over values: none are to be made. */
export function saysNotPrescribed({ tokens }: Row): boolean {
  const words = tokens.filter(isNoMark);
  return (
    words.length <= HEADING_MOST &&
    words.every((token) => !isValue(token) && [null, 'formula'].includes(fieldIn(token))) &&
    // `Contact lenses not dispensed`
    !words.some((token) => sectionIn(token) === 'contact') &&
    words.some(({ text }, at) => PRESCRIBED.test(text) && NEGATION.test(words[at - 1]?.text ?? ''))
  );
}

/** `New spectacles not indicated until after surgery`, `Neue Brille derzeit nicht erforderlich`. */
const NONE_INDICATED =
  /(?<!\p{L})(?:glasses|spectacles|specs|prescription|rx|brille|brillenverordnung)(?: \p{L}+){0,2} (?:not|nicht) (?:\p{L}+ )?(?:indicated|required|needed|necessary|indiziert|erforderlich|n[oö]tig|notwendig)(?!\p{L})/iu;

/** `No glasses were prescribed`, `Keine Brille erforderlich`. */
const NO_GLASSES =
  /(?<!\p{L})(?:no|keine) (?:new |neuen? )?(?:glasses|spectacles|specs|brillen?) (?:(?:(?:were|was|are|is|wurden?|wird) )?(?:prescribed|verordnet)|(?:(?:are|is|ist|sind) )?(?:indicated|required|needed|necessary|erforderlich|n[oö]tig|notwendig))(?!\p{L})(?! (?:until|before|so|bis))/iu;

/** Whether a line says that no glasses are to be made now. */
export function saysNoneIndicated({ tokens }: Row): boolean {
  const said = tokens.map(({ text }) => text).join(' ');
  return NONE_INDICATED.test(said) || NO_GLASSES.test(said);
}

/** So many words are a heading with its reason in brackets. */
const HEADING_WITH_REASON = 9;

/** `DFE declined` by itself says nothing of what is below it; with a colon it does. */
const NOT_MADE =
  /^(?:bitte )?(?:nicht anfertigen|do not make|not to be made|nur zur information|for (?:information|reference) only|information only)(?!\p{L})|(?<!\p{L})(?:abgelehnt|declined|refused)(?: \))? :$/iu;

/** `Nicht anfertigen (vom Kunden abgelehnt):`, `For information only` over values. */
function headsWhatIsNotMade({ tokens }: Row): boolean {
  const words = tokens.filter(isNoMark);
  return (
    words.length <= HEADING_WITH_REASON &&
    !words.some(isValue) &&
    NOT_MADE.test(tokens.map(({ text }) => text).join(' '))
  );
}

/** Who asks for glasses, or prescribes them. */
const ASKS = /^(?:please|bitte|(?:i|we|wir|ich)$|prescrib|verordne|rezeptier)/i;
const FOLLOWING = /^(?:following|follows|folgende[nrs]?)$/i;
/** What says that it was done long ago. */
const NOT_NOW =
  /^(?:was|were|had|previously|earlier|formerly|früher|damals|bisher|old|alte[nrs]?|ago|last|letzte[nrsm]?|(?:19|20)\d{2})$/i;

/**
 * `Please have glasses made to the following:`, `Wir verordnen folgende Brille:` over what is to be
 * made: a sentence of today that ends with a colon.
 */
function announcesNew(line: readonly FlatToken[]): boolean {
  const colon = line.findLastIndex(({ text }) => text === ':');
  const sentence = line.slice(0, Math.max(colon, 0));
  const ask = sentence.findLastIndex(({ text }) => ASKS.test(text));
  // `I do not prescribe`: a word or two before it as well.
  const own = sentence.slice(Math.max(ask - 2, 0)).flatMap(({ text }) => text.split(' '));
  return (
    ask >= 0 &&
    line.length - colon <= HEADING_MOST &&
    own.some((text) => FOLLOWING.test(text)) &&
    !own.some((text) => NOT_NOW.test(text) || NEGATION.test(text)) &&
    !line.slice(ask).some(({ kind }) => kind === 'day' || kind === 'number')
  );
}

/** Whether a section is of glasses that are called so. */
export function namesPair(section: Section | null): boolean {
  return section === 'somePair' || section === 'glasses';
}

/** Whether a section is one that a prescription may be, by whatever name. */
export function isOfGlasses(section: Section): boolean {
  return ['glasses', 'somePair', 'measured', 'final'].includes(section);
}

/** More words beside the name of glasses are a sentence. */
const CONTACTS_END_WORDS = 4;
const INSTEAD = /^(?:from|aus|von|statt|instead|anstelle)$/i;

/**
 * Below a heading of contact lenses `Final Rx` and `SUBJ` are of those, and `not valid for glasses`
 * and `converted from spectacles` name no glasses.
 */
export function mayFollow(heading: Section, current: Section | null, { tokens }: Row): boolean {
  if (current !== 'contact' || heading === 'contact') return true;
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  const isPair = (token: FlatToken | undefined) =>
    token !== undefined && sectionIn(token) !== null && PAIR.test(token.text);
  const isOther = tokens.some(({ text }) => NEGATION.test(text) || INSTEAD.test(text));
  return tokens.some(isPair) && !isOther && words <= CONTACTS_END_WORDS;
}
