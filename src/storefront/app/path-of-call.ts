import { CALLS, type CallName } from './call-map.ts';
import { filled } from './paths.ts';

/** Where one of the product's own HTTP calls is made. */
export function pathOfCall(call: CallName, params: Record<string, string> = {}): string {
  return filled(CALLS[call].path, params);
}
