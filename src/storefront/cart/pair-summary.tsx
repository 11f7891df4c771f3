import type { ReactNode } from 'react';
import { useFormat, useTexts } from '../i18n/texts.tsx';
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
      <dl className="grid gap-3">
        <Fact name={texts.frame}>
          <strong>{frame.name}</strong>
          {frame.colour && `, ${frame.colour}`}
          {measures && <span className="block text-ink-soft">{measures}</span>}
        </Fact>
        <Fact name={texts.lenses}>{soldLensName(lensName)}</Fact>
      </dl>
    </div>
  );
}

/** A name and what stands for it, one beside the other where there is room. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
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
