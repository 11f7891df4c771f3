import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { CropCorners, CropEdges } from './crop-corners.tsx';
import { drawPreview, turned, type ChosenPage, type Cut, type Edit } from './edit-picture.ts';
import styles from './page-preview.module.css';

const PREVIEW_PX = 900;

type PagePreviewProps = {
  page: ChosenPage;
  number: number;
  onEdit: (edit: Edit) => void;
  onRemove: () => void;
};

/** One page before it is sent: seen as it will be, turned and cut. */
export function PagePreview({ page, number, onEdit, onRemove }: PagePreviewProps) {
  const { upload } = useTexts().papers;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { file, picture, edit } = page;
  /** What was cut off before, while something else is tried. */
  const [before, setBefore] = useState<Edit | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (canvas.current && picture) drawPreview(canvas.current, picture, edit, PREVIEW_PX);
  }, [picture, edit]);
  const name = upload.page(number, file.name);
  const onCut = (cut: Cut) => onEdit({ ...edit, cut });
  const endCutting = () => {
    setBefore(null);
    toggle.current?.focus();
  };

  return (
    <article className={styles.page} aria-label={name}>
      <p className={styles.name}>{name}</p>
      {picture ? (
        <>
          <div className={styles.frame}>
            <canvas ref={canvas} className={styles.picture} aria-label={name} />
            {before && <CropCorners cut={edit.cut} onCut={onCut} />}
          </div>
          <div className={styles.tools}>
            <Button type="button" onClick={() => onEdit(turned(edit, -90))}>
              {upload.turnLeft}
            </Button>
            <Button type="button" onClick={() => onEdit(turned(edit, 90))}>
              {upload.turnRight}
            </Button>
            <Button
              ref={toggle}
              type="button"
              aria-expanded={before !== null}
              onClick={() => setBefore(before ? null : edit)}
            >
              {upload.crop}
            </Button>
          </div>
          {before && (
            <>
              <p className="hint">{upload.cropText}</p>
              <CropEdges cut={edit.cut} onCut={onCut} />
              <div className={styles.tools}>
                <Button type="button" onClick={endCutting}>
                  {upload.cropDone}
                </Button>
                <Button
                  type="button"
                  look="quiet"
                  onClick={() => {
                    onEdit(before);
                    endCutting();
                  }}
                >
                  {upload.cropCancel}
                </Button>
              </div>
            </>
          )}
        </>
      ) : (
        <p className="hint">{upload.noPreview}</p>
      )}
      <Button type="button" look="quiet" onClick={onRemove}>
        {upload.remove(number)}
      </Button>
    </article>
  );
}
