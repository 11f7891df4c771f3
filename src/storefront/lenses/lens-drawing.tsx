import type { ReactNode } from 'react';
import type { LensType } from '#domain/frames/catalogue-types.ts';

const LENS = 'M62 30h116c26 0 42 16 42 42 0 40-34 72-100 72S20 112 20 72c0-26 16-42 42-42z';

/** A lens and where in it one sees what: shown beside the words that say the same. */
export function LensDrawing({ lensType }: { lensType: LensType }) {
  return (
    <svg viewBox="0 0 240 164" width="240" height="164" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={`lens-${lensType}`}>
          <path d={LENS} />
        </clipPath>
        <linearGradient id="lens-flow" x1="0" y1="0.15" x2="0" y2="0.9">
          <stop offset="0" stopColor="var(--plan)" stopOpacity="0.24" />
          <stop offset="0.5" stopColor="var(--plan)" stopOpacity="0.03" />
          <stop offset="0.5" stopColor="var(--retail)" stopOpacity="0.03" />
          <stop offset="1" stopColor="var(--retail)" stopOpacity="0.36" />
        </linearGradient>
      </defs>
      <path d={LENS} fill="var(--surface)" />
      <g clipPath={`url(#lens-${lensType})`}>{ZONES[lensType]}</g>
      <path d={LENS} fill="none" stroke="var(--ink)" strokeWidth="4" />
      <path
        d="M20 62c-6-4-10-4-14-2M220 62c6-4 10-4 14-2"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {SIGHTS[lensType]}
    </svg>
  );
}

const ZONES: Record<LensType, ReactNode> = {
  SingleVision: <rect width="240" height="164" fill="var(--plan)" opacity="0.16" />,
  Bifocals: (
    <>
      <rect width="240" height="164" fill="var(--plan)" opacity="0.16" />
      <path d="M76 98h88v12a44 44 0 0 1-88 0z" fill="var(--surface)" />
      <path d="M76 98h88v12a44 44 0 0 1-88 0z" fill="var(--retail)" opacity="0.28" />
      <path d="M76 98h88v12a44 44 0 0 1-88 0z" fill="none" stroke="var(--ink)" strokeWidth="3" />
    </>
  ),
  Progressive: <rect width="240" height="164" fill="url(#lens-flow)" />,
};

const MOUNTAIN = 'M-22 12l14-20 9 12 6-8 15 16z';
const BOOK = 'M0-6c-6-5-13-5-19-3v17c6-2 13-2 19 3 6-5 13-5 19-3V-9c-6-2-13-2-19 3zM0-6V11';
const SCREEN = 'M-15-10h30v19h-30zM-7 14H7';

const SIGHTS: Record<LensType, ReactNode> = {
  SingleVision: (
    <>
      <Sight d={MOUNTAIN} x={86} y={84} />
      <path d="M132 70l-16 32" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      <Sight d={BOOK} x={164} y={84} />
    </>
  ),
  Bifocals: (
    <>
      <Sight d={MOUNTAIN} x={120} y={66} />
      <Sight d={BOOK} x={120} y={118} />
    </>
  ),
  Progressive: (
    <>
      <Sight d={MOUNTAIN} x={120} y={54} scale={0.85} />
      <Sight d={SCREEN} x={120} y={86} scale={0.85} />
      <Sight d={BOOK} x={120} y={122} scale={0.85} />
    </>
  ),
};

function Sight({ d, x, y, scale = 1 }: { d: string; x: number; y: number; scale?: number }) {
  return (
    <path
      d={d}
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
