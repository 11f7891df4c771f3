import { useEffect, useEffectEvent } from 'react';

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The arrow keys lead on, unless they are at work in a field or on a choice. */
export function useSteps(isOn: boolean, onStep: (by: 1 | -1) => void): void {
  const go = useEffectEvent(onStep);
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      const isTaken = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      const { target } = event;
      if (by === undefined || isTaken) return;
      if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
      event.preventDefault();
      go(by);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
}

/** Farther than this aside, and more aside than up or down, is a swipe. */
const SWIPE_PX = 48;

/** A finger that sweeps to the left leads on, to the right back. */
export function swipes(onStep: (by: 1 | -1) => void) {
  let from: { x: number; y: number } | null = null;
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEventLike) => {
      from = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEventLike) => {
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      from = null;
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onStep(x < 0 ? 1 : -1);
    },
  };
}

type PointerEventLike = { clientX: number; clientY: number; isPrimary: boolean };

/** Gives the focus to what has just come. */
export function focused(element: HTMLElement | null): void {
  element?.focus();
}
