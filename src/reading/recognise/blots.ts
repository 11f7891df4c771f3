/** What hangs together: the first column and row that it touches, one behind the last, and how many pixels it has. */
export type Blot = Place & { pixels: number };

/** An upright rectangle of whole pixels. */
export type Place = { left: number; right: number; top: number; bottom: number };

/**
 * What hangs together of the pixels of a picture that `isOfOne` tells by their place: ink by sides
 * and corners, and by sides alone the paper around it, which a rule one pixel wide must part.
 */
export function blotsOf(
  { width, height }: { width: number; height: number },
  isOfOne: (at: number) => boolean,
  by: 'corners' | 'sides' = 'corners',
): Blot[] {
  const seen = new Uint8Array(width * height);
  const waiting: number[] = [];
  const visit = (at: number): void => {
    if (seen[at] !== 0 || !isOfOne(at)) return;
    seen[at] = 1;
    waiting.push(at);
  };
  const blots: Blot[] = [];
  for (let start = 0; start < seen.length; start++) {
    visit(start);
    if (waiting.length === 0) continue;
    const blot = { left: width, right: 0, top: height, bottom: 0, pixels: 0 };
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      blot.left = Math.min(blot.left, x);
      blot.right = Math.max(blot.right, x + 1);
      blot.top = Math.min(blot.top, y);
      blot.bottom = Math.max(blot.bottom, y + 1);
      blot.pixels += 1;
      const [hasLeft, hasRight, hasAbove, hasBelow] = [x > 0, x + 1 < width, y > 0, y + 1 < height];
      if (hasLeft) visit(at - 1);
      if (hasRight) visit(at + 1);
      if (hasAbove) visit(at - width);
      if (hasBelow) visit(at + width);
      if (by === 'sides') continue;
      if (hasAbove && hasLeft) visit(at - width - 1);
      if (hasAbove && hasRight) visit(at - width + 1);
      if (hasBelow && hasLeft) visit(at + width - 1);
      if (hasBelow && hasRight) visit(at + width + 1);
    }
    blots.push(blot);
  }
  return blots;
}
