import { pathOfCall } from '../app/paths.ts';
import type { PaperProblem } from './give-paper.ts';

type Answer =
  | { status: 'taken'; location: string }
  | { status: 'refused'; problems: PaperProblem[] }
  /** No answer, or none of ours. */
  | { status: 'lost' }
  | { status: 'cancelled' };

/**
 * Sends the pages, and says how much of them is out, in percent. `XMLHttpRequest`, because `fetch`
 * does not tell.
 */
export function sendPaper(
  body: FormData,
  { onPercent, signal }: { onPercent: (percent: number) => void; signal: AbortSignal },
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', pathOfCall('papers.give'));
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onPercent(Math.floor((100 * loaded) / total)),
    );
    request.upload.addEventListener('load', () => onPercent(100));
    request.addEventListener('load', () => resolve(answerOf(request.response)));
    request.addEventListener('error', () => resolve({ status: 'lost' }));
    request.addEventListener('abort', () => resolve({ status: 'cancelled' }));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

function answerOf(answer: unknown): Answer {
  const { location, errors } = (answer ?? {}) as { location?: string; errors?: PaperProblem[] };
  if (location) return { status: 'taken', location };
  return errors ? { status: 'refused', problems: errors } : { status: 'lost' };
}
