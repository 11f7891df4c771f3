import { reportError } from '../report-error.ts';
import { callError, readJson, textOf, type Call } from './json-call.ts';

/** What a browser has to say of one failed action is short. */
const maxBytes = 8 * 1024;

const errorTypes = ['expressCheckout', 'add2Cart'] as const;

/**
 * `POST /errorLogger`: a browser reports a failed action. Who reports is told by the session,
 * never by the body; what is kept is the kind and a short text.
 */
export async function action(call: Call): Promise<Response> {
  const { context } = call;
  const body = await readJson(call, { maxBytes });
  const errorType = errorTypes.find((known) => known === body.errorType);
  if (!errorType) {
    const text = `errorType is one of ${errorTypes.join(', ')}.`;
    return callError(context, 422, 'unknown_error_type', text);
  }
  await reportError(context, {
    errorType,
    message: wordsOnly(textOf(body.error, 300)),
    isFromBrowser: true,
  });
  return new Response(null, { status: 204 });
}

/** Letters and punctuation: no figures of a prescription, and no address. */
function wordsOnly(text: string): string {
  return text.replace(/[^\p{L}\p{P}\p{Zs}]/gu, '').replace(/\S*@\S*/g, '');
}
