import builder from 'virtual:glasses-builder';
import { useEffect, useRef, useState } from 'react';
import { checkedTryOn } from '#domain/frames/face-finding.ts';
import { openDressingRoom, type DressingRoom } from '#try-on/dressing-room.ts';
import {
  HEAD_SHOT,
  MANNEQUINS,
  nearestMannequin,
  type Mannequin,
} from '#try-on/mannequin/mannequin.ts';
import { subjectOf } from '#try-on/mannequin/pictures.ts';
import { Button } from '../ui/button.tsx';
import type { FrameColour } from './frame-view.ts';
import type { OnFaceWords } from './frame-words.server.ts';
import styles from './frame-turn.module.css';

type FrameOnFaceProps = {
  words: OnFaceWords;
  name: string;
  colour: Pick<FrameColour, 'sku' | 'name'>;
};

/** A frame on a made head of a stated size: the nearest to the member's own, or another. */
export function Shown({ words, name, colour }: FrameOnFaceProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [chosen, setChosen] = useState<Mannequin | null>(null);
  const mine = useMine(words.faceToFrameOffsetMm);
  const head = chosen ?? mine?.head ?? null;
  const state = useDrawn(canvas, head, colour.sku);
  const caption = head && words.heads[MANNEQUINS.indexOf(head)]?.caption;
  const isMine = mine?.isKnown && head === mine.head;
  return (
    <section aria-label={`${name}, ${colour.name}`}>
      <div className={styles.face}>
        <canvas
          ref={canvas}
          width={HEAD_SHOT.widthPx}
          height={HEAD_SHOT.heightPx}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img shows no canvas
          role="img"
          data-state={state}
          aria-label={`${name}, ${colour.name}. ${caption ?? ''}`}
        />
      </div>
      <output>{state === 'worn' ? '' : words[state]}</output>
      <p>
        {caption} {isMine && words.mine}
      </p>
      <div className={styles.ways}>
        {MANNEQUINS.map((one, i) => (
          <Button
            key={one.widthMm}
            type="button"
            aria-pressed={one === head}
            onClick={() => setChosen(one)}
          >
            {words.heads[i]?.name}
          </Button>
        ))}
      </div>
      <p className="hint">{words.made}</p>
    </section>
  );
}

/** The head nearest to the face that was measured on this device; the mean one where none was. */
function useMine(faceToFrameOffsetMm: number) {
  const [mine, setMine] = useState<{ head: Mannequin; isKnown: boolean } | null>(null);
  useEffect(() => {
    const look = async () => {
      const { recall } = await import('../app/memory/browser-memory.ts');
      const { frameWidth = null } = checkedTryOn(await recall('try-on')) ?? {};
      const widthMm = frameWidth === null ? null : frameWidth - faceToFrameOffsetMm;
      setMine({ head: nearestMannequin(widthMm), isKnown: widthMm !== null });
    };
    look().catch(() => setMine({ head: nearestMannequin(null), isKnown: false }));
  }, [faceToFrameOffsetMm]);
  return mine;
}

type DrawnState = 'building' | 'worn' | 'noDrawing' | 'failed';

function useDrawn(
  canvas: { current: HTMLCanvasElement | null },
  head: Mannequin | null,
  colourSku: string,
): DrawnState {
  const [room, setRoom] = useState<DressingRoom | null>(null);
  const [drawn, setDrawn] = useState<{ wanted: string; state: DrawnState } | null>(null);
  const wanted = `${colourSku} ${head?.widthMm}`;
  useEffect(() => {
    let opened: DressingRoom | null = null;
    const open = async () => {
      opened = openDressingRoom(builder);
      setRoom(opened);
    };
    open().catch(() => setDrawn({ wanted: '', state: 'noDrawing' }));
    return () => opened?.end();
  }, []);
  useEffect(() => {
    if (!room || !head) return undefined;
    let isOld = false;
    const draw = async () => {
      const [subject, glasses] = await Promise.all([subjectOf(head), room.glasses(colourSku)]);
      if (isOld || !canvas.current) return;
      await room.draw(canvas.current, { subject, glasses }, () => isOld);
      if (!isOld) setDrawn({ wanted, state: 'worn' });
    };
    draw().catch(() => isOld || setDrawn({ wanted, state: 'failed' }));
    return () => {
      isOld = true;
    };
  }, [canvas, room, head, colourSku, wanted]);
  if (drawn?.state === 'noDrawing') return 'noDrawing';
  return drawn?.wanted === wanted ? drawn.state : 'building';
}
