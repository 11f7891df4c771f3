import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/panel.tsx';
import { drawPreview, turned, type ChosenPage, type Edit } from './edit-picture.ts';
import styles from './page-preview.module.css';

const EDGES = ['top', 'bottom', 'left', 'right'] as const;
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
  useEffect(() => {
    if (canvas.current && picture) drawPreview(canvas.current, picture, edit, PREVIEW_PX);
  }, [picture, edit]);
  const name = upload.page(number, file.name);

  return (
    <article className={styles.page} aria-label={name}>
      <p className={styles.name}>{name}</p>
      {picture ? (
        <>
          <canvas ref={canvas} className={styles.picture} aria-label={name} />
          <div className={styles.tools}>
            <Button type="button" onClick={() => onEdit({ ...edit, turn: turned(edit.turn, -90) })}>
              {upload.turnLeft}
            </Button>
            <Button type="button" onClick={() => onEdit({ ...edit, turn: turned(edit.turn, 90) })}>
              {upload.turnRight}
            </Button>
          </div>
          <Disclosure summary={upload.crop}>
            <div className={styles.edges}>
              {EDGES.map((edge) => (
                <label key={edge}>
                  <span className="label">{upload.edges[edge]}</span>
                  <input
                    type="range"
                    min={0}
                    max={45}
                    value={edit.cut[edge]}
                    onChange={({ currentTarget }) =>
                      onEdit({
                        ...edit,
                        cut: { ...edit.cut, [edge]: currentTarget.valueAsNumber },
                      })
                    }
                  />
                </label>
              ))}
            </div>
          </Disclosure>
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
