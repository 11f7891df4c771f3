import type { ReactNode } from 'react';
import styles from './step-drawing.module.css';

export type MeasuringStep = 'print' | 'stand' | 'left' | 'right' | 'again';

/** What a step looks like, beside the words that say the same. */
export function StepDrawing({ step }: { step: MeasuringStep }) {
  return (
    <svg
      viewBox="0 0 240 150"
      width="240"
      height="150"
      aria-hidden="true"
      focusable="false"
      className={styles.drawing}
    >
      {DRAWINGS[step]}
    </svg>
  );
}

const MARKS = Array.from({ length: 19 }, (_, at) => `M${30 + at * 10} 0v${at % 5 ? -8 : -14}`);

/** A strip of paper whose lower edge, with the marks, lies at `y`. */
function Strip({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect x="20" y="-30" width="200" height="30" className={styles.paper} />
      <path d={MARKS.join('')} className={styles.fine} />
    </g>
  );
}

/** As seen in the mirror, where the left eye is at the left. */
function Face({ open }: { open: 'left' | 'right' }) {
  const [left, right] = [80, 160];
  const at = open === 'left' ? left : right;
  return (
    <>
      <path d="M50 20c-8 50 10 122 70 122S198 70 190 20" className={styles.paper} />
      <path d="M120 82l-8 26h14" className={styles.line} />
      <path d="M104 124q16 8 32 0" className={styles.line} />
      <Eye x={left} isOpen={open === 'left'} />
      <Eye x={right} isOpen={open === 'right'} />
      <Strip y={58} />
      <path d={`M${at} 20V74`} className={styles.mark} />
      <circle cx={at} cy="16" r="7" className={styles.dot} />
    </>
  );
}

function Eye({ x, isOpen }: { x: number; isOpen: boolean }) {
  if (!isOpen) return <path d={`M${x - 20} 78q20 14 40 0`} className={styles.line} />;
  return (
    <>
      <path d={`M${x - 20} 78q20-20 40 0q-20 20-40 0z`} className={styles.line} />
      <circle cx={x} cy="78" r="5" className={styles.pupil} />
    </>
  );
}

const DRAWINGS: Record<MeasuringStep, ReactNode> = {
  print: (
    <>
      <rect x="10" y="4" width="220" height="142" className={styles.paper} />
      <Strip y={46} />
      <rect x="62" y="62" width="116" height="73" rx="6" className={styles.card} />
      <path d="M62 84h116" className={styles.band} />
    </>
  ),
  stand: (
    <>
      <path
        d="M92 60c8 14 14 20 12 24s-8 2-8 6 4 6 0 10 2 10-6 12-14 0-16 8v26H34v-30C14 100 12 56 30 40s54-8 62 20z"
        className={styles.paper}
      />
      <circle cx="82" cy="72" r="4" className={styles.pupil} />
      <path d="M94 30v36" className={styles.strip} />
      <path d="M206 10v130" className={styles.mirror} />
      <path d="M104 72h92M112 66l-8 6 8 6M188 66l8 6-8 6" className={styles.line} />
    </>
  ),
  left: <Face open="left" />,
  right: <Face open="right" />,
  again: (
    <>
      <path d="M120 30a45 45 0 1 1-43 32" className={styles.line} />
      <path d="M64 76l12-16 16 12" className={styles.line} />
      <text x="120" y="92" className={styles.count}>
        3
      </text>
    </>
  ),
};
