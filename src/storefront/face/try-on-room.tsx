import { useCallback, useEffect, useMemo, useState } from 'react';
import { findingOf, type TryOnRecord } from '#domain/frames/face-finding.ts';
import type { ScaleSource } from '#face/scale.ts';
import { usePathTo } from '../app/use-path-to.ts';
import type { TriedFrame } from '../frames/index.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Picture } from '../ui/picture.tsx';
import { AllOnMe } from './all-on-me.tsx';
import type { DressingRoom } from './dressing-room.ts';
import { FrameChoice } from './frame-choice.tsx';
import { KeptLooks, MOST_KEPT, type KeptLook } from './kept-looks.tsx';
import { MirrorView } from './mirror-view.tsx';
import { PhotoField } from './photo-field.tsx';
import { reasonOf, useFault, type ScanFault } from './scan-fault.ts';
import { StillView } from './still-view.tsx';
import { useStill } from './use-still.ts';
import { useSteps } from './use-steps.ts';
import styles from './try-on.module.css';
import { WearingWords } from './wearing-words.tsx';
import { useTryOnRecord } from './use-try-on-record.ts';

type TryOnRoomProps = {
  frames: readonly TriedFrame[];
  colourSku: string | null;
  isAllShown: boolean;
  /** Of the member's prescription, where there is one: it says how large the face is. */
  pdMm: number | null;
  saved: TryOnRecord | null;
  faceToFrameOffsetMm: number;
};

const PICTURE_WIDTHS = [800, 1000] as const;

type Way = 'still' | 'camera' | 'photo';

/** The mirror: consent and the ways to a picture, then frame after frame on it. */
export function TryOnRoom({ frames, pdMm, saved, ...start }: TryOnRoomProps) {
  const { tryOn, ways } = useTexts().face;
  const to = usePathTo();
  const { still, keepStill, forgetStill } = useStill();
  const { recalled } = useTryOnRecord();
  const [way, setWay] = useState<Way>('still');
  const [isNew, setNew] = useState(false);
  const [fault, setFault] = useState<ScanFault | null>(null);
  const [colourSku, setColourSku] = useState(start.colourSku);
  const [looks, setLooks] = useState<KeptLook[]>([]);
  const [isAllShown, setAllShown] = useState(start.isAllShown);
  const faultWords = useFault(fault);
  const source = useMemo<ScaleSource>(
    () => (pdMm === null ? { kind: 'iris' } : { kind: 'pd', farPdMm: pdMm }),
    [pdMm],
  );
  const hasPicture = still !== null && still !== 'unknown';
  const isOpen = hasPicture || way === 'camera';
  const { room, roomFault } = useDressingRoom(isOpen);

  const position = Math.max(0, positionOf(frames, colourSku));
  const frame = frames[position];
  const step = useCallback(
    (by: 1 | -1) => {
      const next = frames[(position + by + frames.length) % frames.length];
      if (next) setColourSku(next.colours[0]?.sku ?? null);
    },
    [frames, position],
  );
  useSteps(isOpen && frames.length > 1, step);
  const colour = frame?.colours.find(({ sku }) => sku === colourSku) ?? frame?.colours[0];
  if (!frame || !colour)
    return (
      <Notice kind="info" title={tryOn.none}>
        <LinkButton to={to('frames.list')}>{tryOn.toFrames}</LinkButton>
      </Notice>
    );

  const finding = findingOf(recalled ?? saved);
  const wish = { frame, colour };

  async function takePhoto(file: File | undefined) {
    if (!file) return;
    setFault(null);
    setWay('photo');
    try {
      const { stillOfPhoto } = await import('./live-mirror.ts');
      const taken = await stillOfPhoto(file, source);
      if ('hint' in taken) setFault(taken.hint);
      else {
        setNew(true);
        keepStill(taken);
      }
    } catch (error) {
      setFault(reasonOf(error));
    }
    setWay('still');
  }

  const openCamera = () => {
    setFault(null);
    setWay('camera');
  };
  const isLooking = way === 'photo';
  const waysIn = (
    <>
      <Actions>
        <Button
          type="button"
          look={hasPicture ? 'secondary' : 'primary'}
          onClick={openCamera}
          disabled={isLooking}
        >
          {hasPicture ? tryOn.live : ways.camera}
        </Button>
        <PhotoField isBusy={isLooking} onChoose={(file) => void takePhoto(file)}>
          {hasPicture ? tryOn.otherPhoto : ways.photo}
        </PhotoField>
        {hasPicture && (
          <Button
            type="button"
            look="quiet"
            onClick={() => {
              setLooks([]);
              forgetStill();
            }}
          >
            {tryOn.forget}
          </Button>
        )}
      </Actions>
      <output className={styles.progress}>{isLooking ? ways.looking : ''}</output>
    </>
  );

  return (
    <div className="stack-wide">
      {(faultWords ?? roomFault) && (
        <Notice kind="warn" title={faultWords?.title ?? tryOn.noDrawing.title} live>
          <p>{faultWords?.text ?? tryOn.noDrawing.text}</p>
          <LinkButton to={to('face.scan')}>{tryOn.inWords}</LinkButton>
        </Notice>
      )}
      <p className="without-script">{tryOn.needsScript}</p>
      {!isOpen && (
        <div className="stack-wide with-script">
          <Panel title={tryOn.consent.title}>
            <ul className="bullets">
              {tryOn.consent.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Panel>
          <section className="stack" aria-label={ways.title}>
            {waysIn}
            <p className="hint">{tryOn.tips}</p>
          </section>
        </div>
      )}
      <div className={styles.room} data-open={isOpen || undefined}>
        {isOpen && !roomFault && (
          <div className={styles.stage}>
            {way === 'camera' ? (
              <MirrorView
                room={room}
                source={source}
                {...wish}
                onStep={step}
                onTaken={(taken) => {
                  setNew(true);
                  keepStill(taken);
                  setWay('still');
                }}
                onEnd={(reason) => {
                  setFault(reason);
                  setWay('still');
                }}
              />
            ) : (
              hasPicture && (
                <StillView
                  room={room}
                  still={still}
                  {...wish}
                  onStep={step}
                  isNew={isNew}
                  canKeep={looks.length < MOST_KEPT}
                  onKeep={(picture) =>
                    setLooks((before) => [
                      ...before.filter(({ colour: { sku } }) => sku !== colour.sku),
                      { ...wish, picture },
                    ])
                  }
                />
              )
            )}
          </div>
        )}
        {roomFault && colour.picture && (
          <Picture
            url={colour.picture}
            widths={PICTURE_WIDTHS}
            alt={`${frame.name}, ${colour.name}`}
          />
        )}
        <div className="stack-wide">
          <FrameChoice
            {...wish}
            position={position}
            count={frames.length}
            onStep={step}
            onColour={setColourSku}
          />
          <WearingWords
            room={room}
            still={hasPicture ? still : null}
            finding={finding}
            offsetMm={start.faceToFrameOffsetMm}
            {...wish}
          />
          {isOpen && way !== 'camera' && waysIn}
        </div>
      </div>
      <KeptLooks looks={looks} onChange={setLooks} />
      {hasPicture && way !== 'camera' && room && (
        <AllOnMe
          room={room}
          still={still}
          frames={frames}
          finding={finding}
          isShown={isAllShown}
          onShow={() => setAllShown(true)}
          onChoose={setColourSku}
        />
      )}
    </div>
  );
}

function positionOf(frames: readonly TriedFrame[], colourSku: string | null): number {
  return frames.findIndex(({ colours }) => colours.some(({ sku }) => sku === colourSku));
}

/** What draws, as soon as it is asked for and has been loaded. */
function useDressingRoom(isWanted: boolean) {
  const [room, setRoom] = useState<DressingRoom | null>(null);
  const [roomFault, setRoomFault] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let opened: DressingRoom | null = null;
    let isLeft = false;
    const open = async () => {
      const { openDressingRoom } = await import('./dressing-room.ts');
      if (isLeft) return;
      opened = openDressingRoom();
      setRoom(opened);
    };
    open().catch(() => setRoomFault(true));
    return () => {
      isLeft = true;
      setRoom(null);
      opened?.end();
    };
  }, [isWanted]);
  return { room, roomFault };
}
