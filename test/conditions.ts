/** Whether this is `npm run test:full`. */
export const isFull = process.env.FRAMEWELL_TESTS === 'full';

/**
 * Under what a test is done: `usual` always, one for each way of working that could break by
 * itself, and a journey in one of the languages; `more` in the full run alone.
 */
export function conditions<const Usual, const More>(
  usual: readonly Usual[],
  more: readonly More[],
): readonly (Usual | More)[] {
  return isFull ? [...usual, ...more] : usual;
}
