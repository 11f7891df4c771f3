import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { useSoldLensName } from './lens-name.ts';
import type { CartFrame } from './cart-view.ts';
import { FramePicture } from './frame-picture.tsx';

/** `lensName` as commerce names the lens. */
type PairSummaryProps = { frame: CartFrame; lensName: string };

/** The pair as it will be made: the frame to scale, its colour and measures, the lenses. */
export function PairSummary({ frame, lensName }: PairSummaryProps) {
  const texts = useTexts().checkout.pair;
  const measures = useMeasures(frame);
  const soldLensName = useSoldLensName();
  return (
    <div className="stack">
      <FramePicture {...frame} />
      <Facts>
        <Fact name={texts.frame}>
          <strong>{frame.name}</strong>
          {frame.colour && `, ${frame.colour}`}
          {measures && <div className="soft">{measures}</div>}
        </Fact>
        <Fact name={texts.lenses}>{soldLensName(lensName)}</Fact>
      </Facts>
    </div>
  );
}

function useMeasures(frame: CartFrame): string | null {
  const { measurements } = useTexts().checkout.pair;
  const { millimetres } = useFormat();
  const { lensWidthMm, bridgeMm, templeMm, totalWidthMm } = frame;
  if (!lensWidthMm || !bridgeMm || !templeMm || !totalWidthMm) return null;
  return measurements(
    millimetres(lensWidthMm),
    millimetres(bridgeMm),
    millimetres(templeMm),
    millimetres(totalWidthMm),
  );
}
