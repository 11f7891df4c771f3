import { useState } from 'react';
import type { FaceFinding } from '#domain/frames/face-finding.ts';
import type { PictureSource } from '#face/capture.ts';
import { findingOfFace } from '#face/finding-of-face.ts';
import type { Measured } from '#face/measure-face.ts';
import type { ScaleSource } from '#face/scale.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/choice.tsx';
import { fieldId } from '../ui/field-id.ts';
import { TextField } from '../ui/field.tsx';
import { Actions } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { CardStep } from './card-step.tsx';
import { CameraScan } from './camera-scan.tsx';
import type { Looked } from './look.ts';
import { PhotoField } from './photo-field.tsx';
import { reasonOf, useFault, type ScanFault } from './scan-fault.ts';
import styles from './scan-ways.module.css';
import type { Still } from './still.ts';
import { WithoutPicture } from './without-picture.tsx';

/** `pd` is what was estimated of the eyes' distance, where it was not given. */
export type ScanOutcome = { finding: FaceFinding; pd: Measured | null; still: Still };

type ScanWaysProps = {
  /** Of the member's prescription, where there is one. */
  pdMm: number | null;
  faceToFrameOffsetMm: number;
  templeProblem: string | null;
  onFound: (outcome: ScanOutcome) => void;
};

type Marking = { looked: Looked; from: PictureSource };
type Way = 'none' | 'camera' | 'photo' | 'card';

const PD_MM = { least: 45, most: 80 };

/** First what happens to a picture, then the ways to a result: camera, photo, and without any. */
export function ScanWays({ pdMm, faceToFrameOffsetMm, templeProblem, onFound }: ScanWaysProps) {
  const { face } = useTexts();
  const { number } = useFormat();
  const [way, setWay] = useState<Way>('none');
  const [fault, setFault] = useState<ScanFault | null>(null);
  const [typedPd, setTypedPd] = useState(pdMm === null ? '' : number(pdMm));
  const [isPdWrong, setPdWrong] = useState(false);
  const [source, setSource] = useState<ScaleSource>({ kind: 'iris' });
  const [hasCard, setHasCard] = useState(false);
  /** A picture in which a card is to be marked. */
  const [marking, setMarking] = useState<Marking | null>(null);
  const faultWords = useFault(fault);

  /** Null while the typed distance cannot be one. */
  function scale(): ScaleSource | null {
    if (hasCard) return { kind: 'iris' };
    const farPdMm = Number(typedPd.replace(',', '.'));
    const isPd = farPdMm >= PD_MM.least && farPdMm <= PD_MM.most;
    const isFine = typedPd.trim() === '' || isPd;
    setPdWrong(!isFine);
    if (!isFine) document.getElementById(fieldId('scanPd'))?.focus();
    return isFine ? (isPd ? { kind: 'pd', farPdMm } : { kind: 'iris' }) : null;
  }

  function openCamera() {
    const chosen = scale();
    if (!chosen) return;
    setFault(null);
    setSource(chosen);
    setWay('camera');
  }

  function told({ result, shapes, still }: Looked, from: PictureSource, isPdKnown: boolean) {
    const finding = findingOfFace(result, shapes, { from, faceToFrameOffsetMm });
    onFound({ finding, pd: isPdKnown ? null : result.pd, still });
  }

  function found(looked: Looked, chosen: ScaleSource, from: PictureSource) {
    if (!hasCard) return told(looked, from, chosen.kind === 'pd');
    setMarking({ looked, from });
    setWay('card');
  }

  async function takePhoto(file: File | undefined) {
    const chosen = file && scale();
    if (!chosen) return;
    setFault(null);
    setWay('photo');
    try {
      const { lookAtPhoto } = await import('./look.ts');
      const looked = await lookAtPhoto(file, chosen);
      if (!('hint' in looked)) return found(looked, chosen, 'photo');
      setFault(looked.hint);
    } catch (error) {
      setFault(reasonOf(error));
    }
    setWay('none');
  }

  const isLooking = way === 'photo';
  return (
    <div className="stack-wide">
      <Panel title={face.consent.title}>
        <ul className="bullets">
          {face.consent.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Panel>
      {way === 'card' && marking ? (
        <CardStep
          still={marking.looked.still}
          onMeasure={async (corners) => {
            const looked = await marking.looked.withCard(corners);
            if (typeof looked === 'string') return looked;
            told(looked, marking.from, false);
            return null;
          }}
          onWithout={() => told(marking.looked, marking.from, false)}
          onEnd={() => {
            setMarking(null);
            setWay('none');
          }}
        />
      ) : way === 'camera' ? (
        <CameraScan
          source={source}
          onSeen={(looked) => found(looked, source, 'camera')}
          onEnd={(reason) => {
            setFault(reason);
            setWay('none');
          }}
        />
      ) : (
        <section className="stack with-script" aria-label={face.ways.title}>
          {faultWords && (
            <Notice kind="warn" title={faultWords.title} live>
              <p>{faultWords.text}</p>
            </Notice>
          )}
          {!hasCard && (
            <TextField
              name="scanPd"
              label={face.ways.pd}
              hint={pdMm === null ? face.ways.pdHint : face.ways.pdKnown}
              error={isPdWrong ? face.ways.pdWrong : undefined}
              optional
              numeric
              short
              inputMode="decimal"
              value={typedPd}
              onChange={({ currentTarget }) => setTypedPd(currentTarget.value)}
            />
          )}
          <Checkbox
            name="scanCard"
            label={face.ways.card}
            hint={face.ways.cardHint}
            optional
            checked={hasCard}
            onChange={({ currentTarget }) => setHasCard(currentTarget.checked)}
          />
          <Actions>
            <Button type="button" look="primary" onClick={openCamera} disabled={isLooking}>
              {face.ways.camera}
            </Button>
            <PhotoField isBusy={isLooking} onChoose={(file) => void takePhoto(file)}>
              {face.ways.photo}
            </PhotoField>
          </Actions>
          <output className={styles.progress}>{isLooking ? face.ways.looking : ''}</output>
          <p className="hint">{face.ways.tips}</p>
        </section>
      )}
      <p className="without-script">{face.ways.needsScript}</p>
      <WithoutPicture problem={templeProblem} />
    </div>
  );
}
