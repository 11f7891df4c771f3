import { useEffect, useRef } from 'react';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import styles from './try-on.module.css';
import { useZoom } from './use-zoom.ts';
import { MOST_ZOOM, type Shares } from './zoom.ts';

type LargeLookProps = {
  picture: string;
  /** How wide and high the picture is. */
  size: Shares;
  name: string;
  onClose: () => void;
};

/** The picture as large as the window, and larger: whoever sees little without glasses comes near. */
export function LargeLook({ picture, size, name, onClose }: LargeLookProps) {
  const { tryOn } = useTexts().face;
  const { close } = useTexts().shell.dialog;
  const { number } = useFormat();
  const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 });
  const dialog = useRef<HTMLDialogElement>(null);
  const { surface, view, larger } = useZoom(dialog, size);
  useEffect(() => dialog.current?.showModal(), []);
  const { zoom, x, y } = view;
  return (
    <dialog ref={dialog} className={styles.large} aria-label={name} onClose={onClose}>
      <div className={styles.zooms}>
        <Button type="button" icon="minus" disabled={zoom <= 1} onClick={() => larger(-1)}>
          {tryOn.smaller}
        </Button>
        <Button type="button" icon="plus" disabled={zoom >= MOST_ZOOM} onClick={() => larger(1)}>
          {tryOn.larger}
        </Button>
        <Button type="button" icon="close" onClick={() => dialog.current?.close()}>
          {close}
        </Button>
        <output className={styles.zoomed}>
          {percent(zoom)}
          {zoom > 1 && (
            <span className="visually-hidden">{tryOn.middle(percent(x), percent(y))}</span>
          )}
        </output>
      </div>
      {/* Keys move what is larger than the window. */}
      <section
        ref={surface}
        className={styles.moved}
        aria-label={name}
        aria-describedby="zoom-ways"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <img
          src={picture}
          alt={name}
          draggable={false}
          style={{
            transform: `translate(${(50 - 100 * x) * zoom}%, ${(50 - 100 * y) * zoom}%) scale(${zoom})`,
          }}
        />
      </section>
      <p id="zoom-ways" className="hint">
        {tryOn.zoomWays}
      </p>
    </dialog>
  );
}
