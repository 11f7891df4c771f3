/** A press that has led nowhere by then was answered on the page itself. */
const NOWHERE_MS = 1000;

const busy = new Set<Element>();

/**
 * Says of what was pressed, at once, that its answer is on the way: of the button that sends a
 * form, and of a link that looks like a button. It can still be pressed.
 */
export function watchPresses(): void {
  addEventListener('submit', (event) => begin(event.submitter, event), true);
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[data-look]');
      const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey);
      if (link instanceof HTMLAnchorElement && isPlain && link.origin === location.origin)
        begin(link, event);
    },
    true,
  );
}

function begin(pressed: Element | null, event: Event): void {
  if (!pressed) return;
  busy.add(pressed);
  pressed.ariaBusy = 'true';
  setTimeout(() => {
    // What the browser follows by itself ends with the page.
    if (event.defaultPrevented && !window.early?.isBusy) end(pressed);
  }, NOWHERE_MS);
}

/** The answer is here, or the page is shown again. */
export function endPresses(): void {
  busy.forEach(end);
}

function end(pressed: Element): void {
  busy.delete(pressed);
  pressed.ariaBusy = null;
}
