import type { Row } from './flat-page.ts';
import { HEADING_MOST, namesPair } from './headings.ts';
import { isPd, isSignedPower, fieldIn, sectionIn } from './row-labels.ts';

/** Names that contact lenses are sold by, without spaces. */
const BRANDS =
  /^(?:acuvue|airoptix|airflex|avaira|biofinity|biomedics|biotrue|clariti|dailies|freshlook|myday|miru|iwear|synergeyes|oasys|precision1|proclear|purevision|soflens|total30$)/;

/** What a shop says that sells them. */
const OFFER = /^(?:off|testen|gratis|free|ask|now|jetzt)$|%/i;

/** Whether a line has a name that contact lenses are sold by, in one word or two. */
export function namesMake({ tokens }: Row): boolean {
  return tokens
    .flatMap(({ text }, at) => [text, text + (tokens[at + 1]?.text ?? '')])
    .some((name) => BRANDS.test(name.toLowerCase()));
}

/**
 * `Biofinity Toric` in a line that is no sentence and no offer, and nothing that speaks of glasses: no distance of the pupils, and no
 * word for them. Such powers are those of contact lenses.
 */
export function namesContactBrand(rows: readonly Row[]): boolean {
  const tokens = rows.flatMap((row) => row.tokens);
  // Below `CONTACT LENSES`, which stands below the glasses, it is of those.
  const glasses = rows.findIndex(({ tokens: own }) => own.some((one) => namesPair(sectionIn(one))));
  const contacts = rows.findIndex(({ tokens: [first] }) => sectionIn(first) === 'contact');
  const isApart = glasses >= 0 && contacts > glasses;
  const isOfBrand = rows.some((row, index) => {
    if (isApart && index > contacts) return false;
    const words = row.tokens.filter(({ kind }) => kind === 'word');
    const isOffer = row.tokens.some(({ text }) => OFFER.test(text));
    return !isOffer && words.length <= HEADING_MOST && namesMake(row);
  });
  const isOfPair = tokens.some((token) => {
    const section = sectionIn(token);
    return isPd(fieldIn(token)) || section === 'glasses';
  });
  return isOfBrand && !isOfPair;
}

/** In millimetres: the curve of a contact lens, and how wide it is. No glasses have both in one line. */
const CURVE = /^(?:8[.,]\d{1,2}|9[.,]0)$/;
const WIDTH = /^1[345][.,]\d$/;

/** `RA -4,25 sph, LA -4,50 sph, BC 8,6, Dia 14,2`: one line that tells the curve of its lenses. */
export function tellsCurve({ tokens }: Row): boolean {
  return (
    tokens.some(
      (one, at) => sectionIn(one) === 'contact' && CURVE.test(tokens[at + 1]?.text ?? ''),
    ) && tokens.some(({ text }) => WIDTH.test(text))
  );
}

/** `-3.25  -0.75  180  8.6  14.5` for both eyes: whatever heads such columns, the lenses lie on the eye. */
export function haveCurves(rows: readonly Row[]): boolean {
  const isOfContacts = ({ tokens }: Row) =>
    // More stand beside those of glasses.
    tokens.filter(isSignedPower).length <= 2 &&
    tokens.some(({ text }) => CURVE.test(text)) &&
    tokens.some(({ text }) => WIDTH.test(text));
  const lines = rows.filter(({ tokens }) => tokens.some(isSignedPower));
  return lines.length > 1 && lines.every(isOfContacts);
}
