import { useTexts } from '../i18n/texts.tsx';
import { mostCut, placeOf, withCornerAt, type Corner, type Cut } from './edit-picture.ts';
import styles from './crop-corners.module.css';
import { PictureHandle } from './picture-handle.tsx';

const CORNERS: readonly Corner[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
];

/** With the shift key, an arrow goes so far, in percent. */
const STEP = { step: { x: 1, y: 1 }, longStep: 5 };

type CropCornersProps = { cut: Cut; onCut: (cut: Cut) => void };

/**
 * Four corners over a picture, to be dragged by finger, pen or mouse, or moved by the arrow keys.
 * Escape takes back what was done to a corner since it was taken.
 */
export function CropCorners({ cut, onCut }: CropCornersProps) {
  const { upload } = useTexts().papers;
  return (
    <div className={styles.box}>
      <div
        className={styles.kept}
        style={{ inset: `${cut.top}% ${cut.right}% ${cut.bottom}% ${cut.left}%` }}
      />
      {CORNERS.map((corner) => {
        const { vertical, horizontal } = corner;
        return (
          <PictureHandle
            key={`${vertical} ${horizontal}`}
            {...STEP}
            at={placeOf(cut, corner)}
            className={styles.corner}
            marks={{ 'data-vertical': vertical, 'data-horizontal': horizontal }}
            label={upload.corners[`${vertical} ${horizontal}`]}
            valueText={[horizontal, vertical]
              .map((edge) => upload.cutOff(upload.edges[edge], cut[edge]))
              .join(', ')}
            onMove={(at) => onCut(withCornerAt(cut, corner, at))}
          />
        );
      })}
    </div>
  );
}

const EDGES = ['top', 'bottom', 'left', 'right'] as const;

/** The same without dragging: how far each edge is cut off. */
export function CropEdges({ cut, onCut }: CropCornersProps) {
  const { upload } = useTexts().papers;
  return (
    <div className={styles.edges}>
      {EDGES.map((edge) => (
        <label key={edge}>
          <span className="label">{upload.edges[edge]}</span>
          <input
            type="range"
            min={0}
            max={mostCut(cut, edge)}
            value={cut[edge]}
            onChange={({ currentTarget }) => onCut({ ...cut, [edge]: currentTarget.valueAsNumber })}
          />
        </label>
      ))}
    </div>
  );
}
