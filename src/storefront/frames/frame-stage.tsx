import { useState, type PointerEvent } from 'react';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Check } from '../ui/choice.tsx';
import type { FrameTurn } from './frame-turn.tsx';
import type { FrameWords, TurnWords } from './frame-words.server.ts';
import type { FrameColour, FrameView } from './frame-view.ts';
import type { MeasureLine, MeasureLines } from './measure-lines.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './frame-stage.module.css';

const WIDTHS = [800, 1000] as const;
const SMALL = [160, 320] as const;

type FrameStageProps = {
  frame: FrameView;
  colour: FrameColour;
  /** Where its measurements stand on its drawings; null when one is not known. */
  lines: MeasureLines | null;
  words: Pick<FrameWords, 'turn'>;
};

/**
 * The frame, large and from all sides, all to one scale; drawn with its measurements where they
 * are asked for. Which picture stands there is the stylesheet's choice (`:has`), so it works before
 * any script; with one, a finger moves from one to the next.
 */
export function FrameStage({ frame, colour, lines, words: { turn } }: FrameStageProps) {
  const { pictures, drawing } = colour;
  const [Turn, setTurn] = useState<typeof FrameTurn>();
  return (
    <div className={styles.stage}>
      {turn && Turn && <Turn words={turn} name={frame.name} colour={colour} />}
      <div className={styles.room} onPointerDown={beginSwipe} onPointerUp={endSwipe}>
        {pictures.map(({ url, label }, position) => (
          <Picture
            // In another colour the place stays, so that one picture stands until the next has come.
            // oxlint-disable-next-line react/no-array-index-key
            key={position}
            url={url}
            widths={WIDTHS}
            alt={label || frame.name}
            {...(position === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        ))}
      </div>
      {drawing && lines && (
        <div className={styles.drawn}>
          <Drawing url={drawing} lines={lines.front} />
          <Drawing url={drawing.replace('.svg', '-side.svg')} lines={lines.side} />
        </div>
      )}
      <Views pictures={pictures} hasMeasures={drawing !== null && lines !== null} />
      {turn && (
        <div className={`${styles.views} with-script`}>
          <Button
            type="button"
            onClick={() => {
              if (Turn) setTurn(undefined);
              else void loadTurn(turn).then(setTurn);
            }}
          >
            {Turn ? turn.close : turn.open}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What turns the frame; where it cannot be loaded, it says so. A state takes it from a function. */
const loadTurn = ({ failed }: TurnWords) =>
  import('./frame-turn.tsx').then(
    (loaded) => () => loaded.FrameTurn,
    () => () => () => <output>{failed}</output>,
  );

/** So many pixels are no slip of the finger. */
const SWIPE_PX = 40;

let beganAt = 0;

function beginSwipe({ clientX }: PointerEvent) {
  beganAt = clientX;
}

/** A finger that moves up or down scrolls the page, and the browser says nothing of it here. */
function endSwipe({ clientX, currentTarget }: PointerEvent) {
  const moved = beganAt - clientX;
  if (Math.abs(moved) < SWIPE_PX) return;
  const views = currentTarget.closest('form')?.elements.namedItem('view');
  if (views instanceof RadioNodeList)
    (views[Number(views.value) + Math.sign(moved)] as HTMLElement | undefined)?.click();
}

function Drawing({ url, lines }: { url: string; lines: readonly MeasureLine[] }) {
  return (
    <div>
      <img src={url} width={504} height={198} alt="" loading="lazy" />
      <Lines lines={lines} />
    </div>
  );
}

type ViewsProps = { pictures: FrameColour['pictures']; hasMeasures: boolean };

function Views({ pictures, hasMeasures }: ViewsProps) {
  const { frame: words } = useTexts().frames;
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{words.view}</legend>
      {pictures.length > 1 &&
        pictures.map(({ url, label }, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <label key={position}>
            <input type="radio" name="view" value={position} defaultChecked={position === 0} />
            <Picture url={url} widths={SMALL} alt={label} />
          </label>
        ))}
      {hasMeasures && <Check data-measures>{words.showMeasures}</Check>}
    </fieldset>
  );
}

/** A drawing for the eye; the same figures stand in the table. */
function Lines({ lines }: { lines: readonly MeasureLine[] }) {
  return (
    <svg className={styles.lines} aria-hidden="true" focusable="false">
      {lines.map((line) => (
        <Line key={line.measure} line={line} />
      ))}
    </svg>
  );
}

function Line({ line: { measure, millimetres, points, label, guide } }: { line: MeasureLine }) {
  const { measures } = useTexts().frames;
  const format = useFormat();
  const [start, next] = points;
  const end = points.at(-1);
  if (!start || !next || !end) return null;
  const ends = [start, end];
  return (
    <g>
      {guide &&
        ends.map((place) => {
          const { x, y } = { ...place, ...guide };
          return (
            <line
              key={`${place.x} ${place.y}`}
              className={styles.guide}
              x1={`${place.x}%`}
              x2={`${x}%`}
              y1={`${place.y}%`}
              y2={`${y}%`}
            />
          );
        })}
      {points.slice(1).map((point, position) => (
        <line
          key={`${point.x} ${point.y}`}
          x1={`${points[position]?.x}%`}
          y1={`${points[position]?.y}%`}
          x2={`${point.x}%`}
          y2={`${point.y}%`}
        />
      ))}
      {ends.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r="4" />
      ))}
      <text
        x={`${(start.x + next.x) / 2}%`}
        y={`${(start.y + next.y) / 2}%`}
        data-measure={measure}
        dy={{ above: '-0.55em', below: '1.35em', beside: '0.35em' }[label]}
      >
        <tspan className={styles.word}>{measures[measure]} </tspan>
        {format.number(millimetres)}
        <tspan className={styles.word}> mm</tspan>
      </text>
    </g>
  );
}
