import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppVariables } from './variables.ts';

/** The one envelope of answers that are errors and not pages. */
export function refusal(
  c: Context<{ Variables: AppVariables }>,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return c.json({ errors: [{ code, message }], requestId: c.get('requestId') }, status, {
    'Cache-Control': 'no-store',
    ...headers,
  });
}
