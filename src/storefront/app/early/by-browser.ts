/*
 * A script of a page that does not load makes the router load this page anew. Within a minute it
 * does so once: after that links are followed and forms sent by the browser, which needs no script
 * for it, and the page asked for comes from the server.
 */

const NAME = 'framewell.reloaded';
const ONCE_IN_MS = 60_000;

/** Notes, when the page is left while `isBusy`, that it may be for a script that did not come. */
export function noteReload(isBusy: boolean): void {
  if (!isBusy) return;
  try {
    sessionStorage.setItem(NAME, String(Date.now()));
  } catch {
    // Denied: the page is loaded anew each time.
  }
}

/** Whether the router has lately left a page for another in the middle of the way. */
export function wasReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(NAME) ?? 0) < ONCE_IN_MS;
  } catch {
    return false;
  }
}
