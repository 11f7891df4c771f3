import { STAR_PATH } from '../ui/star-path.ts';
import styles from './stars.module.css';

const FIVE = `M12 2.6${STAR_PATH}${`m24 0${STAR_PATH}`.repeat(4)}`;

/** Five stars, so many of them full. Beside words, never instead of them. */
export function Stars({ percent }: { percent: number }) {
  const width = Math.min(100, Math.max(0, percent)) * 1.2;
  return (
    <svg className={styles.stars} viewBox="0 0 120 24" aria-hidden="true">
      <path d={FIVE} />
      <svg width={width} height="24" viewBox={`0 0 ${width} 24`}>
        <path className={styles.full} d={FIVE} />
      </svg>
    </svg>
  );
}
