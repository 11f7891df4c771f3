import type { Row } from './flat-page.ts';
import { HEADING_MOST } from './headings.ts';
import { isPd, fieldIn, sectionIn } from './row-labels.ts';
import { folded } from '#domain/prescription/paper-words.ts';

/** Names that contact lenses are sold by, without spaces. */
const BRANDS =
  /^(?:acuvue|airoptix|airflex|avaira|biofinity|biomedics|biotrue|clariti|dailies|freshlook|myday|miru|iwear|synergeyes|oasys|proclear|purevision|soflens)/;

/**
 * `Biofinity Toric` at the start of a line that is no sentence, and nothing that speaks of glasses: no distance of the pupils, and no
 * word for them. Such powers are those of contact lenses.
 */
export function namesContactBrand(rows: readonly Row[]): boolean {
  const tokens = rows.flatMap((row) => row.tokens);
  const isOfBrand = rows.some((row) => {
    const words = row.tokens.filter(({ kind }) => kind === 'word');
    const names = words
      .slice(0, 2)
      .flatMap(({ text }, at) => [text, text + (words[at + 1]?.text ?? '')]);
    return words.length <= HEADING_MOST && names.some((name) => BRANDS.test(folded(name)));
  });
  const isOfPair = tokens.some((token) => {
    const section = sectionIn(token);
    return isPd(fieldIn(token)) || section === 'glasses';
  });
  return isOfBrand && !isOfPair;
}
