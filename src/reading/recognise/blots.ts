/** Ink that hangs together: the first column and row that it touches, one behind the last, and how much it is. */
export type Blot = { left: number; right: number; top: number; bottom: number; inked: number };

/** The blots of a picture whose pixels `isInk` tells by their place, by sides and corners. */
export function blotsOf(
  { width, height }: { width: number; height: number },
  isInk: (at: number) => boolean,
): Blot[] {
  const seen = new Uint8Array(width * height);
  const isNew = (at: number) => seen[at] === 0 && isInk(at);
  const blots: Blot[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (!isNew(start)) continue;
    const blot = { left: width, right: 0, top: height, bottom: 0, inked: 0 };
    const waiting = [start];
    seen[start] = 1;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      blot.left = Math.min(blot.left, x);
      blot.right = Math.max(blot.right, x + 1);
      blot.top = Math.min(blot.top, y);
      blot.bottom = Math.max(blot.bottom, y + 1);
      blot.inked += 1;
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const next = row * width + column;
          if (!isNew(next)) continue;
          seen[next] = 1;
          waiting.push(next);
        }
    }
    blots.push(blot);
  }
  return blots;
}
