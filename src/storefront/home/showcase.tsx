import { business } from '../brand/business.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './showcase.module.css';

/** Frames on the quiet ground, to scale with each other: what this is all about. Decoration. */
export function Showcase({ inRow = false }: { inRow?: boolean }) {
  return (
    <div className={styles.showcase} data-in-row={inRow || undefined}>
      {business.showcase.map((sku) => (
        <Picture
          key={sku}
          url={`/media/frames/${sku}/three-quarter?on={g}&w={w}`}
          widths={WIDTHS}
          alt=""
        />
      ))}
    </div>
  );
}

const WIDTHS = [480, 800] as const;
