import { useEffect, useRef, useState } from 'react';
import type { RefusalHere } from '#domain/prescription/reading-here.ts';
import { templeNumbersRead, textOfTempleNumbers } from '#face/temple-numbers-read.ts';
import { useTexts } from '../i18n/texts.tsx';
import { askReader } from '../papers/index.ts';
import { Button } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { PhotoField } from './photo-field.tsx';

type Working = { percent: number; isReading: boolean };
type Fault = 'unreadable' | 'heic' | 'too-small' | 'too-many-pixels' | 'not-loaded' | 'failed';

/**
 * Reads the size from a photo of the temple, on this device. What was read goes into the field, to
 * be compared before it is used; where it can be read in two ways, only the member chooses.
 */
export function TemplePhoto({ onRead }: { onRead: (text: string) => void }) {
  const { photo } = useTexts().face.numbers;
  const [working, setWorking] = useState<Working | null>(null);
  const [sizes, setSizes] = useState<string[] | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function read(file: File | undefined) {
    if (!file) return;
    stop.current = new AbortController();
    setSizes(null);
    setFault(null);
    setWorking({ percent: 0, isReading: false });
    const ended = await askReader(
      { files: [file], wanted: 'lines' },
      {
        signal: stop.current.signal,
        onProgress: (told) =>
          setWorking(
            told.kind === 'loading'
              ? { percent: told.percent, isReading: false }
              : { percent: 100, isReading: true },
          ),
      },
    ).catch(() => ({ kind: 'failed' }) as const);
    setWorking(null);
    if (ended.kind === 'lines') {
      const found = templeNumbersRead(ended.lines).map(textOfTempleNumbers);
      setSizes(found);
      const [only, other] = found;
      if (only && !other) onRead(only);
    } else if (ended.kind === 'refused') setFault(faultOf(ended.reason));
    else if (ended.kind === 'not-loaded' || ended.kind === 'failed') setFault(ended.kind);
  }

  if (working) {
    const words = working.isReading ? photo.reading : photo.loading(working.percent);
    const quarter = Math.floor(working.percent / 25) * 25;
    return (
      <div className="stack">
        <progress
          max={100}
          value={working.isReading ? undefined : working.percent}
          aria-label={photo.choose}
        />
        <p aria-hidden="true">{words}</p>
        <output className="visually-hidden">
          {working.isReading ? photo.reading : photo.loading(quarter)}
        </output>
        <Actions>
          <Button type="button" onClick={() => stop.current?.abort()}>
            {photo.cancel}
          </Button>
        </Actions>
      </div>
    );
  }
  return (
    <div className="stack with-script">
      {fault && (
        <Notice kind="warn" title={photo.faults[fault].title} live>
          <p>{photo.faults[fault].text}</p>
        </Notice>
      )}
      {sizes && <Read sizes={sizes} onRead={onRead} />}
      <Actions>
        <PhotoField
          name="templePhoto"
          describedBy="temple-photo-hint"
          isBusy={false}
          onChoose={(file) => void read(file)}
        >
          {sizes ? photo.other : photo.choose}
        </PhotoField>
      </Actions>
      <p className="hint" id="temple-photo-hint">
        {photo.hint}
      </p>
    </div>
  );
}

/** Those that can be mended have words of their own. */
function faultOf(reason: RefusalHere): Fault {
  switch (reason) {
    case 'heic':
    case 'too-small':
    case 'too-many-pixels':
      return reason;
    default:
      return 'unreadable';
  }
}

type ReadProps = { sizes: readonly string[]; onRead: (text: string) => void };

function Read({ sizes, onRead }: ReadProps) {
  const { photo } = useTexts().face.numbers;
  const [only, other] = sizes;
  if (!only)
    return (
      <Notice kind="warn" title={photo.none.title} live>
        <p>{photo.none.text}</p>
      </Notice>
    );
  if (!other)
    return (
      <Notice kind="info" title={photo.read(only)} live>
        <p>{photo.compare}</p>
      </Notice>
    );
  return (
    <Notice kind="warn" title={photo.several.title} live>
      <p>{photo.several.text}</p>
      <Actions>
        {sizes.map((size) => (
          <Button key={size} type="button" onClick={() => onRead(size)}>
            {photo.several.says(size)}
          </Button>
        ))}
      </Actions>
    </Notice>
  );
}
