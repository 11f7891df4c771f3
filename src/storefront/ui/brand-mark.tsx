import type { Mark } from '../brand/brand-settings.ts';
import styles from './brand-mark.module.css';

/** The plan's or the retailer's mark, drawn inline; the name stands beside it in words. */
export function BrandMark({ mark, owner }: { mark: Mark; owner: 'plan' | 'retailer' }) {
  return (
    <svg
      className={styles.mark}
      data-owner={owner}
      viewBox={mark.viewBox}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: mark.shapes.map(pathOf).join('') }}
    />
  );
}

function pathOf({ tone, d }: Mark['shapes'][number]): string {
  return `<path data-tone="${tone}" d="${d}"></path>`;
}
