import type { Row } from './flat-page.ts';
import { isValue } from './row-labels.ts';

/** What shops of glasses sell and do. */
const OFFER =
  /^(?:(?:sonnen|sport|lese)?brillen|glasses|sunglasses|kontaktlinsen?|contact ?lens(?:es)?|contacts|optometrie|optometry|h[oö]rger[aä]te|h[oö]rakustik|hearing(?: aids)?|sehtests?|eye (?:tests|exams)|low vision|lupen)$/i;

/** `Brillen · Kontaktlinsen · Optometrie` in the name of a shop: nobody's contact lenses. */
export function isOfOffers({ tokens }: Row): boolean {
  const said = tokens.filter(({ text }) => /\p{L}/u.test(text));
  return said.length > 2 && said.every(({ text }) => OFFER.test(text)) && !tokens.some(isValue);
}
