import type { Box } from '#likeness/box.ts';
import type { Cut } from '../papers/index.ts';

type PhotoSize = { widthPx: number; heightPx: number };

/** Left around the glasses, in percent of the photo; and where nobody knows where they are. */
const AROUND_PERCENT = 2;
const UNKNOWN: Cut = { top: 15, right: 10, bottom: 15, left: 10 };

/** What is cut off around glasses that lie in `box`, in whole percent. */
export function cutAround({ widthPx, heightPx, box }: PhotoSize & { box: Box | null }): Cut {
  if (!box) return UNKNOWN;
  const percent = (px: number, of: number) =>
    Math.min(45, Math.max(0, Math.round((100 * px) / of) - AROUND_PERCENT));
  return {
    top: percent(box.top, heightPx),
    right: percent(widthPx - box.right, widthPx),
    bottom: percent(heightPx - box.bottom, heightPx),
    left: percent(box.left, widthPx),
  };
}

/** The glasses in what is left, without what is left around them. */
export function boxIn({ widthPx, heightPx }: PhotoSize, cut: Cut): Box {
  const px = (percent: number, of: number) => ((percent + AROUND_PERCENT) / 100) * of;
  return {
    left: px(cut.left, widthPx),
    top: px(cut.top, heightPx),
    right: widthPx - px(cut.right, widthPx),
    bottom: heightPx - px(cut.bottom, heightPx),
  };
}
