import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CaptureHint } from '#face/capture.ts';
import type { ScaleSource } from '#face/scale.ts';
import type { Glasses } from '#try-on/glasses.ts';
import type { TriedFrame } from '../frames/index.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import type { DressingRoom } from './dressing-room.ts';
import { reasonOf, type ScanFault } from './scan-fault.ts';
import type { Still } from './still.ts';
import styles from './try-on.module.css';
import { focused, swipes } from './use-steps.ts';
import { withCamera } from './with-camera.ts';

type MirrorViewProps = {
  room: DressingRoom | null;
  source: ScaleSource;
  frame: TriedFrame;
  colour: TriedFrame['colours'][number];
  onStep: (by: 1 | -1) => void;
  onTaken: (still: Still) => void;
  onEnd: (reason: ScanFault) => void;
};

/** Live pictures are small: they have to be drawn many times a second. */
const LIVE_PX = { width: 576, height: 720 };

/**
 * What the camera shows, as in a mirror, with the frame on. The camera is off as soon as a picture
 * is taken, or the page is hidden or left.
 */
export function MirrorView({ room, source, frame, colour, ...told }: MirrorViewProps) {
  const { camera, hints, tryOn } = useTexts().face;
  const canvas = useRef<HTMLCanvasElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const worn = useRef<Glasses | null>(null);
  const isTaking = useRef(false);
  const [hint, setHint] = useState<CaptureHint | 'starting' | null>('starting');
  const tellTaken = useEffectEvent(told.onTaken);
  const tellEnd = useEffectEvent(told.onEnd);

  useEffect(() => {
    if (!room) return undefined;
    let isOld = false;
    const build = async () => {
      const glasses = await room.glasses(colour.sku);
      if (!isOld) worn.current = glasses;
    };
    build().catch(() => isOld || tellEnd('failed'));
    return () => {
      isOld = true;
    };
  }, [room, colour.sku]);

  useEffect(() => {
    if (!room) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const hide = () => document.hidden && stop.abort('stopped' satisfies ScanFault);
    document.addEventListener('visibilitychange', hide, { signal });
    void watch(room, source);
    return () => stop.abort('left');

    async function watch(opened: DressingRoom, scale: ScaleSource): Promise<void> {
      try {
        let taken: Still | null = null;
        await withCamera(signal, async (stream) => {
          const [shown, onto] = [video.current, canvas.current];
          if (!shown || !onto) return;
          shown.srcObject = stream;
          await shown.play();
          const { showLive } = await import('./live-mirror.ts');
          taken = await showLive({
            video: shown,
            canvas: onto,
            room: opened,
            source: scale,
            signal,
            glasses: () => worn.current,
            tell: setHint,
            isWanted: () => isTaking.current,
          });
        });
        if (taken) tellTaken(taken);
      } catch (error) {
        if (!signal.aborted) tellEnd(reasonOf(error));
        else if (signal.reason === 'stopped') tellEnd('stopped');
      }
    }
  }, [room, source]);

  const words = hint === 'starting' ? camera.starting : hint ? hints[hint] : '';
  return (
    <section ref={focused} tabIndex={-1} className="stack" aria-label={tryOn.mirror}>
      <div className={styles.picture} {...swipes(told.onStep)}>
        <canvas
          ref={canvas}
          {...LIVE_PX}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img shows no canvas
          role="img"
          data-mirrored
          data-state={hint === null ? 'worn' : 'waiting'}
          aria-label={tryOn.onYou(frame.name, colour.name)}
        />
        <video ref={video} muted playsInline className={styles.unseen} aria-hidden="true" />
        <output className={styles.over}>{words}</output>
      </div>
      <Actions>
        <Button
          type="button"
          look="primary"
          disabled={hint !== null}
          onClick={() => {
            isTaking.current = true;
          }}
        >
          {tryOn.take}
        </Button>
        <Button type="button" onClick={() => told.onEnd('ended')}>
          {camera.stop}
        </Button>
      </Actions>
      <p className="hint">{tryOn.takeHint}</p>
    </section>
  );
}
