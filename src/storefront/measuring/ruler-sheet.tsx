import type { ReactNode } from 'react';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import styles from './ruler-sheet.module.css';

/** A bank card's size in millimetres: ID-1 of ISO/IEC 7810. */
const CARD = { widthMm: 85.6, heightMm: 53.98, cornerMm: 3.18 };

/** Above the largest distance that the form takes without asking. */
const LENGTH_MM = 90;
const MARGIN_MM = 10;
const RULER = { widthMm: LENGTH_MM + 2 * MARGIN_MM, heightMm: 26 };

/** Of the marks at whole centimetres, at their halves, and at the other millimetres. */
const MARK_MM = { ten: 10, five: 7, one: 4.5 };

/**
 * What is printed: the outline of a bank card, which tells whether the printer kept the size, and
 * a ruler in true millimetres, turned left to right for whoever reads it in a mirror. Not to be
 * seen on a screen, whose millimetres nobody knows.
 */
export function RulerSheet() {
  const { sheet } = useTexts().measuring;
  return (
    <div className={styles.sheet}>
      <p>{sheet.card}</p>
      <CardOutline />
      <Ruler />
      <p>{sheet.ruler}</p>
    </div>
  );
}

function CardOutline() {
  const format = useFormat();
  const { widthMm, heightMm, cornerMm } = CARD;
  const [left, right, lineAt] = [1, 1 + widthMm, heightMm + 5];
  const width = format.number(widthMm, { minimumFractionDigits: 2 });
  return (
    <Drawing widthMm={widthMm + 2} heightMm={heightMm + 12}>
      <rect
        x={left}
        y="1"
        width={widthMm}
        height={heightMm}
        rx={cornerMm}
        className={styles.line}
      />
      <path
        d={`M${left} ${lineAt}H${right}M${left} ${lineAt - 2}v4M${right} ${lineAt - 2}v4`}
        className={styles.line}
      />
      <text x={(left + right) / 2} y={lineAt + 5} className={styles.number}>
        {width}&nbsp;mm
      </text>
    </Drawing>
  );
}

function Ruler() {
  const { widthMm, heightMm } = RULER;
  const marks = Array.from({ length: LENGTH_MM + 1 }, (_, at) => at);
  return (
    <Drawing widthMm={widthMm} heightMm={heightMm}>
      <g transform={`translate(${widthMm} 0) scale(-1 1)`}>
        <path
          d={marks.map((at) => `M${MARGIN_MM + at} ${heightMm}v${-markMm(at)}`).join('')}
          className={styles.line}
        />
        {marks
          .filter((at) => at % 10 === 0)
          .map((at) => (
            <text
              key={at}
              x={MARGIN_MM + at}
              y={heightMm - MARK_MM.ten - 1.5}
              className={styles.number}
            >
              {at}
            </text>
          ))}
      </g>
      <path d={`M0 ${heightMm}H${widthMm}`} className={styles.line} />
    </Drawing>
  );
}

function markMm(at: number): number {
  if (at % 10 === 0) return MARK_MM.ten;
  return at % 5 === 0 ? MARK_MM.five : MARK_MM.one;
}

type DrawingProps = { widthMm: number; heightMm: number; children: ReactNode };

/** One unit inside is one millimetre on paper. */
function Drawing({ widthMm, heightMm, children }: DrawingProps) {
  return (
    <svg
      width={`${widthMm}mm`}
      height={`${heightMm}mm`}
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      aria-hidden="true"
      focusable="false"
      className={styles.drawing}
    >
      {children}
    </svg>
  );
}
