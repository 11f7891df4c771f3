import { houseContext } from '../../context.ts';
import { callError, readJson, textOf, type Call } from '../../features/calls/json-call.ts';

/** `GET /verifyScore`: a puzzle for the browser. */
export async function loader({ context }: Call): Promise<Response> {
  return Response.json(await context.get(houseContext).botCheck.puzzle());
}

/** `POST /verifyScore` with `token`: whether the proof is good. The score stays on the server. */
export async function action(call: Call): Promise<Response> {
  const { token } = await readJson(call);
  const verified = await call.context.get(houseContext).botCheck.verify(textOf(token, 4096));
  return verified
    ? Response.json({ verified })
    : callError(call.context, 422, 'not_verified', 'This proof does not count.');
}
