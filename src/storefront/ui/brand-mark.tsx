import type { Mark } from '../brand/brand-settings.ts';

/** The plan's or the retailer's mark, drawn inline; the name stands beside it in words. */
export function BrandMark({ mark, owner }: { mark: Mark; owner: 'plan' | 'retailer' }) {
  return (
    <svg
      className={`brand-mark brand-${owner}`}
      viewBox={mark.viewBox}
      aria-hidden="true"
      focusable="false"
    >
      {mark.shapes.map((shape) => (
        <path key={shape.d} className={shape.tone} d={shape.d} />
      ))}
    </svg>
  );
}
