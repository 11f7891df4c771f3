import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CAPTURES_NEEDED, type CaptureHint } from '#face/capture.ts';
import type { ScaleSource } from '#face/scale.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import styles from './camera-scan.module.css';
import type { Looked } from './look.ts';
import { reasonOf, type ScanFault } from './scan-fault.ts';
import { withCamera } from './with-camera.ts';

type CameraScanProps = {
  source: ScaleSource;
  onSeen: (looked: Looked) => void;
  onEnd: (reason: ScanFault) => void;
};

type Seen = { hint: CaptureHint | null; captures: number };

/**
 * What the camera shows, as in a mirror, with an outline to hold the face in and one thing at a
 * time to do. The camera is off as soon as there is a result, or the page is hidden or left.
 */
export function CameraScan({ source, onSeen, onEnd }: CameraScanProps) {
  const { camera, hints } = useTexts().face;
  const video = useRef<HTMLVideoElement>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const tellSeen = useEffectEvent(onSeen);
  const tellEnd = useEffectEvent(onEnd);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const hide = () => document.hidden && stop.abort('stopped' satisfies ScanFault);
    document.addEventListener('visibilitychange', hide, { signal });
    video.current?.scrollIntoView({ block: 'center' });
    void watch(source);
    return () => stop.abort('left');

    async function watch(scale: ScaleSource): Promise<void> {
      try {
        await withCamera(signal, async (stream) => {
          const shown = video.current;
          if (!shown) return;
          shown.srcObject = stream;
          await shown.play();
          const { watchCamera } = await import('./look.ts');
          const tell = (hint: CaptureHint | null, captures: number) =>
            setSeen((before) =>
              before?.hint === hint && before.captures === captures ? before : { hint, captures },
            );
          tellSeen(await watchCamera({ video: shown, source: scale, signal, tell }));
        });
      } catch (error) {
        if (!signal.aborted) tellEnd(reasonOf(error));
        else if (signal.reason === 'stopped') tellEnd('stopped');
      }
    }
  }, [source]);

  const words = seen ? (seen.hint ? hints[seen.hint] : camera.hold) : camera.starting;
  return (
    <section className="stack" aria-label={camera.title}>
      <div className={styles.stage}>
        <video ref={video} className={styles.video} muted playsInline aria-label={camera.title} />
        <svg className={styles.outline} viewBox="0 0 160 90" aria-hidden="true">
          <ellipse cx="80" cy="46" rx="25" ry="34" data-fits={seen?.hint === null || undefined} />
        </svg>
      </div>
      <output className={styles.hint}>
        {words} {seen && camera.taken(seen.captures, CAPTURES_NEEDED)}
      </output>
      <Actions>
        <Button type="button" onClick={() => onEnd('ended')}>
          {camera.stop}
        </Button>
      </Actions>
    </section>
  );
}
