import { requireShopper } from '../app/context.ts';
import { callError, type Call } from '../app/calls/json-call.ts';

/**
 * `GET /Prescription/Picture/<upload>/<page>`: one page of the member's own, counted from 0. It is
 * never shown as a page of the shop, and no one keeps it.
 */
export async function loader({
  context,
  params,
}: Call & { params: Record<string, string | undefined> }): Promise<Response> {
  const { id = '', page = '' } = params;
  const found = /^\d$/.test(page)
    ? await requireShopper(context).uploads.picture(id, Number(page))
    : null;
  if (!found) return callError(context, 404, 'not_found', 'There is no such picture.');
  return new Response(new Uint8Array(found), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Disposition': 'attachment; filename="prescription.jpg"',
      'Content-Security-Policy': `sandbox; default-src 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    },
  });
}
