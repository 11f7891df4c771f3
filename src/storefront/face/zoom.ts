/**
 * What a window shows of a picture: how much larger than the whole of it, and the place in the
 * window's middle, as shares of the picture from its left and upper edge.
 */
export type View = { zoom: number; x: number; y: number };

/** A length across and down: shares of the window, or of the picture. */
export type Shares = { x: number; y: number };

export const WHOLE: View = { zoom: 1, x: 0.5, y: 0.5 };
/** Beyond this there are only dots. */
export const MOST_ZOOM = 4;

/**
 * The view moved by shares of the window, as if the picture were pulled the other way.
 *
 * @param fit how much of the window the whole picture fills, at most 1.
 */
export function moved(view: View, by: Shares, fit: Shares): View {
  const { zoom, x, y } = view;
  return bounded({ zoom, x: x + by.x / (zoom * fit.x), y: y + by.y / (zoom * fit.y) }, fit);
}

/** The view so many times as large; what lies at a place of the window, from its middle, stays there. */
export function zoomed(
  { zoom, x, y }: View,
  times: number,
  fit: Shares,
  at: Shares = { x: 0, y: 0 },
): View {
  const next = Math.max(1, Math.min(MOST_ZOOM, zoom * times));
  const nearer = 1 / zoom - 1 / next;
  return bounded(
    { zoom: next, x: x + (at.x * nearer) / fit.x, y: y + (at.y * nearer) / fit.y },
    fit,
  );
}

/** Beyond the picture's edges there is nothing to see; what is smaller than the window is in its middle. */
function bounded({ zoom, x, y }: View, fit: Shares): View {
  const within = (middle: number, share: number) => {
    const half = Math.min(0.5, 0.5 / (zoom * share));
    return Math.max(half, Math.min(1 - half, middle));
  };
  return { zoom, x: within(x, fit.x), y: within(y, fit.y) };
}
