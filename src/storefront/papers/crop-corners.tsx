import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { mostCut, placeOf, withCornerAt, type Corner, type Cut } from './edit-picture.ts';
import styles from './crop-corners.module.css';

const CORNERS: readonly Corner[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
];

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** With the shift key, an arrow goes so far. */
const LONG_STEP = 5;

type CropCornersProps = { cut: Cut; onCut: (cut: Cut) => void };

/**
 * Four corners over a picture, to be dragged by finger, pen or mouse, or moved by the arrow keys.
 * Escape takes back what was done to a corner since it was taken.
 */
export function CropCorners({ cut, onCut }: CropCornersProps) {
  const { upload } = useTexts().papers;
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(cut);
  /** The pointer that drags, and how far from the corner it took hold, in percent. */
  const drag = useRef<{ pointerId: number; x: number; y: number } | null>(null);

  const take = () => {
    before.current = cut;
  };
  function pointedAt({ clientX, clientY }: PointerEvent) {
    const { left = 0, top = 0, width = 1, height = 1 } = box.current?.getBoundingClientRect() ?? {};
    return { x: (100 * (clientX - left)) / width, y: (100 * (clientY - top)) / height };
  }
  function grasp(corner: Corner, event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const [pointer, lies] = [pointedAt(event), placeOf(cut, corner)];
    drag.current = {
      pointerId: event.pointerId,
      x: pointer.x - lies.x,
      y: pointer.y - lies.y,
    };
    take();
  }
  function move(corner: Corner, event: PointerEvent) {
    if (drag.current?.pointerId !== event.pointerId) return;
    const pointer = pointedAt(event);
    const at = { x: pointer.x - drag.current.x, y: pointer.y - drag.current.y };
    onCut(withCornerAt(cut, corner, at));
  }
  function press(corner: Corner, event: KeyboardEvent) {
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    if (event.key === 'Escape') {
      drag.current = null;
      onCut(before.current);
    } else if (x || y) {
      // The page would be scrolled.
      event.preventDefault();
      const by = event.shiftKey ? LONG_STEP : 1;
      const at = placeOf(cut, corner);
      onCut(withCornerAt(cut, corner, { x: at.x + by * x, y: at.y + by * y }));
    }
  }

  return (
    <div ref={box} className={styles.box}>
      <div
        className={styles.kept}
        style={{ inset: `${cut.top}% ${cut.right}% ${cut.bottom}% ${cut.left}%` }}
      />
      {CORNERS.map((corner) => {
        const { vertical, horizontal } = corner;
        const { x, y } = placeOf(cut, corner);
        return (
          <div
            key={`${vertical} ${horizontal}`}
            className={styles.corner}
            data-vertical={vertical}
            data-horizontal={horizontal}
            style={{ left: `${x}%`, top: `${y}%` }}
            // It moves in two directions, and an input in one.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="slider"
            tabIndex={0}
            aria-label={upload.corners[`${vertical} ${horizontal}`]}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={x}
            aria-valuetext={[horizontal, vertical]
              .map((edge) => upload.cutOff(upload.edges[edge], cut[edge]))
              .join(', ')}
            onFocus={take}
            onPointerDown={(event) => grasp(corner, event)}
            onPointerMove={(event) => move(corner, event)}
            onPointerUp={() => (drag.current = null)}
            onPointerCancel={() => {
              // The system has taken the finger for something else.
              if (drag.current) onCut(before.current);
              drag.current = null;
            }}
            onKeyDown={(event) => press(corner, event)}
          />
        );
      })}
    </div>
  );
}

const EDGES = ['top', 'bottom', 'left', 'right'] as const;

/** The same without dragging: how far each edge is cut off. */
export function CropEdges({ cut, onCut }: CropCornersProps) {
  const { upload } = useTexts().papers;
  return (
    <div className={styles.edges}>
      {EDGES.map((edge) => (
        <label key={edge}>
          <span className="label">{upload.edges[edge]}</span>
          <input
            type="range"
            min={0}
            max={mostCut(cut, edge)}
            value={cut[edge]}
            onChange={({ currentTarget }) => onCut({ ...cut, [edge]: currentTarget.valueAsNumber })}
          />
        </label>
      ))}
    </div>
  );
}
