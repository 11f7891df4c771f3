import type { RouterContextProvider } from 'react-router';
import type { ErrorReport } from '#shop/reports/port.ts';
import { findMember, pageRequestContext, shopContext } from './context.ts';

/** Writes down an action that failed, with who asked for it: told by the session, by nobody else. */
export async function reportError(
  context: Readonly<RouterContextProvider>,
  report: Pick<ErrorReport, 'errorType' | 'message' | 'isFromBrowser' | 'details'>,
): Promise<void> {
  const { requestId, address } = context.get(pageRequestContext);
  const member = findMember(context);
  await context
    .get(shopContext)
    .reports.error({ ...report, requestId, address, ...(member && { userId: member.userId }) });
}
