import { hideBannerIfOff } from '../../ui/banner-flag.ts';
import { endPresses, watchPresses } from './busy-presses.ts';
import { pageIsOf, watchOtherTabs } from './other-tabs.ts';
import { noteReload, wasReloaded } from './by-browser.ts';
import { bodyToKeep, keepOnServer, textAsGiven, textOf } from '../keep-typed/kept-form.ts';

declare global {
  interface Window {
    early?: Early;
  }
}

/** What this program and the page's scripts know of each other, as `window.early`. */
export type Early = {
  /** The address that the page was made for, from its path on. */
  address: string;
  /** The page's scripts have come. */
  isOver: boolean;
  /** Buttons that need a script and were pressed before there was one, in that order. */
  pressed: HTMLButtonElement[];
  /** The forms on their way: by the browser itself, before the scripts had come, and since. */
  sentByBrowser: Map<HTMLFormElement, Sent>;
  sent: Map<HTMLFormElement, Sent>;
  /** The router is on its way. */
  isBusy: boolean;
  /** What the page's forms do before a link to another document is followed. */
  leaving: Set<(press: MouseEvent) => void>;
  /** Told after the router has shown another page. */
  pageIsOf(): void;
  /** Told when the router is no longer on its way. */
  endPresses(): void;
};

/** Until when (milliseconds since 1970) a form is not sent again by the same button. */
type Sent = { by: HTMLElement | null; until: number };

/** A form may be sent again then, if nothing is known of an answer. */
const NO_ANSWER_MS = 5000;

/*
 * The program in the head of every page: what must hold from the first moment, while on a slow
 * line the page's scripts are still to come. A press that needs them is done once they have come;
 * a form marked `data-kept` is kept when the page is left; going back to what was shown without a
 * new document gets one; who signs out empties every tab; and, with scripts as well, what is
 * pressed says that it is busy, and no form is sent again by the same button while it is on its way.
 */
const early: Early = {
  address: here(),
  isOver: false,
  pressed: [],
  isBusy: false,
  leaving: new Set(),
  sentByBrowser: new Map(),
  sent: new Map(),
  pageIsOf,
  endPresses,
};
window.early = early;
let kept: string | undefined;
/** When a link of the router was pressed last; its script may fail before the page knows. */
let followedAt = -Infinity;
const FOLLOWED_FOR_MS = 10_000;

hideBannerIfOff();
watchOtherTabs();
watchPresses();
const isByBrowser = wasReloaded();
addEventListener('beforeunload', () => {
  const isFollowing = performance.now() - followedAt < FOLLOWED_FOR_MS;
  noteReload(early.isOver && (early.isBusy || isFollowing));
  void keep();
});
addEventListener('pagehide', () => void keep());
addEventListener('click', pressed, true);
addEventListener('submit', sending, true);
addEventListener('popstate', () => {
  if (!early.isOver && early.address !== here()) location.reload();
});
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  early.sentByBrowser.clear();
  early.sent.clear();
  endPresses();
});

function here(): string {
  return location.pathname + location.search;
}

/** Nothing where there is no form to keep, or all of it is kept or on its way. */
function keep(): Promise<unknown> | undefined {
  const form = document.querySelector<HTMLFormElement>('form[data-kept]');
  if (early.isOver || !form || early.sentByBrowser.has(form)) return undefined;
  const text = textOf(form);
  if (text === (kept ?? textAsGiven(form))) return undefined;
  kept = text;
  return keepOnServer(location.pathname, bodyToKeep(form));
}

/** Whether there is something to keep before `event` goes on. */
function keepFirst(event: Event, goOn: () => void): boolean {
  const keeping = keep();
  if (!keeping) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  void keeping.then(goOn);
  return true;
}

function pressed(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[data-discover]'))
    followedAt = performance.now();
  if (isByBrowser && early.isOver && event.target instanceof Element && event.target.closest('a')) {
    // The router is not to hear of it; who keeps a form has to.
    event.stopImmediatePropagation();
    for (const leave of early.leaving) leave(event);
  }
  if (early.isOver || !(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLButtonElement>(
    'button[type=button]:not([popovertarget])',
  );
  if (button) setTimeout(() => early.isOver || early.pressed.push(button));
  const link = event.target.closest('a');
  const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey);
  if (!link || !isPlain || link.target) return;
  if (link.origin === location.origin && link.pathname !== location.pathname)
    keepFirst(event, () => location.assign(link.href));
}

function sending(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.method !== 'post') return;
  const { submitter: by } = event;
  if (form.dataset.kept === undefined && keepFirst(event, () => form.requestSubmit(by))) return;
  const sent = early.sent.get(form) ?? early.sentByBrowser.get(form);
  if (sent && sent.by === by && (early.isBusy || Date.now() < sent.until)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  const list = early.isOver ? early.sent : early.sentByBrowser;
  list.set(form, { by, until: Date.now() + NO_ANSWER_MS });
}
