import { z } from 'zod';
import type { CookieJar } from '../cookies/port.ts';
import type { Flash } from './port.ts';

/** The message from page to page, which travels in a cookie. */
export function createFlash(jar: CookieJar) {
  let isTaken = false;
  let isNew = false;
  return {
    leave(message: Flash): void {
      isNew = true;
      const text = Buffer.from(JSON.stringify(message)).toString('base64url');
      jar.set('message', text, { maxAgeSeconds: 300, httpOnly: true });
    },
    take(): Flash | null {
      const message = read(jar.get('message'));
      isTaken ||= message !== null;
      return message;
    },
    /** The answer has shown what was taken; a message left since then is for the next. */
    forgetShown(): void {
      if (isTaken && !isNew) jar.forget('message');
    },
  };
}

/** A cookie can be anything; only a name and texts come out. */
function read(cookie: string | undefined): Flash | null {
  if (!cookie || cookie.length > 1000) return null;
  try {
    const parsed = FlashCookie.safeParse(JSON.parse(Buffer.from(cookie, 'base64url').toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const FlashCookie = z.object({
  id: z.string().regex(/^\w{1,40}$/),
  params: z.record(z.string(), z.string().max(200)).default({}),
});
