import { useCallback, useEffect, useState } from 'react';
import { checkedStill, type Still } from './still.ts';
import { browserMemory } from './use-try-on-record.ts';

/** `unknown` until the browser has been asked. */
export type KeptStill = Still | null | 'unknown';

/** The picture that the browser keeps for trying frames on, and the ways to change it. */
export function useStill() {
  const [still, setStill] = useState<KeptStill>('unknown');
  useEffect(() => {
    void browserMemory()
      .then(({ recall }) => recall('still'))
      .then((kept) => setStill((before) => (before === 'unknown' ? checkedStill(kept) : before)));
  }, []);
  const keepStill = useCallback((taken: Still) => {
    setStill(taken);
    void browserMemory().then(({ remember }) => remember('still', taken));
  }, []);
  const forgetStill = useCallback(() => {
    setStill(null);
    void browserMemory().then(({ forget }) => forget('still'));
  }, []);
  return { still, keepStill, forgetStill };
}
