import type { CardCorners } from '#face/card/card-in-picture.ts';
import { useTexts } from '../i18n/texts.tsx';
import type { Region } from './card-marks.ts';
import styles from './card-step.module.css';
import type { Still } from './still.ts';

type MarkedProps = { still: Still; marks: CardCorners; active: number };

/** The part of the picture round the face, with lines from mark to mark. */
export function MarkedPicture({ region, ...shown }: MarkedProps & { region: Region }) {
  const { card } = useTexts().face;
  const { xPx, yPx, widthPx, heightPx } = region;
  return (
    <svg
      className={styles.picture}
      viewBox={`${xPx} ${yPx} ${widthPx} ${heightPx}`}
      role="img"
      aria-label={card.picture}
    >
      <Marked {...shown} />
    </svg>
  );
}

/** So many of the picture's pixels to each side of a mark are magnified. */
const LOUPE_PX = 28;

/** The mark that is moved, many times as large: whoever takes glasses off for this sees little. */
export function CardLoupe(shown: MarkedProps) {
  const { xPx, yPx } = shown.marks[shown.active]!;
  const edge = 2 * LOUPE_PX;
  return (
    <svg
      className={styles.magnified}
      viewBox={`${xPx - LOUPE_PX} ${yPx - LOUPE_PX} ${edge} ${edge}`}
      aria-hidden="true"
    >
      <Marked {...shown} />
    </svg>
  );
}

/** Lines are dark and light beside each other, to be seen on any card. */
function Marked({ still, marks, active }: MarkedProps) {
  const points = marks.map(({ xPx, yPx }) => `${xPx},${yPx}`).join(' ');
  const { xPx, yPx } = marks[active]!;
  return (
    <>
      <image href={still.picture} width={still.widthPx} height={still.heightPx} />
      <polygon className={styles.under} points={points} />
      <polygon className={styles.line} points={points} />
      <circle className={styles.under} cx={xPx} cy={yPx} r={5} />
      <circle className={styles.line} cx={xPx} cy={yPx} r={5} />
    </>
  );
}
