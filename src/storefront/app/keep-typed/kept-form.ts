import { KEEPING_COOKIE, KEEPING_HEADER, KEEP_INTENT } from './keep-intent.ts';

/** What stands in a form, to be compared. */
export function textOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}

/** What stood in it as the server gave it, whatever was typed since. */
export function textAsGiven(form: HTMLFormElement): string {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return textOf(copy);
}

/** What stands in the form now, for its page to keep and not to judge. */
export function bodyToKeep(form: HTMLFormElement): FormData {
  const body = new FormData(form);
  body.set('intent', KEEP_INTENT);
  return body;
}

/** For how long a page waits for it that is asked for when this one is gone. */
const COOKIE_SECONDS = 5;
let newest = '';

/**
 * A failure here costs nothing now: the form itself still holds everything. A reload asks for its
 * page at the same moment, and may be heard first: by the cookie the server knows what to wait for.
 */
export async function keepOnServer(pathname: string, body: FormData): Promise<void> {
  const name = String(Math.random());
  newest = name;
  announce(name, COOKIE_SECONDS);
  const headers = { [KEEPING_HEADER]: name };
  await fetch(`${pathname}.data`, { method: 'POST', headers, body, keepalive: true }).catch(
    () => {},
  );
  if (newest === name) announce('', 0);
}

function announce(name: string, seconds: number): void {
  document.cookie = `${KEEPING_COOKIE}=${name};path=/;samesite=lax;max-age=${seconds}`;
}
