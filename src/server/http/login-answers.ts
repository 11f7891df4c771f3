import { createMiddleware } from 'hono/factory';
import type { AppVariables } from './variables.ts';

/** Said when the code was not even looked at. A protocol string, never translated. */
const notChecked = 'The otp was not checked.';

/**
 * Every failure of `POST /login` holds what clients of the specification decide by, the word
 * `otp` in `message` and `login: false`, whoever refused: a limit, the curtain, a fault of ours.
 */
export function loginAnswers() {
  return createMiddleware<{ Variables: AppVariables }>(async (c, next) => {
    await next();
    if (!isLogin(c.req) || c.res.status < 400) return;
    const { status } = c.res;
    const headers = new Headers(c.res.headers);
    const { errors = [internal], requestId = c.get('requestId') } = await envelopeOf(c.res);
    const body = { errors, requestId, message: notChecked, login: false };
    headers.delete('content-length');
    headers.set('content-type', 'application/json');
    c.res = undefined;
    c.res = new Response(JSON.stringify(body), { status, headers });
  });
}

/** A short answer that is read again here, so nothing on the way may pack it. */
export function isLogin({ method, path }: { method: string; path: string }): boolean {
  return method === 'POST' && /^\/login\/?$/i.test(path);
}

const internal = { code: 'internal', message: 'Something went wrong on our side.' };

type Envelope = { errors?: unknown; requestId?: unknown };

/** What an answer says in the envelope of all calls; nothing when it is none. */
async function envelopeOf(answer: Response): Promise<Envelope> {
  try {
    return (await answer.json()) as Envelope;
  } catch {
    return {};
  }
}
