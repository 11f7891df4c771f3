import { houseContext } from '../../context.ts';
import type { Call } from '../../features/calls/json-call.ts';

/** `GET /curtainConfig`: whether the shop is closed for maintenance. */
export async function loader({ context }: Call): Promise<Response> {
  const curtain = await context.get(houseContext).isCurtainClosed();
  return Response.json({ curtain });
}
