import { houseContext, visitContext } from '../../context.ts';
import { readJson, textOf, type Call } from '../../features/calls/json-call.ts';

/**
 * `POST /errorLogger`: a browser reports a failed action. Who reports is told by the session,
 * never by the body; what is kept is the kind and a short text.
 */
export async function action(call: Call): Promise<Response> {
  const body = await readJson(call);
  const visit = call.context.get(visitContext);
  const errorType = body.errorType === 'expressCheckout' ? 'expressCheckout' : 'add2Cart';
  await call.context.get(houseContext).reportError({
    requestId: visit.requestId,
    address: visit.address,
    errorType,
    message: wordsOnly(textOf(body.error, 300)),
    ...(visit.member ? { userId: visit.member.userId } : {}),
  });
  return new Response(null, { status: 204 });
}

/** Letters and punctuation: no figures of a prescription, and no address. */
function wordsOnly(text: string): string {
  return text.replace(/[^\p{L}\p{P}\p{Zs}]/gu, '').replace(/\S*@\S*/g, '');
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });
