import { z } from 'zod';
import type { Flash } from './port.ts';

/** A message for the page that comes next, as its cookie holds it. */
export function encodeFlash(message: Flash): string {
  return Buffer.from(JSON.stringify(message)).toString('base64url');
}

/** A cookie can be anything; only a name and texts come out. */
export function decodeFlash(cookie: string | undefined): Flash | null {
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
