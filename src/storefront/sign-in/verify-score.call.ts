import { shopContext, pageRequestContext } from '../app/context.ts';
import { callError, readJson, textOf, type Call } from '../app/calls/json-call.ts';
import { proofBody } from './verify-score.contract.ts';

/** `GET /verifyScore`: a puzzle for the browser. */
export async function loader({ context }: Call): Promise<Response> {
  return Response.json(await context.get(shopContext).botCheck.puzzle());
}

/**
 * `POST /verifyScore` with `token`: whether the proof is good. The score stays on the server,
 * bound to the browser, and counts when it asks for a code.
 */
export async function action(call: Call): Promise<Response> {
  const { context } = call;
  const { token } = await readJson(call, proofBody);
  const verified = await context.get(shopContext).botCheck.verify(textOf(token, 4096));
  if (!verified) return callError(context, 422, 'not_verified', 'This proof does not count.');
  await context.get(pageRequestContext).signIn.rememberProof();
  return Response.json({ verified });
}
