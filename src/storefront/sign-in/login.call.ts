import { isServiceError } from '#clients/client.ts';
import { pageRequestContext } from '../app/context.ts';
import { callError, readJson, textOf, type Call } from '../app/calls/json-call.ts';
import { loginBody } from './login.contract.ts';

/**
 * `POST /login` with `otp`: `message` and `login`. A wrong code is no 401, and the message of
 * every failure holds the word `otp`: clients of the specification decide by these. Refusals
 * before the code is looked at get both from the server.
 */
export async function action(call: Call): Promise<Response> {
  const { otp } = await readJson(call, loginBody);
  try {
    const { signIn } = call.context.get(pageRequestContext);
    const { status, message } = await signIn.verifyCode(textOf(otp, 40));
    const login = status === 'signed-in' || status === 'already-redeemed';
    return Response.json({ message, login });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const text = 'Please try again in a moment.';
    return callError(call.context, 503, 'unavailable', text, { 'Retry-After': '2' });
  }
}
