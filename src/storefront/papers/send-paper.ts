import { CALLS } from '../app/call-map.ts';
import { pathOfCall } from '../app/path-of-call.ts';
import type { Texts } from '../i18n/en.ts';
import { pictureToSend, type ChosenPage } from './edit-picture.ts';
import type { PaperProblem } from './give-paper.ts';
import { FILE_BYTES_MAX } from './limits.ts';

type Refusals = Texts['papers']['refusals'];

type Answer =
  | { status: 'taken'; location: string }
  | { status: 'refused'; problems: PaperProblem[] }
  /** The session has ended. */
  | { status: 'signed-out' }
  /** It could not be sent, or the answer is none of the upload's. */
  | { status: 'lost' }
  | { status: 'cancelled' };

type Sending = {
  read: string;
  /** What is said of each refusal. */
  refusals: Refusals;
  /** Hears how much is out, in percent. */
  onPercent: (percent: number) => void;
  signal: AbortSignal;
};

/** Sends the pages as they are seen. */
export async function sendPaper(
  pages: readonly ChosenPage[],
  { read, refusals, onPercent, signal }: Sending,
): Promise<Answer> {
  const body = new FormData();
  const sizes: number[] = [];
  try {
    for (const { file, picture, edit } of pages) {
      const sent = await pictureToSend(file, picture, edit);
      body.append('file', sent, file.name);
      sizes.push(sent.size);
      if (signal.aborted) return { status: 'cancelled' };
    }
  } catch {
    // A browser without memory for it cannot draw the page.
    return { status: 'lost' };
  }
  body.append('read', read);
  const problems = tooLarge(sizes, refusals);
  if (problems.length > 0) return { status: 'refused', problems };

  // `fetch` does not tell how much is out.
  const request = new XMLHttpRequest();
  request.open('POST', pathOfCall('papers.give'));
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onPercent(Math.floor((100 * loaded) / total)),
  );
  request.upload.addEventListener('load', () => onPercent(100));
  return new Promise((resolve) => {
    request.addEventListener('load', () => resolve(answerOf(request, refusals)));
    request.addEventListener('error', () => resolve({ status: 'lost' }));
    request.addEventListener('abort', () => resolve({ status: 'cancelled' }));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/** What would be refused when it has come, after minutes perhaps. */
function tooLarge(sizes: number[], refusals: Refusals): PaperProblem[] {
  const problem = (code: PaperProblem['code'], file: number | null) => ({
    code,
    message: refusals[code],
    file,
  });
  const each = sizes.flatMap((bytes, file) =>
    bytes > FILE_BYTES_MAX ? [problem('too-large', file)] : [],
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return each.length === 0 && bytes > CALLS['papers.give'].takesBytes
    ? [problem('all-too-large', null)]
    : each;
}

function answerOf({ status, response }: XMLHttpRequest, refusals: Refusals): Answer {
  if (status === 401) return { status: 'signed-out' };
  const { location, errors } = (response ?? {}) as { location?: unknown; errors?: unknown };
  if (typeof location === 'string') return { status: 'taken', location };
  const found: unknown[] = Array.isArray(errors) ? errors : [];
  const problems = found.flatMap((error) => problemIn(error, refusals) ?? []);
  const isOurs = problems.length > 0 && problems.length === found.length;
  return isOurs ? { status: 'refused', problems } : { status: 'lost' };
}

/** Null for what is none of the upload's own refusals: its words are not meant for people. */
function problemIn(error: unknown, refusals: Refusals): PaperProblem | null {
  const { code, file } = (error ?? {}) as { code?: unknown; file?: unknown };
  if (typeof code !== 'string' || !isRefusal(code, refusals)) return null;
  return { code, message: refusals[code], file: typeof file === 'number' ? file : null };
}

function isRefusal(code: string, refusals: Refusals): code is PaperProblem['code'] {
  return Object.hasOwn(refusals, code);
}
