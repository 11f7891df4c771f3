import { useEffect, useState } from 'react';
import { checkedTryOn, type TryOnRecord } from '#domain/frames/face-finding.ts';
import type { Measured } from '#face/measure-face.ts';
import type { Still } from './still.ts';

/** Not by `use-remembered.ts`, which would be one more script for the list of frames. */
export const browserMemory = () => import('../app/memory/browser-memory.ts');

/** A result of this visit; `pd` where it was estimated, `still` where there was a picture. */
export type Scanned = { record: TryOnRecord; pd: Measured | null; still: Still | null };

/** The result that was found on this page, and the one that the browser remembers of the session. */
export function useTryOnRecord() {
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const [recalled, setRecalled] = useState<TryOnRecord | null>(null);
  useEffect(() => {
    void browserMemory()
      .then(({ recall }) => recall('try-on'))
      .then((kept) => setRecalled(checkedTryOn(kept)));
  }, []);
  return { scanned, setScanned, recalled };
}
