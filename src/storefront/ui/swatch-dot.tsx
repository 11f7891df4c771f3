import styles from './swatch-dot.module.css';

/** A colour as a dot with an edge; decoration beside its name. */
export function SwatchDot({ hexes }: { hexes: readonly string[] }) {
  const [first, second] = hexes;
  return (
    <svg className={styles.dot} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11" fill={first} stroke="var(--line)" strokeWidth="2" />
      {second && <path d="M12 2a10 10 0 0 1 0 20z" fill={second} />}
    </svg>
  );
}
