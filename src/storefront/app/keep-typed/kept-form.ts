import { KEEPING_HEADER, KEEP_INTENT } from './keep-intent.ts';

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

/** A failure here costs nothing now: the form itself still holds everything. */
export function keepOnServer(pathname: string, body: FormData): Promise<unknown> {
  const headers = { [KEEPING_HEADER]: '1' };
  return fetch(`${pathname}.data`, { method: 'POST', headers, body, keepalive: true }).catch(
    () => {},
  );
}
