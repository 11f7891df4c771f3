import { useEffect, useState } from 'react';

/**
 * Counts down from what the server said, by this browser's own pace: its clock may be wrong.
 * `since` tells one wait from the next. Before any script it stays what the server said.
 */
export function useSecondsLeft(seconds: number, since: string): number {
  const [passed, setPassed] = useState({ since, seconds: 0 });
  useEffect(() => {
    if (seconds <= 0) return;
    const start = performance.now();
    const timer = setInterval(() => {
      const sofar = Math.floor((performance.now() - start) / 1000);
      setPassed({ since, seconds: sofar });
      if (sofar >= seconds) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, since]);
  return Math.max(0, seconds - (passed.since === since ? passed.seconds : 0));
}
