import { brand } from '../brand/brand.ts';
import styles from './showcase.module.css';

/** Frames on the quiet ground, to scale with each other: what this is all about. Decoration. */
export function Showcase({ inRow = false }: { inRow?: boolean }) {
  return (
    <div className={styles.showcase} data-in-row={inRow || undefined}>
      {brand.showcase.map((sku) => (
        <img key={sku} src={`/media/frames/${sku}.svg`} alt="" width={504} height={198} />
      ))}
    </div>
  );
}
