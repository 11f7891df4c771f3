import { shopContext } from '../context.ts';
import { callError, type Call } from './json-call.ts';

/** `GET /curtainConfig`: whether the shop is closed for maintenance. */
export async function loader({ context }: Call): Promise<Response> {
  const curtain = await context.get(shopContext).curtain.isClosed();
  return Response.json({ curtain });
}

export const action = ({ context }: Call) =>
  callError(context, 405, 'method_not_allowed', 'This call takes GET.', { Allow: 'GET' });
