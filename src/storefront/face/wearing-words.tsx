import { useEffect, useState } from 'react';
import type { FaceFinding } from '#domain/frames/face-finding.ts';
import type { Wearing } from '#try-on/placement.ts';
import type { TriedFrame } from '../frames/index.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Panel } from '../ui/panel.tsx';
import type { DressingRoom } from './dressing-room.ts';
import type { Still } from './still.ts';
import { widthVerdict, wearingVerdicts } from './wearing-verdicts.ts';

type WearingWordsProps = {
  room: DressingRoom | null;
  still: Still | null;
  finding: FaceFinding | null;
  offsetMm: number;
  frame: TriedFrame;
  colour: TriedFrame['colours'][number];
};

/** How the frame sits, in words: for those who see little of a picture without their glasses. */
export function WearingWords({ room, still, finding, offsetMm, frame, colour }: WearingWordsProps) {
  const { wearing: words } = useTexts().face.tryOn;
  const { millimetres } = useFormat();
  const wearing = useWearing(room, still, colour.sku);
  const idealMm = finding?.frameWidth?.mm ?? (still ? still.faceWidthMm + offsetMm : null);
  const plusMinusMm = finding?.frameWidth?.plusMinusMm ?? UNKNOWN_MM;
  const verdicts = [
    ...(idealMm === null || frame.widthMm === null
      ? []
      : [widthVerdict(frame.widthMm - idealMm, plusMinusMm)]),
    ...(wearing ? wearingVerdicts(wearing) : []),
  ];
  if (verdicts.length === 0) return null;
  return (
    <Panel title={words.title}>
      <ul className="bullets">
        {verdicts.map(({ id, mm }) => (
          <li key={id}>{words[id](millimetres(mm))}</li>
        ))}
      </ul>
      <p className="hint">{words.estimate}</p>
    </Panel>
  );
}

/** How well a width is known that nobody has measured by itself. */
const UNKNOWN_MM = 6;

/** How the frame sits in the still; null while that is not known. */
function useWearing(room: DressingRoom | null, still: Still | null, colourSku: string) {
  const [known, setKnown] = useState<{ of: string; wearing: Wearing } | null>(null);
  useEffect(() => {
    if (!room || !still) return undefined;
    let isOld = false;
    const ask = async () => {
      const [{ wearingIn }, glasses] = await Promise.all([
        import('./dressing-room.ts'),
        room.glasses(colourSku),
      ]);
      if (!isOld) setKnown({ of: colourSku, wearing: wearingIn(still, glasses) });
    };
    // That it could not be built is told where it is shown.
    ask().catch(() => {});
    return () => {
      isOld = true;
    };
  }, [room, still, colourSku]);
  return known?.of === colourSku ? known.wearing : null;
}
