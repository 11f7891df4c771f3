import type { Texts } from '../i18n/en.ts';
import type { Format } from '../i18n/format.ts';
import type { FrameFitReason } from './frame-fit.ts';

type Reason = Pick<FrameFitReason, 'id' | 'params'>;

/** One reason in a few words, for a card. */
export function shortReason(texts: Texts, { millimetres }: Format, reason: Reason): string {
  const { short } = texts.frames.fit;
  const { millimetres: is = 0, min = 0 } = reason.params;
  return reason.id === 'lens-height-short'
    ? short[reason.id](millimetres(is), millimetres(min))
    : short[reason.id];
}

/** The same as full sentences. */
export function longReason(texts: Texts, format: Format, reason: Reason): string {
  const { long } = texts.frames.fit;
  const { min = 0 } = reason.params;
  const is = format.millimetres(Math.round((reason.params.millimetres ?? 0) * 2) / 2);
  switch (reason.id) {
    case 'lens-height-short':
    case 'lens-height-tight':
      return long[reason.id](is, format.millimetres(min));
    default:
      return long[reason.id];
  }
}
