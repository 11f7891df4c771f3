import { useEffect } from 'react';
import { useBusy } from '../live/router.ts';

/** Takes over from `early.ts` once the page's scripts have come. Once, around all pages. */
export function useEarly(): void {
  const isBusy = useBusy().isBusy;
  // After every news of the router: on a busy machine an answer may come before the way to it.
  useEffect(() => {
    const { early } = window;
    if (!early) return;
    const isWakingUp = !early.isOver;
    if (isWakingUp) {
      early.isOver = true;
      for (const button of early.pressed) button.click();
    }
    if (early.isBusy && !isBusy) early.endPresses();
    early.isBusy = isBusy;
    if (isBusy) return;
    early.sent.clear();
    // The server made the first page, for whoever was signed in then.
    if (!isWakingUp) early.pageIsOf();
  });
}
