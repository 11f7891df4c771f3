/** How far a long act is; `share` is from 0 to 1, and missing where nobody knows the whole. */
export type Progress = { lines: number; share?: number };

const everyMs = 1000;

/** A line of progress on stderr at most once a second; on a terminal it is written over. */
export function progressLine(
  stream: NodeJS.WriteStream,
  what = 'lines',
): {
  tell: (progress: Progress) => void;
  end: () => void;
} {
  const startedAt = performance.now();
  let toldAt = startedAt;
  return {
    tell({ lines, share }) {
      const now = performance.now();
      if (now - toldAt < everyMs) return;
      toldAt = now;
      const perSecond = Math.round(lines / ((now - startedAt) / 1000)).toLocaleString('en-US');
      const percent = share === undefined ? '' : `${Math.floor(share * 100)} %, `;
      const text = `${percent}${lines.toLocaleString('en-US')} ${what}, ${perSecond} a second`;
      stream.write(stream.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
    },
    end() {
      if (stream.isTTY && toldAt !== startedAt) stream.write('\r\u001b[K');
    },
  };
}
