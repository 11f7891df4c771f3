import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** A place on a picture, in percent from its left and upper edge. */
type PicturePlace = { x: number; y: number };

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type PictureHandleProps = {
  at: PicturePlace;
  /** How far an arrow key goes, in percent; with the shift key it goes `longStep` times as far. */
  step: PicturePlace;
  longStep: number;
  label: string;
  /** Where it is, in words. */
  valueText: string;
  className: string | undefined;
  /** What its look depends on. */
  marks?: Record<`data-${string}`, string | undefined>;
  /** It is being moved, or about to be. */
  onTake?: () => void;
  onMove: (at: PicturePlace) => void;
};

/**
 * Something that can be moved over a picture, which is the element around it: dragged by finger,
 * pen or mouse, or moved by the arrow keys. Escape takes back what was done since it was taken.
 */
export function PictureHandle({
  at,
  step,
  longStep,
  onTake,
  onMove,
  ...shown
}: PictureHandleProps) {
  const before = useRef(at);
  /** The pointer that drags, and how far from the place it took hold, in percent. */
  const drag = useRef<{ pointerId: number; x: number; y: number } | null>(null);

  const take = () => {
    before.current = at;
    onTake?.();
  };
  function grasp(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const pointer = pointedAt(event);
    drag.current = { pointerId: event.pointerId, x: pointer.x - at.x, y: pointer.y - at.y };
    take();
  }
  function drags(event: PointerEvent<HTMLElement>) {
    if (drag.current?.pointerId !== event.pointerId) return;
    const pointer = pointedAt(event);
    onMove({ x: pointer.x - drag.current.x, y: pointer.y - drag.current.y });
  }
  function press(event: KeyboardEvent) {
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    if (event.key === 'Escape') {
      drag.current = null;
      onMove(before.current);
    } else if (x || y) {
      // The page would be scrolled.
      event.preventDefault();
      const times = event.shiftKey ? longStep : 1;
      onMove({ x: at.x + times * x * step.x, y: at.y + times * y * step.y });
    }
  }

  return (
    <div
      {...shown.marks}
      className={shown.className}
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
      // It moves in two directions, and an input in one.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={shown.label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at.x)}
      aria-valuetext={shown.valueText}
      onFocus={take}
      onPointerDown={grasp}
      onPointerMove={drags}
      onPointerUp={() => (drag.current = null)}
      onPointerCancel={() => {
        // The system has taken the finger for something else.
        if (drag.current) onMove(before.current);
        drag.current = null;
      }}
      onKeyDown={press}
    />
  );
}

function pointedAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): PicturePlace {
  const box = currentTarget.parentElement?.getBoundingClientRect();
  const { left = 0, top = 0, width = 1, height = 1 } = box ?? {};
  return { x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height };
}
