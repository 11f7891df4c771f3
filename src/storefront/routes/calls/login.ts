import { isServiceError } from '../../clients.ts';
import { houseContext, visitContext } from '../../context.ts';
import { callError, readJson, textOf, type Call } from '../../features/calls/json-call.ts';
import { closedCall } from '../../middleware/curtain.ts';

/** Said when the code was not even looked at. */
const notChecked = 'The otp was not checked.';

/**
 * `POST /login` with `otp`: `message` and `login`. A wrong code is no 401, and the message of
 * every failure holds the word `otp`: clients of the specification decide by these.
 */
export async function action(call: Call): Promise<Response> {
  try {
    const { otp } = await readJson(call);
    const visit = call.context.get(visitContext);
    if (visit.isDown) return await unavailable(call);
    if (await call.context.get(houseContext).isCurtainClosed())
      return await withMessage(closedCall(call.context));
    const { status, message } = await visit.signIn.verifyCode(textOf(otp, 40));
    const login = status === 'signed-in' || status === 'already-redeemed';
    return Response.json({ message, login });
  } catch (error) {
    if (error instanceof Response) return withMessage(error);
    if (isServiceError(error)) return unavailable(call);
    throw error;
  }
}

function unavailable({ context }: Call): Promise<Response> {
  const text = 'Please try again in a moment.';
  return withMessage(callError(context, 503, 'unavailable', text, { 'Retry-After': '2' }));
}

/** A refusal in the envelope of all calls, with what clients of this one look for. */
async function withMessage(refusal: Response): Promise<Response> {
  const envelope = (await refusal.json()) as object;
  const { status, headers } = refusal;
  headers.delete('Content-Length');
  return Response.json({ ...envelope, message: notChecked, login: false }, { status, headers });
}

export const loader = ({ context }: Call) =>
  callError(context, 405, 'method_not_allowed', 'This call takes POST.', { Allow: 'POST' });
