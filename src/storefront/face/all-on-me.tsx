import { useEffect, useRef, useState } from 'react';
import { frameAdvice, type FaceFinding } from '#domain/frames/face-finding.ts';
import type { TriedFrame } from '../frames/index.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Badge } from '../ui/notice.tsx';
import type { DressingRoom } from './dressing-room.ts';
import type { Still } from './still.ts';
import styles from './try-on.module.css';

type AllOnMeProps = {
  room: DressingRoom;
  still: Still;
  frames: readonly TriedFrame[];
  finding: FaceFinding | null;
  isShown: boolean;
  onShow: () => void;
  onChoose: (colourSku: string) => void;
};

const SMALL_PX = { width: 320, height: 400 };

/** The whole list on the member's picture, one frame after the other. */
export function AllOnMe({ room, still, frames, finding, isShown, ...told }: AllOnMeProps) {
  const { tryOn } = useTexts().face;
  const list = useRef<HTMLUListElement>(null);
  const [drawn, setDrawn] = useState(0);
  const sizes = finding ? frameAdvice(finding).sizes : [];

  useEffect(() => {
    if (!isShown) return undefined;
    let isOld = false;
    const draw = async () => {
      const { subjectOf } = await import('./dressing-room.ts');
      const subject = await subjectOf(still);
      /* oxlint-disable no-await-in-loop -- one after the other, so that the first come first */
      for (const [index, { colours }] of frames.entries()) {
        const glasses = await room.glasses(colours[0]?.sku ?? '').catch(() => null);
        const canvas = list.current?.querySelectorAll('canvas')[index];
        if (isOld) return;
        if (canvas && glasses) room.drawQuickly(canvas, { subject, glasses });
        setDrawn(index + 1);
        await new Promise((goOn) => setTimeout(goOn));
      }
      /* oxlint-enable no-await-in-loop */
    };
    draw().catch(() => {});
    return () => {
      isOld = true;
    };
  }, [isShown, room, still, frames]);

  if (!isShown)
    return (
      <Button type="button" onClick={told.onShow}>
        {tryOn.showAll(frames.length)}
      </Button>
    );
  return (
    <section className="stack" aria-labelledby="all-on-me">
      <h2 id="all-on-me">{tryOn.all}</h2>
      <output className={styles.progress}>
        {drawn < frames.length ? tryOn.drawn(drawn, frames.length) : ''}
      </output>
      <ul ref={list} className={styles.looks}>
        {frames.map(({ sku, name, size, colours }, index) => (
          <li key={sku} data-state={index < drawn ? 'worn' : 'building'}>
            <button
              type="button"
              className={styles.pick}
              onClick={() => {
                told.onChoose(colours[0]?.sku ?? sku);
                document.querySelector('h1')?.scrollIntoView();
              }}
            >
              <canvas {...SMALL_PX} aria-hidden="true" />
              {name}
            </button>
            {size && sizes.includes(size) && <Badge tone="ok">{tryOn.yourSize}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
