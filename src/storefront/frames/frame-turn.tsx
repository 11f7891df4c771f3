import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { STANDS, type Stand } from '#try-on/scene/turntable.ts';
import { Button } from '../ui/button.tsx';
import type { FrameColour } from './frame-view.ts';
import type { TurnWords } from './frame-words.server.ts';
import { openTurning, type Turning } from './turning.ts';
import styles from './frame-turn.module.css';

type FrameTurnProps = {
  words: TurnWords;
  name: string;
  colour: Pick<FrameColour, 'sku' | 'name'>;
};

const VIEWS = ['front', 'three-quarter', 'side', 'folded'] as const;
const STEP_DEGREES = { turn: 15, elevation: 8 } as const;
/** From below a frame would float; from farther above one sees its rims alone. */
const MOST_ELEVATION = 60;
/** So far a frame turns when it is drawn from one edge to the other. */
const ACROSS_DEGREES = { turn: 240, elevation: 90 } as const;

/** A frame that is turned by a finger, a mouse, arrow keys or buttons. */
export function Shown({ words, name, colour }: FrameTurnProps) {
  const room = useRef<HTMLDivElement>(null);
  const [stand, setStand] = useState<Stand>(STANDS['three-quarter']);
  const { turning, state } = useTurning(room, colour.sku);

  function turnTo(to: Stand, isSmooth = true) {
    setStand(to);
    turning?.turnTo(to, isSmooth && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }

  const by = (turnDegrees: number, elevationDegrees = 0) =>
    turned(stand, turnDegrees, elevationDegrees);

  function onKeyDown(event: KeyboardEvent) {
    const { turn, elevation } = STEP_DEGREES;
    const to = {
      ArrowRight: by(turn),
      ArrowLeft: by(-turn),
      ArrowUp: by(0, elevation),
      ArrowDown: by(0, -elevation),
      Home: nearest(STANDS.front, stand),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    turnTo(to);
  }

  function onPointerMove({ currentTarget, pointerId, movementX, movementY }: PointerEvent) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { clientWidth, clientHeight } = currentTarget;
    const { turn, elevation } = ACROSS_DEGREES;
    turnTo(by((movementX / clientWidth) * turn, (movementY / clientHeight) * elevation), false);
  }

  return (
    <section aria-label={`${name}, ${colour.name}`}>
      <div
        ref={room}
        className={styles.turn}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input shows no canvas
        role="slider"
        tabIndex={0}
        aria-label={words.control}
        aria-describedby="turn-how"
        aria-valuemin={-180}
        aria-valuemax={180}
        aria-valuenow={Math.round(withinHalf(stand.turnDegrees))}
        aria-valuetext={sideOf(stand, words)}
        onKeyDown={onKeyDown}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={onPointerMove}
      />
      <output>{state === 'shown' ? '' : words[state]}</output>
      {state === 'shown' && (
        <>
          <p id="turn-how" className="hint">
            {words.how}
          </p>
          <div className={styles.ways}>
            <Button type="button" icon="back" onClick={() => turnTo(by(-STEP_DEGREES.turn))}>
              {words.left}
            </Button>
            <Button type="button" iconAfter="forward" onClick={() => turnTo(by(STEP_DEGREES.turn))}>
              {words.right}
            </Button>
            {VIEWS.map((view) => (
              <Button
                key={view}
                type="button"
                aria-pressed={isAt(stand, STANDS[view])}
                onClick={() => turnTo(nearest(STANDS[view], stand))}
              >
                {words.views[view]}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

type TurnState = 'building' | 'shown' | 'noDrawing' | 'failed';

/** What draws, as long as it is shown; in another colour as soon as there is one. */
function useTurning(room: { current: HTMLElement | null }, colourSku: string) {
  const [turning, setTurning] = useState<Turning | null>(null);
  const [state, setState] = useState<TurnState>('building');
  useEffect(() => {
    let opened: Turning | null = null;
    const open = async () => {
      if (!room.current) return;
      opened = openTurning(room.current);
      setTurning(opened);
    };
    open().catch(() => setState('noDrawing'));
    return () => opened?.end();
  }, [room]);
  useEffect(() => {
    let isOld = false;
    turning?.wear(colourSku).then(
      () => isOld || setState('shown'),
      () => isOld || setState('failed'),
    );
    return () => {
      isOld = true;
    };
  }, [turning, colourSku]);
  return { turning, state };
}

function turned(stand: Stand, turnDegrees: number, elevationDegrees: number): Stand {
  const elevation = stand.elevationDegrees + elevationDegrees;
  return {
    ...stand,
    turnDegrees: stand.turnDegrees + turnDegrees,
    elevationDegrees: Math.min(MOST_ELEVATION, Math.max(0, elevation)),
  };
}

/** The same stand without going round more than need be. */
function nearest(to: Stand, from: Stand): Stand {
  const turnDegrees = from.turnDegrees + withinHalf(to.turnDegrees - from.turnDegrees);
  return { ...to, turnDegrees };
}

function isAt(stand: Stand, wanted: Stand): boolean {
  const isTurned = Math.abs(withinHalf(stand.turnDegrees - wanted.turnDegrees)) < 1;
  return (
    isTurned && stand.elevationDegrees === wanted.elevationDegrees && stand.folded === wanted.folded
  );
}

/** The same turn as -180 to 180 degrees. */
function withinHalf(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

/** From where a frame is seen, in words. */
function sideOf({ turnDegrees, folded }: Stand, { sides, views }: TurnWords): string {
  const eighth = Math.round((turnDegrees - 360 * Math.floor(turnDegrees / 360)) / 45) % 8;
  return folded > 0 ? `${views.folded}, ${sides[eighth]}` : (sides[eighth] ?? '');
}
