import { useState } from 'react';
import type { RefusalHere } from '#domain/prescription/reading-here.ts';
import { PAGES_MAX } from '#shop/uploads/port.ts';
import { useGoTo } from '../app/live/router.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import type { ChosenPage } from './edit-picture.ts';
import { holdPaper } from './held-paper.ts';
import { readHere } from './read-here.ts';
import styles from './upload-form.module.css';

/** It may be one that the server takes. */
function isDocument(reason: RefusalHere): reason is 'pdf' | 'wrong-type' {
  return reason === 'pdf' || reason === 'wrong-type';
}

/** While pages are read on this device: how much of the reader is here, and what ends it. */
type Working = { percent: number; isReading: boolean; stop: AbortController };

/** Reads the chosen pages on this device, and leads to the page that shows what was read. */
export function useReadingHere(pages: readonly ChosenPage[]) {
  const { here, refusals } = useTexts().papers;
  const goTo = useGoTo();
  const to = usePathTo();
  const [working, setWorking] = useState<Working | null>(null);
  const [note, setNote] = useState('');

  async function start() {
    if (pages.length === 0 || pages.length > PAGES_MAX) {
      setNote(refusals[pages.length === 0 ? 'none' : 'too-many-pages']);
      return;
    }
    const stop = new AbortController();
    setNote('');
    setWorking({ percent: 0, isReading: false, stop });
    const ended = await readHere(pages, {
      signal: stop.signal,
      onProgress: (told) =>
        setWorking(
          told.kind === 'loading'
            ? { percent: told.percent, isReading: false, stop }
            : { percent: 100, isReading: true, stop },
        ),
    }).catch(() => ({ kind: 'failed' }) as const);
    if (ended.kind === 'read') {
      holdPaper(ended);
      goTo.page(to('papers.on-device'));
      return;
    }
    setWorking(null);
    if (ended.kind === 'refused')
      setNote(isDocument(ended.reason) ? here.document : refusals[ended.reason]);
    else setNote(here.ended[ended.kind]);
  }

  return { working, note, start: () => void start() };
}

/** The quiet choice for whoever wants that the picture stays where it is. */
export function ReadingHere({ working, note, start }: ReturnType<typeof useReadingHere>) {
  const { here, upload } = useTexts().papers;
  if (working) {
    const quarter = Math.floor(working.percent / 25) * 25;
    return (
      <div className="stack">
        <div className={styles.progress}>
          <progress
            max={100}
            value={working.isReading ? undefined : working.percent}
            aria-label={here.start}
          />
          <p>{working.isReading ? here.reading : here.loading(working.percent)}</p>
          <output className="visually-hidden">
            {working.isReading ? here.reading : here.loading(quarter)}
          </output>
        </div>
        <Actions>
          <Button type="button" onClick={() => working.stop.abort()}>
            {upload.cancel}
          </Button>
        </Actions>
      </div>
    );
  }
  return (
    <div className="stack with-script">
      {note && <Notice kind="warn" title={note} live />}
      <Actions>
        <Button type="button" look="quiet" onClick={start}>
          {here.start}
        </Button>
      </Actions>
      <p className="hint">{here.cost}</p>
    </div>
  );
}
