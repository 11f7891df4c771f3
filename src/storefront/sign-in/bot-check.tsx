import { useEffect, useState } from 'react';
import { ownCall } from '#clients/own-call.ts';
import { pathOfCall } from '../app/path-of-call.ts';

/**
 * Solves a small proof of work while the form is filled in, and sends it along. Without a
 * script there is none, and the server holds such browsers to stricter limits instead.
 */
export function BotCheck() {
  const [proof, setProof] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    void prove(stop).then(setProof, () => setProof(''));
    return () => stop.abort();
  }, []);
  return <input type="hidden" name="altcha" value={proof} />;
}

async function prove(controller: AbortController): Promise<string> {
  const [{ solveChallenge }, { deriveKey }, answer] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    fetch(...ownCall(pathOfCall('sign-in.verify-score'), { signal: controller.signal })),
  ]);
  const challenge = await answer.json();
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : '';
}
