import { useEffect, useRef, type RefObject } from 'react';
import { KEEP_INTENT } from './keep-intent.ts';

const QUIET_MS = 700;

/**
 * Keeps what stands in the form on the server: at once when a field is left, a moment after
 * other changes, and when the page goes away. A reload or a closed window loses nothing. Posts
 * to the page's own action beside the router, which would load the whole page anew for it.
 */
export function useKeepTyped(form: RefObject<HTMLFormElement | null>) {
  const timer = useRef<number>(undefined);
  const kept = useRef<string>(undefined);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    kept.current ??= textOf(element);
    const flush = () => {
      window.clearTimeout(timer.current);
      post(element, kept);
    };
    // What is submitted needs no keeping, and must not be kept after it was accepted.
    const submitted = () => {
      window.clearTimeout(timer.current);
      kept.current = textOf(element);
    };
    window.addEventListener('pagehide', flush);
    element.addEventListener('submit', submitted);
    return () => {
      window.removeEventListener('pagehide', flush);
      element.removeEventListener('submit', submitted);
      flush();
    };
  }, [form]);

  return {
    now() {
      window.clearTimeout(timer.current);
      if (form.current) post(form.current, kept);
    },
    soon() {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => form.current && post(form.current, kept), QUIET_MS);
    },
  };
}

function post(form: HTMLFormElement, kept: { current: string | undefined }): void {
  const text = textOf(form);
  if (text === kept.current) return;
  kept.current = text;
  const body = new FormData(form);
  body.set('intent', KEEP_INTENT);
  // A failure here costs nothing now: the form itself still holds everything.
  fetch(`${location.pathname}.data`, { method: 'POST', body, keepalive: true }).catch(() => {});
}

function textOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form).entries()]);
}
