import type { Shopper } from '#shop/shopper.ts';
import type { GiveResult, Intake, Upload } from '#shop/uploads/port.ts';
import { CALLS } from '../app/call-map.ts';
import type { Texts } from '../i18n/en.ts';
import { FILE_BYTES_MAX } from './limits.ts';

/** More parts than the form has, with every page there may be. */
const PARTS_MAX = 20;
/** Until the next try, when too much is being read. */
const BUSY_SECONDS = 5;

/** What is wrong with what was given. */
export type PaperProblem = {
  code: keyof Texts['papers']['refusals'];
  message: string;
  /** Which of the files, counted from 0; null where it is about all of them. */
  file: number | null;
};

export type PaperResult =
  | { ok: true; upload: Upload; isToBeRead: boolean }
  | { ok: false; status: number; problems: PaperProblem[]; headers: Record<string, string> };

/**
 * Takes the pictures of a form: all of them or none. What is refused says so in words, for each
 * file, and with the status that is its own.
 */
export async function givePaper(
  request: Request,
  {
    shopper,
    intake,
    mayRead,
    texts,
  }: { shopper: Shopper; intake: Intake; mayRead: boolean; texts: Texts },
): Promise<PaperResult> {
  const refused = refusalsIn(texts);
  const mostBytes = CALLS['papers.give'].takesBytes;
  if (Number(request.headers.get('content-length')) > mostBytes)
    return refused(413, 'all-too-large');
  const form = await takeIn(request, intake);
  if (form === 'busy') return refused(503, 'busy', { retryAfter: BUSY_SECONDS });
  if (form === 'broken') return refused(400, 'malformed');

  const files = form.getAll('file').filter((entry) => entry instanceof File);
  // A field without a file is sent all the same, without a name.
  const chosen = files.filter((file) => file.size > 0 || file.name !== '');
  if (chosen.length === 0) return refused(400, 'none');
  const tooLarge = chosen.flatMap(({ size }, file) => (size > FILE_BYTES_MAX ? [file] : []));
  if (tooLarge.length > 0) return refused(413, 'too-large', { files: tooLarge });

  const bytes = await Promise.all(
    chosen.map(async (file) => new Uint8Array(await file.arrayBuffer())),
  );
  const isToBeRead = mayRead && form.get('read') !== 'no';
  const given = await shopper.uploads.give(bytes, { read: isToBeRead, signal: request.signal });
  if (!given.ok) return refusalOf(given, refused);
  try {
    await shopper.drafts.save({ uploadId: given.upload.id, typed: { papers: undefined } });
  } catch (error) {
    // Nobody would find it again. Where that fails too, it goes when its time is over.
    await shopper.uploads.forget(given.upload.id).catch(() => undefined);
    throw error;
  }
  return { ok: true, upload: given.upload, isToBeRead };
}

async function takeIn(request: Request, intake: Intake): Promise<FormData | 'busy' | 'broken'> {
  if (!(await intake.enter())) return 'busy';
  try {
    const form = await request.formData();
    return [...form].length > PARTS_MAX ? 'broken' : form;
  } catch {
    return 'broken';
  } finally {
    intake.leave();
  }
}

type Refuse = ReturnType<typeof refusalsIn>;

function refusalsIn({ papers }: Texts) {
  return (
    status: number,
    code: PaperProblem['code'],
    { files = [null], retryAfter }: { files?: (number | null)[]; retryAfter?: number } = {},
  ): PaperResult & { ok: false } => ({
    ok: false,
    status,
    problems: files.map((file) => ({ code, message: papers.refusals[code], file })),
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
  });
}

function refusalOf(given: GiveResult & { ok: false }, refused: Refuse): PaperResult {
  switch (given.fault) {
    case 'too-often':
      return refused(429, 'too-often', { retryAfter: given.waitSeconds });
    case 'busy':
      return refused(503, 'busy', { retryAfter: BUSY_SECONDS });
    case 'empty':
      return refused(400, 'empty', { files: [given.file] });
    case 'wrong-type':
    case 'heic':
      return refused(415, given.fault, { files: [given.file] });
    default:
      return refused(422, given.fault, { files: ['file' in given ? given.file : null] });
  }
}
