import { useState } from 'react';
import type { CardCorners } from '#face/card/card-in-picture.ts';
import type { CardProblem } from '#face/card/measure-with-card.ts';
import { PictureHandle } from '../papers/index.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Disclosure } from '../ui/panel.tsx';
import { CardLoupe, MarkedPicture } from './card-pictures.tsx';
import { firstMarks, regionOf, withMarkAt, type Region } from './card-marks.ts';
import styles from './card-step.module.css';
import type { Still } from './still.ts';
import { focused } from './use-steps.ts';

type CardStepProps = {
  still: Still;
  /** What is wrong with the corners, where something is; the result comes otherwise. */
  onMeasure: (corners: CardCorners) => Promise<CardProblem | null>;
  onWithout: () => void;
  onEnd: () => void;
};

const CORNERS = ['top left', 'top right', 'bottom right', 'bottom left'] as const;
const LONG_STEP = 10;

/** The picture, to mark the corners of the card in it that the member holds. */
export function CardStep({ still, onMeasure, onWithout, onEnd }: CardStepProps) {
  const { card } = useTexts().face;
  const region = regionOf(still);
  const [marks, setMarks] = useState(() => firstMarks(still));
  const [active, setActive] = useState(0);
  const [problem, setProblem] = useState<CardProblem | null>(null);
  const move = (index: number, xPx: number, yPx: number) =>
    setMarks((before) => withMarkAt(before, index, { xPx, yPx }, region));
  return (
    <section className="stack" aria-labelledby="mark-card">
      <h2 id="mark-card" ref={focused} tabIndex={-1}>
        {card.title}
      </h2>
      <p>{card.lead}</p>
      {problem && (
        <Notice kind="warn" title={card.problems[problem].title} live>
          <p>{card.problems[problem].text}</p>
        </Notice>
      )}
      <div className={styles.step}>
        <figure className={styles.loupe}>
          <CardLoupe still={still} marks={marks} active={active} />
          <figcaption className="hint">{card.loupe(card.corners[CORNERS[active]!])}</figcaption>
        </figure>
        <div
          className={styles.stage}
          // All of it in sight at once, with the magnifier.
          style={{ maxWidth: `calc(${region.widthPx / region.heightPx} * 72vh)` }}
        >
          <MarkedPicture still={still} region={region} marks={marks} active={active} />
          {marks.map(({ xPx, yPx }, index) => (
            <PictureHandle
              key={CORNERS[index]}
              className={styles.handle}
              marks={{ 'data-corner': CORNERS[index] }}
              at={{
                x: (100 * (xPx - region.xPx)) / region.widthPx,
                y: (100 * (yPx - region.yPx)) / region.heightPx,
              }}
              step={{ x: 100 / region.widthPx, y: 100 / region.heightPx }}
              longStep={LONG_STEP}
              label={card.corners[CORNERS[index]!]}
              valueText={card.at(Math.round(xPx - region.xPx), Math.round(yPx - region.yPx))}
              onTake={() => setActive(index)}
              onMove={({ x, y }) =>
                move(
                  index,
                  region.xPx + (x * region.widthPx) / 100,
                  region.yPx + (y * region.heightPx) / 100,
                )
              }
            />
          ))}
        </div>
        <div className={styles.ways}>
          <p className="hint">{card.keys}</p>
          <Disclosure summary={card.sliders}>
            <CornerSliders region={region} marks={marks} onTake={setActive} onMove={move} />
          </Disclosure>
        </div>
      </div>
      <Actions>
        <Button
          type="button"
          look="primary"
          onClick={() => {
            setProblem(null);
            void onMeasure(marks).then(setProblem);
          }}
        >
          {card.measure}
        </Button>
        <Button type="button" onClick={onWithout}>
          {card.without}
        </Button>
        <Button type="button" look="quiet" onClick={onEnd}>
          {card.again}
        </Button>
      </Actions>
    </section>
  );
}

type SlidersProps = {
  region: Region;
  marks: CardCorners;
  onTake: (index: number) => void;
  onMove: (index: number, xPx: number, yPx: number) => void;
};

/** The same without dragging. */
function CornerSliders({ region, marks, onTake, onMove }: SlidersProps) {
  const { card } = useTexts().face;
  return (
    <div className={styles.sliders}>
      {marks.map((mark, index) => (
        <fieldset key={CORNERS[index]}>
          <legend className="label">{card.corners[CORNERS[index]!]}</legend>
          <label>
            {card.across}
            <input
              type="range"
              min={region.xPx}
              max={region.xPx + region.widthPx}
              value={Math.round(mark.xPx)}
              onFocus={() => onTake(index)}
              onChange={({ currentTarget }) => onMove(index, currentTarget.valueAsNumber, mark.yPx)}
            />
          </label>
          <label>
            {card.down}
            <input
              type="range"
              min={region.yPx}
              max={region.yPx + region.heightPx}
              value={Math.round(mark.yPx)}
              onFocus={() => onTake(index)}
              onChange={({ currentTarget }) => onMove(index, mark.xPx, currentTarget.valueAsNumber)}
            />
          </label>
        </fieldset>
      ))}
    </div>
  );
}
