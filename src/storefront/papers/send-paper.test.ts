import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { de } from '../i18n/de.ts';
import { UNTOUCHED, type ChosenPage } from './edit-picture.ts';
import { sendPaper } from './send-paper.ts';

/** A request that is answered when a test says so. */
class ARequest extends EventTarget {
  static last: ARequest | undefined;
  readonly upload = new EventTarget();
  status = 0;
  response: unknown = null;
  open = vi.fn();
  send = vi.fn(() => (ARequest.last = this));
  abort = () => this.dispatchEvent(new Event('abort'));
}

beforeEach(() => {
  ARequest.last = undefined;
  vi.stubGlobal('XMLHttpRequest', ARequest);
});
afterEach(() => vi.unstubAllGlobals());

const page: ChosenPage = { id: 1, file: new File(['x'], 'x.jpg'), picture: null, edit: UNTOUCHED };
const { refusals } = de.papers;

function send(pages: readonly ChosenPage[] = [page], signal = new AbortController().signal) {
  return sendPaper(pages, { read: 'yes', refusals, signal, onPercent: () => {} });
}

async function answered(status: number, response: unknown) {
  const answer = send();
  const request = await vi.waitUntil(() => ARequest.last);
  Object.assign(request, { status, response });
  request.dispatchEvent(new Event('load'));
  return answer;
}

const english = 'Please try again in a moment.';

test('says where what was taken is shown', async () => {
  const location = '/german/Prescription/Ocr';
  expect(await answered(201, { id: 'x', location })).toEqual({ status: 'taken', location });
});

test('what the upload refuses is said in the words of the page', async () => {
  const errors = [{ code: 'heic', file: 1, message: 'English' }, { code: 'busy' }];
  expect(await answered(415, { errors })).toEqual({
    status: 'refused',
    problems: [
      { code: 'heic', file: 1, message: refusals.heic },
      { code: 'busy', file: null, message: refusals.busy },
    ],
  });
});

test.each([
  [503, { errors: [{ code: 'unavailable', message: english }] }],
  [429, { errors: [{ code: 'heic' }, { code: 'toString', message: english }] }],
  [500, { errors: [] }],
  [500, { errors: 'x' }],
  [502, null],
  [200, 'a page of something between us'],
  [201, { location: 7 }],
])('%i with %j is no answer of the upload', async (status, response) => {
  expect(await answered(status, response)).toEqual({ status: 'lost' });
});

test('a session that has ended is said as such', async () => {
  const errors = [{ code: 'unauthenticated', message: 'Please sign in first.' }];
  expect(await answered(401, { errors })).toEqual({ status: 'signed-out' });
});

const ofBytes = (bytes: number): ChosenPage => ({
  ...page,
  file: new File([new Uint8Array(bytes)], 'x.jpg'),
});
const MB = 1024 * 1024;

test.each([
  ['a page of more than 10 MB', [page, ofBytes(10 * MB + 1)], 'too-large', 1],
  ['more than 25 MB together', Array(3).fill(ofBytes(9 * MB)), 'all-too-large', null],
] as const)('%s is refused without being sent', async (_, pages, code, file) => {
  expect(await send(pages)).toEqual({
    status: 'refused',
    problems: [{ code, file, message: refusals[code] }],
  });
  expect(ARequest.last).toBeUndefined();
});

test('is stopped while pages are prepared: nothing is sent', async () => {
  const stop = new AbortController();
  const answer = send([page, page], stop.signal);
  stop.abort();

  expect(await answer).toEqual({ status: 'cancelled' });
  expect(ARequest.last).toBeUndefined();
});

test('is stopped on its way', async () => {
  const stop = new AbortController();
  const answer = send([page], stop.signal);
  await vi.waitUntil(() => ARequest.last);
  stop.abort();

  expect(await answer).toEqual({ status: 'cancelled' });
});

test('a page that the browser cannot draw is lost, not waited for', async () => {
  vi.stubGlobal('document', {
    createElement: () => {
      throw new RangeError('no memory for a canvas');
    },
  });
  const picture = { width: 10, height: 10, close: () => {} };
  const turned: ChosenPage = { ...page, picture, edit: { ...UNTOUCHED, turn: 90 } };

  expect(await send([turned])).toEqual({ status: 'lost' });
  expect(ARequest.last).toBeUndefined();
});
