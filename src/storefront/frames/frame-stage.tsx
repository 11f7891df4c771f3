import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Check } from '../ui/choice.tsx';
import type { FrameColour, FrameView } from './frame-view.ts';
import { frontLines, sideLines, type MeasureLine } from './measure-lines.ts';
import { PICTURE_SIZE } from './picture-size.ts';
import styles from './frame-stage.module.css';
import swatch from './swatch.module.css';

/** Pictures of our own are drawn on the canvas that the measurements are placed by. */
const DRAWN = /\/frames\/\d+\.svg$/;

type FrameStageProps = { frame: FrameView; colour: FrameColour };

/**
 * The frame, large, from the front or the side, with its measurements where they are asked for.
 * The choice is the stylesheet's (`:has`), so it works before any script.
 */
export function FrameStage({ frame, colour }: FrameStageProps) {
  const { frame: words } = useTexts().frames;
  const { measures, name } = frame;
  const { picture } = colour;
  const isDrawn = picture !== null && DRAWN.test(picture);
  return (
    <div className={styles.stage}>
      <div className={styles.room}>
        <div className={styles.front}>
          <Picture url={picture} alt={words.altFront(name, colour.name)} />
          {isDrawn && measures && <Lines lines={frontLines(measures)} />}
        </div>
        {isDrawn && (
          <div className={styles.side}>
            <Picture
              url={picture.replace(/\.svg$/, '-side.svg')}
              alt={words.altSide(name, colour.name)}
            />
            {measures && <Lines lines={sideLines(measures)} />}
          </div>
        )}
      </div>
      {isDrawn && <Views hasMeasures={measures !== null} />}
    </div>
  );
}

function Picture({ url, alt }: { url: string | null; alt: string }) {
  if (!url) return <span className={styles.picture} />;
  return <img className={styles.picture} src={url} {...PICTURE_SIZE} alt={alt} />;
}

function Views({ hasMeasures }: { hasMeasures: boolean }) {
  const { frame: words } = useTexts().frames;
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{words.view}</legend>
      <label className={swatch.swatch}>
        <input type="radio" name="view" value="front" defaultChecked />
        {words.front}
      </label>
      <label className={swatch.swatch}>
        <input type="radio" name="view" value="side" />
        {words.side}
      </label>
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
