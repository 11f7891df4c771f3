import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { moved, WHOLE, zoomed, type Shares, type View } from './zoom.ts';

const KEYS: Readonly<Record<string, Shares>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ZOOM_KEYS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 };
/** An arrow goes so far, as a share of the window. */
const KEY_SHARE = 0.15;
/** A press of plus makes it so many times as large. */
const STEP = 1.5;
/** A wheel's usual notch (100) is about a quarter more or less. */
const WHEEL_SHARE = 0.0023;
/** A finger that moves less has pointed at a place. */
const POINTED_PX = 6;

/** Where a pointer is, from the window's middle, in shares of it. */
type Pointers = Map<number, Shares>;

/**
 * A picture that is larger than its window: pulled and pinched by fingers, turned nearer by the
 * wheel, moved by keys, brought to the middle where it is pointed at. `surface` is the window, and
 * keys work wherever the focus is in `around`.
 */
export function useZoom(around: { current: HTMLElement | null }, picture: Shares) {
  const surface = useRef<HTMLElement>(null);
  const [view, setView] = useState<View>(WHOLE);
  const larger = (by: 1 | -1) =>
    setView((before) => zoomed(before, STEP ** by, fitOf(surface.current, picture)));
  const change = useEffectEvent((next: (before: View, fit: Shares) => View) =>
    setView((before) => next(before, fitOf(surface.current, picture))),
  );

  useEffect(() => {
    const [outer, shown] = [around.current, surface.current];
    if (!outer || !shown) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const pointers: Pointers = new Map();
    let pulledPx = 0;

    outer.addEventListener('keydown', press, { signal });
    shown.addEventListener('wheel', turn, { signal, passive: false });
    shown.addEventListener('pointerdown', grasp, { signal });
    shown.addEventListener('pointermove', pull, { signal });
    shown.addEventListener('pointerup', release, { signal });
    shown.addEventListener('pointercancel', (event) => pointers.delete(event.pointerId), {
      signal,
    });
    return () => stop.abort();

    function press(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const [way, by] = [KEYS[event.key], ZOOM_KEYS[event.key]];
      if (!way && !by) return;
      event.preventDefault();
      change((before, fit) =>
        way
          ? moved(before, { x: way.x * KEY_SHARE, y: way.y * KEY_SHARE }, fit)
          : zoomed(before, STEP ** by!, fit),
      );
    }
    function turn(event: WheelEvent): void {
      event.preventDefault();
      const at = placeIn(shown!, event);
      change((before, fit) => zoomed(before, Math.exp(-event.deltaY * WHEEL_SHARE), fit, at));
    }
    function grasp(event: PointerEvent): void {
      shown!.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, placeIn(shown!, event));
      pulledPx = pointers.size === 1 ? 0 : Infinity;
    }
    function pull(event: PointerEvent): void {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = placeIn(shown!, event);
      const [other] = [...pointers].flatMap(([id, place]) =>
        id === event.pointerId ? [] : [place],
      );
      pointers.set(event.pointerId, now);
      const by = { x: before.x - now.x, y: before.y - now.y };
      pulledPx += Math.hypot(by.x * shown!.clientWidth, by.y * shown!.clientHeight);
      if (!other) return change((seen, fit) => moved(seen, by, fit));
      // The middle between two fingers pulls by half of what one of them does.
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const times = apart(now, other, shown!) / Math.max(1, apart(before, other, shown!));
      change((seen, fit) =>
        zoomed(moved(seen, { x: by.x / 2, y: by.y / 2 }, fit), times, fit, middle),
      );
    }
    function release(event: PointerEvent): void {
      const at = pointers.get(event.pointerId);
      pointers.delete(event.pointerId);
      if (!at || pulledPx > POINTED_PX) return;
      change((before, fit) =>
        moved(before.zoom === 1 ? zoomed(before, STEP ** 2, fit, at) : before, at, fit),
      );
    }
  }, [around]);

  return { surface, view, larger };
}

/** How much of the window the whole picture fills. */
function fitOf(surface: HTMLElement | null, picture: Shares): Shares {
  const { clientWidth = 1, clientHeight = 1 } = surface ?? {};
  const scale = Math.min(clientWidth / picture.x, clientHeight / picture.y);
  return { x: (picture.x * scale) / clientWidth, y: (picture.y * scale) / clientHeight };
}

function placeIn(surface: HTMLElement, { clientX, clientY }: MouseEvent): Shares {
  const { left, top, width, height } = surface.getBoundingClientRect();
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 };
}

function apart(one: Shares, other: Shares, { clientWidth, clientHeight }: HTMLElement): number {
  return Math.hypot((one.x - other.x) * clientWidth, (one.y - other.y) * clientHeight);
}
