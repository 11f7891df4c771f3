import { shopContext } from '../context.ts';
import type { Call } from './json-call.ts';

/** `GET /curtainConfig`: whether the shop is closed for maintenance. */
export async function loader({ context }: Call): Promise<Response> {
  const curtain = await context.get(shopContext).curtain.isClosed();
  return Response.json({ curtain });
}
