/**
 * What distances, additions and prisms may be for besides far and near, by words that say nothing else
 * beside their labels.
 */
const OTHER_USE =
  /^(?:pc|vdu|b[uü]ro\p{L}*|office|desk|monitor\p{L}*|screen\p{L}*|tablet|laptop|arbeitsplatz\p{L}*|nahein\p{L}*|con?vergen\p{L}*|konvergenz\p{L}*|degression\p{L}*|raum\p{L}*|mus(?:ic|ik)\p{L}*|werkstatt|klavier|piano|handy|notebook)$/iu;

/** Whether a word says that what stands beside it is for a desk or a screen. */
export function saysOtherUse(text: string | undefined): boolean {
  return text !== undefined && OTHER_USE.test(text);
}

/** What says that something is of a pair before, or is given up. */
const FORMER =
  /^(?:alt(?:e[nrs]?)?|old|former(?:ly)?|bisher\p{L}*|previous(?:ly)?|fr[uü]here?[nrs]?|vorher\p{L}*)$/iu;

/** Whether a word says that what stands beside it was of a pair before. */
export function saysFormer(text: string | undefined): boolean {
  return text !== undefined && FORMER.test(text);
}

/** Other people than the one a paper is for. */
const OTHERS =
  /frau$|mann$|sohn|tochter|mutter|vater|bruder|schwester|kind|wife|husband|\bsons?\b|daughter|mother|father|child|partner|\b(?:opa|oma|mum|mom|dad)\b/iu;

/** Whether a word names somebody else whose values may stand beside it. */
export function saysWhoseElse(text: string): boolean {
  return OTHERS.test(text);
}

/** Glasses, by whatever name. */
export const PAIR = /brille|glasses|eyeglass|spectacle|specs/i;
