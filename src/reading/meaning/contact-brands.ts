import type { Row } from './flat-page.ts';
import { isPd, fieldIn, sectionIn } from './row-labels.ts';
import { folded } from '#domain/prescription/paper-words.ts';

/** Names that contact lenses are sold by, without spaces. */
const BRANDS =
  /^(?:acuvue|airoptix|airflex|avaira|biofinity|biomedics|biotrue|clariti|dailies|freshlook|myday|miru|easyvision|iwear|synergeyes|oasys|proclear|purevision|soflens)/;

/**
 * `Biofinity Toric` over powers, and nothing that speaks of glasses: no distance of the pupils, and no
 * word for them. Such powers are those of contact lenses.
 */
export function namesContactBrand(rows: readonly Row[]): boolean {
  const tokens = rows.flatMap((row) => row.tokens);
  const isOfBrand = rows.some((row) =>
    row.tokens.some(({ kind, text }, at) => {
      const next = row.tokens[at + 1]?.text ?? '';
      return kind === 'word' && [text, text + next].some((name) => BRANDS.test(folded(name)));
    }),
  );
  const isOfPair = tokens.some((token) => {
    const section = sectionIn(token);
    return isPd(fieldIn(token)) || section === 'glasses';
  });
  return isOfBrand && !isOfPair;
}
