import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import type { Early } from './early-script.ts';

/** Takes over from `earlyScript` once the page's scripts have come. Once, around all pages. */
export function useEarly(): void {
  const isBusy = useNavigation().state !== 'idle';
  useEffect(() => {
    const early = earlyOf(window);
    if (!early || early.isOver) return;
    early.isOver = true;
    for (const button of early.pressed) button.click();
  }, []);
  useEffect(() => {
    const early = earlyOf(window);
    if (!early || !isBusy) return;
    early.isBusy = true;
    return () => {
      early.isBusy = false;
      early.sent.clear();
    };
  }, [isBusy]);
}

function earlyOf(window: object): Early | undefined {
  return (window as { early?: Early }).early;
}
