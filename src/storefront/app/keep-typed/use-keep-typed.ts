import { useEffect, useRef, type RefObject } from 'react';
import { useAddress } from '../live/router.ts';
import { bodyToKeep, keepOnServer, textAsGiven, textOf } from './kept-form.ts';

const QUIET_MS = 700;

/**
 * Keeps what stands in the form on the server: at once when a field is left, a moment after
 * other changes, and when the page goes away. A reload, another language or a closed window
 * loses nothing. Posts to the page's own action, also when another page is shown by then, and
 * beside the router, which would load the whole page anew for it. A form says by `data-kept` that
 * it is kept.
 */
export function useKeepTyped(form: RefObject<HTMLFormElement | null>) {
  const timer = useRef<number>(undefined);
  const kept = useRef<string>(undefined);
  const sending = useRef<Promise<unknown>>(null);
  const { pathname } = useAddress();

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const keep = { form: element, pathname, kept, sending };
    kept.current ??= textAsGiven(element);
    const flush = () => {
      window.clearTimeout(timer.current);
      const body = changed(element, kept);
      if (body) void keepOnServer(pathname, body);
    };
    // What is submitted needs no keeping, and must not be kept after it was accepted.
    const submitted = () => {
      window.clearTimeout(timer.current);
      kept.current = textOf(element);
    };
    const typing = () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(send, QUIET_MS, keep);
    };
    const leaving = (event: MouseEvent) => keepBeforeLeaving(event, keep);
    // A reload asks for the page before the old one is hidden; on phones only hiding is told.
    window.addEventListener('beforeunload', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('click', leaving);
    window.early?.leaving.add(leaving);
    element.addEventListener('input', typing);
    element.addEventListener('submit', submitted);
    // Whoever is quicker than the scripts has typed already, or has even sent the form.
    if (window.early?.sentByBrowser.has(element)) submitted();
    else send(keep);
    return () => {
      window.removeEventListener('beforeunload', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('click', leaving);
      window.early?.leaving.delete(leaving);
      element.removeEventListener('input', typing);
      element.removeEventListener('submit', submitted);
      flush();
    };
  }, [form, pathname]);

  const sendIn = (quietMs: number) => {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const keep = { form: form.current, pathname, kept, sending };
    if (quietMs === 0) send(keep);
    else timer.current = window.setTimeout(send, quietMs, keep);
  };
  return { now: () => sendIn(0), soon: () => sendIn(QUIET_MS) };
}

type Kept = { current: string | undefined };

type Keep = {
  form: HTMLFormElement;
  /** The form's own page. */
  pathname: string;
  kept: Kept;
  /** Until all is kept that was typed before. */
  sending: { current: Promise<unknown> | null };
};

/** One after the other, so that the last word is the newest; whoever leaves meanwhile flushes. */
function send(keep: Keep): void {
  const { form, pathname, kept, sending } = keep;
  if (sending.current) return;
  const body = changed(form, kept);
  if (!body) return;
  sending.current = keepOnServer(pathname, body).then(() => {
    sending.current = null;
    send(keep);
    return sending.current;
  });
}

/** The form's content, unless it was kept already, or is not to be. */
function changed(form: HTMLFormElement, kept: Kept): FormData | null {
  const text = textOf(form);
  if (text === kept.current || !form.dataset.kept) return null;
  kept.current = text;
  return bodyToKeep(form);
}

/** A link to another document, as the one to the other language, follows when all is kept. */
function keepBeforeLeaving(event: MouseEvent, keep: Keep): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || event.defaultPrevented || link.target) return;
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  // What was typed a moment ago is still waiting for more.
  send(keep);
  if (!keep.sending.current) return;
  event.preventDefault();
  void keep.sending.current.then(() => location.assign(link.href));
}
