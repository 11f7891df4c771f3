import { useFormat, useTexts } from '../i18n/texts.tsx';
import { Notice } from '../ui/notice.tsx';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import { longReason } from './fit-words.ts';
import type { FrameFit } from './frame-fit.ts';

type FitNoticeProps = {
  /** Null while nothing is known of the lenses. */
  fit: FrameFit | null;
  /** Set while only the lens type is known. */
  typeOnly: LensType | null;
};

/** Whether the frame takes the member's lenses, and why, in words. */
export function FitNotice({ fit, typeOnly }: FitNoticeProps) {
  const texts = useTexts();
  const format = useFormat();
  const words = texts.frames.fit;
  if (!fit)
    return (
      <Notice kind="info" title={words.title}>
        {words.unknown}
      </Notice>
    );
  // Beside what rules the frame out, what else there is to know of it would only confuse.
  const reasons = fit.fits ? fit.reasons : fit.reasons.filter(({ isObstacle }) => isObstacle);
  const takes = typeOnly ? words.takesType(texts.lenses.types[typeOnly].lenses) : words.takes;
  return (
    <Notice kind={fit.fits ? 'ok' : 'stop'} title={fit.fits ? takes : words.takesNot}>
      {reasons.map((reason) => (
        <p key={reason.id}>{longReason(texts, format, reason)}</p>
      ))}
      {reasons.length === 0 && <p>{typeOnly ? words.goodType : words.good}</p>}
    </Notice>
  );
}
