import { useState, type ComponentType, type PointerEvent } from 'react';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Check } from '../ui/choice.tsx';
import type { FrameWords, OtherWords } from './frame-words.server.ts';
import type { FrameColour, FrameView } from './frame-view.ts';
import type { MeasureLine, MeasureLines } from './measure-lines.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './frame-stage.module.css';

const WIDTHS = [800, 1000] as const;
const SMALL = [160, 320] as const;

type OtherProps = { words: OtherWords; name: string; colour: FrameColour };

type FrameStageProps = {
  frame: FrameView;
  colour: FrameColour;
  /** Where its measurements stand on its drawings; null when one is not known. */
  lines: MeasureLines | null;
  words: Pick<FrameWords, 'others'>;
};

/**
 * The frame, large and from all sides, all to one scale; drawn with its measurements where they
 * are asked for. Which picture stands there is the stylesheet's choice (`:has`), so it works before
 * any script; with one, a finger moves from one to the next.
 */
export function FrameStage({ frame, colour, lines, words: { others } }: FrameStageProps) {
  const { pictures, drawing } = colour;
  const [shown, setShown] = useState<{ way: number; Other: ComponentType<OtherProps> }>();
  const show = (way: number, { failed }: OtherWords) => {
    if (shown?.way === way) return setShown(undefined);
    return void WAYS[way]!()
      .then(({ Shown }) => Shown as ComponentType<OtherProps>)
      .catch(() => () => <output>{failed}</output>)
      .then((Other) => setShown({ way, Other }));
  };
  return (
    <div className={styles.stage}>
      {shown && <shown.Other words={others[shown.way]!} name={frame.name} colour={colour} />}
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
      {others.length > 0 && (
        <div className={`${styles.views} with-script`}>
          {others.map((words, way) => (
            <Button key={words.open} type="button" onClick={() => show(way, words)}>
              {shown?.way === way ? words.close : words.open}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What shows a frame otherwise than by pictures, in the order of its words. */
const WAYS = [() => import('./frame-turn.tsx'), () => import('./frame-on-face.tsx')] as const;

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
