import { REMEMBERED } from '../memory/remembered-names.ts';

/*
 * What one tab knows of the others: whose pages they show. Whoever signs out, or in as somebody
 * else, empties every tab that shows another's, at once and without a touch.
 */

/** Under this name tabs call each other. */
const NAME = 'framewell.user';

/** Whose page this is, by the readable cookie; empty for nobody's. */
let shown = userNow();

/** From the first moment of a page on: tells the others, and listens. */
export function watchOtherTabs(): void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : null;
  channel?.addEventListener('message', emptyIfAnothers);
  // Where there is no channel, or it is asleep: a note that is taken away again at once.
  addEventListener('storage', ({ key }) => {
    if (key === NAME) emptyIfAnothers();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) emptyIfAnothers();
  });
  document.addEventListener('visibilitychange', emptyIfAnothers);
  tellOthers(channel);
  if (shown === '') forgetRemembered();
}

/** After the router has shown another page: it is made for whoever is signed in by now. */
export function pageIsOf(): void {
  const now = userNow();
  if (now === shown) return;
  shown = now;
  tellOthers('BroadcastChannel' in window ? new BroadcastChannel(NAME) : null);
}

function tellOthers(channel: BroadcastChannel | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel?.postMessage(null);
  try {
    localStorage.setItem(NAME, '1');
    localStorage.removeItem(NAME);
  } catch {
    // Storage is denied: the channel has told them.
  }
}

function emptyIfAnothers(): void {
  if (shown === '' || shown === userNow()) return;
  document.body.replaceChildren();
  inStorage((storage) => storage.clear());
  // Asked for anew, without sending a form again: the server shows what anybody may see.
  location.replace(location.pathname + location.search);
}

function forgetRemembered(): void {
  inStorage((storage) => REMEMBERED.forEach((name) => storage.removeItem(name)));
}

function inStorage(act: (storage: Storage) => void): void {
  try {
    act(sessionStorage);
  } catch {
    // Denied, so there is nothing in it.
  }
}

function userNow(): string {
  return /(?:^|;\s*)userId=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}
