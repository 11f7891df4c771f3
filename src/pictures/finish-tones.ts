import type { Finish } from './frame.ts';

/** The colours that the upper half of a front shows in this finish, as hex values. */
export function tonesOf(finish: Finish): string[] {
  return finish.kind === 'tortoise' ? [finish.hex, finish.patchHex] : [finish.hex];
}
