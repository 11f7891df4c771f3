import { reportError } from '../report-error.ts';
import { readJson, textOf, type Call } from './json-call.ts';
import { reportBody } from './error-logger.contract.ts';
import { withoutSecrets } from './without-secrets.ts';

/** What a browser has to say of one failed action is short. */
const maxBytes = 8 * 1024;

/**
 * `POST /errorLogger`: a browser reports a failed action. Who reports is told by the session,
 * never by the body. The kind and a short text can be searched; the error as it came, the cart's id
 * and whatever else was sent are kept sealed; passwords, codes and tokens in it are not kept.
 */
export async function action(call: Call): Promise<Response> {
  const { context } = call;
  const { errorType, ...sent } = await readJson(call, reportBody, {
    maxBytes,
    codes: { errorType: 'unknown_error_type' },
  });
  const details = withoutSecrets(sent);
  await reportError(context, {
    errorType,
    message: wordsOnly(textOf(messageOf(details.error), 300)),
    isFromBrowser: true,
    details,
  });
  return new Response(null, { status: 204 });
}

/** An error comes as a text, or as an object with its text in it. */
function messageOf(error: unknown): unknown {
  return error !== null && typeof error === 'object' && 'message' in error ? error.message : error;
}

/** Letters and punctuation: no figures of a prescription, and no address. */
function wordsOnly(text: string): string {
  return text.replace(/[^\p{L}\p{P}\p{Zs}]/gu, '').replace(/\S*@\S*/g, '');
}
