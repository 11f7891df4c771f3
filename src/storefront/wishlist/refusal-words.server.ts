import type { PairProblem } from '../frames/index.ts';
import type { Texts } from '../i18n/en.ts';
import type { Toggled } from './toggle-saved.ts';

/** Why a product was not saved, in the shopper's words; commerce's own where nothing else is known. */
export function refusalWords(
  { wishlist: { refused } }: Texts,
  toggled: Exclude<Toggled, { name: string }>,
): string {
  if (toggled.status === 'refused') return refused.said(toggled.message);
  return toggled.status === 'gone' ? refused.gone : refused.unsupported;
}

/** Why a frame could not be put into the cart, as its page says it. */
export function obstacleWords({ frames: { problems } }: Texts, problem: PairProblem): string {
  const { id, message = '' } = problem;
  return id === 'refused' ? problems.refused(message) : problems[id];
}
