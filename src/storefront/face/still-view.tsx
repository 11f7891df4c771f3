import { useEffect, useRef, useState } from 'react';
import type { TriedFrame } from '../frames/index.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import type { DressingRoom } from './dressing-room.ts';
import { LargeLook } from './large-look.tsx';
import type { Still } from './still.ts';
import styles from './try-on.module.css';
import { focused, swipes } from './use-steps.ts';

type StillViewProps = {
  room: DressingRoom | null;
  still: Still;
  frame: TriedFrame;
  colour: TriedFrame['colours'][number];
  onStep: (by: 1 | -1) => void;
  /** Just taken: what was pressed for it is gone, so the focus comes here. */
  isNew: boolean;
  canKeep: boolean;
  /** `picture`: a data address of a JPEG file. */
  onKeep: (picture: string) => void;
};

const STILL_PX = { width: 720, height: 900 };
const KEPT_QUALITY = 0.88;

/** The member's picture with the frame on; it can be made large, and kept beside others. */
export function StillView({ room, still, frame, colour, ...told }: StillViewProps) {
  const { tryOn } = useTexts().face;
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = useDrawn(canvas, room, still, colour.sku);
  const [large, setLarge] = useState<string | null>(null);
  const isReady = state === 'worn';
  const picture = () => canvas.current?.toDataURL('image/jpeg', KEPT_QUALITY) ?? '';
  const name = tryOn.onYou(frame.name, colour.name);
  return (
    <section
      ref={told.isNew ? focused : null}
      tabIndex={-1}
      className="stack"
      aria-label={tryOn.mirror}
    >
      <div className={styles.picture} {...swipes(told.onStep)}>
        <canvas
          ref={canvas}
          {...STILL_PX}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img shows no canvas
          role="img"
          data-state={state}
          aria-label={name}
        />
        <output className={styles.over}>
          {state === 'failed' ? tryOn.notBuilt : isReady ? '' : tryOn.building}
        </output>
      </div>
      <Actions>
        <Button
          type="button"
          disabled={!isReady || !told.canKeep}
          onClick={() => told.onKeep(picture())}
        >
          {tryOn.keep}
        </Button>
        <Button
          type="button"
          icon="plus"
          disabled={!isReady}
          aria-haspopup="dialog"
          onClick={() => setLarge(picture())}
        >
          {tryOn.large}
        </Button>
      </Actions>
      {large && (
        <LargeLook
          picture={large}
          size={{ x: STILL_PX.width, y: STILL_PX.height }}
          name={name}
          onClose={() => setLarge(null)}
        />
      )}
    </section>
  );
}

type Drawn = 'building' | 'worn' | 'failed';

/** Draws whenever the picture or the colour is another one. */
function useDrawn(
  canvas: { current: HTMLCanvasElement | null },
  room: DressingRoom | null,
  still: Still,
  colourSku: string,
): Drawn {
  const wanted = `${colourSku} ${still.picture.length}`;
  const [drawn, setDrawn] = useState({ wanted: '', state: 'building' as Drawn });
  useEffect(() => {
    if (!room) return undefined;
    let isOld = false;
    const draw = async () => {
      const { subjectOf } = await import('./dressing-room.ts');
      const [subject, glasses] = await Promise.all([subjectOf(still), room.glasses(colourSku)]);
      if (isOld || !canvas.current) return;
      await room.draw(canvas.current, { subject, glasses }, () => isOld);
      if (!isOld) setDrawn({ wanted, state: 'worn' });
    };
    draw().catch(() => isOld || setDrawn({ wanted, state: 'failed' }));
    return () => {
      isOld = true;
    };
  }, [canvas, room, still, colourSku, wanted]);
  return drawn.wanted === wanted ? drawn.state : 'building';
}
