import { titled } from '../app/page-title.ts';
import { TechnicalProblem } from '../app/problem-pages.tsx';
import type { PageHandle } from '../ui/shell.tsx';

// Without a loader a client navigation would make no request, and the curtain would not be seen.
export const loader = () => null;

export const meta = titled((texts) => texts.errors.technical.title);

/** Cart and account cannot be reached either (specification, point 2). */
export const handle = { hideButtons: true } satisfies PageHandle;

export default function WeAreSorry() {
  return <TechnicalProblem />;
}
