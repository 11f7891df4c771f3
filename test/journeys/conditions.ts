/**
 * Under what a journey is walked: `usual` always, one for each language and each way of working
 * that could break by itself; `more` in the full run alone.
 */
export function conditions<const Usual extends object, const More extends object>(
  usual: readonly Usual[],
  more: readonly More[],
): readonly (Usual | More)[] {
  return process.env.FRAMEWELL_TESTS === 'full' ? [...usual, ...more] : usual;
}
