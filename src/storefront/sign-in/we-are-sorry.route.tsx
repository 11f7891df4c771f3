import type { MetaFunction } from 'react-router';
import { pageTitle } from '../app/page-title.ts';
import { TechnicalProblem } from '../app/problem-pages.tsx';
import { textsOf } from '../i18n/registry.ts';
import { localeOf } from '../app/paths.ts';
import type { PageHandle } from '../ui/shell.tsx';

// Without a loader a client navigation would make no request, and the curtain would not be seen.
export const loader = () => null;

export const meta: MetaFunction = ({ location }) =>
  pageTitle(textsOf(localeOf(location.pathname)).errors.technical.title);

/** Cart and account cannot be reached either (specification, point 2). */
export const handle = { hideButtons: true } satisfies PageHandle;

export default function WeAreSorry() {
  return <TechnicalProblem />;
}
