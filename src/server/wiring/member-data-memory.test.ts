import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  RecordRedemptionDocument,
  RedemptionDocument,
  ReleaseRedemptionDocument,
  SavedPrescriptionDocument,
  SavePrescriptionDocument,
  ValidateAuthenticationDocument,
} from '#clients/generated/member-data.ts';
import type { ServiceClient } from '#clients/client.ts';
import { createMemberDataMemory, notingChanges, type Asking } from './member-data-memory.ts';

let asked: string[] = [];
let status = 'active';
let saved: object | null = { pd: 62 };
/** What the next question waits for before it is answered with what was so when it came. */
let late: Promise<void> | undefined;
/** How many changes of the member's data every process knows of. */
let changes = { prescription: 0, benefit: 0 };
const note: Parameters<typeof notingChanges>[1] = async (_, what) => {
  changes = { ...changes, [what]: changes[what] + 1 };
};
const service: ServiceClient = {
  async run<Result>({ name }: { name: string }) {
    asked.push(name);
    const answer = { validateAuthentication: { status }, getPrescriptionByUserId: saved };
    const waited = late;
    late = undefined;
    await waited;
    return answer as Result;
  },
};
let memory = createMemberDataMemory();
const asking = (purpose: Asking['purpose'], memberToken: string, from = memory) =>
  from.before(notingChanges(service, note), { memberToken, purpose, changes });
const shown = (token = 'a') => asking('show', token);
const done = () => asking('do', 'a');
const userId = '1';
const eye = {};
const saving = { userId, prescription: { od: eye, os: eye } };

/** A question whose answer is under way until `arrive`. */
function underWay(question: () => Promise<unknown>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  late = promise;
  const answered = question();
  return { arrive: () => (resolve(), answered) };
}

beforeEach(() => {
  asked = [];
  status = 'active';
  saved = { pd: 62 };
  changes = { prescription: 0, benefit: 0 };
  memory = createMemberDataMemory();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('whether a member may is asked every five minutes, and of each member', async () => {
  for (let minute = 0; minute < 10; minute += 1) {
    await shown().run(ValidateAuthenticationDocument, {});
    await done().run(ValidateAuthenticationDocument, {});
    vi.advanceTimersByTime(60_000);
  }
  expect(asked).toHaveLength(2);
  await shown('b').run(ValidateAuthenticationDocument, {});
  expect(asked).toHaveLength(3);
});

test('who may not is asked about each time', async () => {
  status = 'blocked';
  await shown().run(ValidateAuthenticationDocument, {});
  await shown().run(ValidateAuthenticationDocument, {});
  expect(asked).toHaveLength(2);
});

test('who may no longer, as a page that asks anew has learned, is asked about again', async () => {
  await shown().run(ValidateAuthenticationDocument, {});
  status = 'blocked';
  await shown().run(ValidateAuthenticationDocument, {}, { 'cache-control': 'no-cache' });
  await shown().run(ValidateAuthenticationDocument, {});
  expect(asked).toHaveLength(3);
});

test('that there is no prescription is never remembered', async () => {
  saved = null;
  await shown().run(SavedPrescriptionDocument, { userId });
  await shown().run(SavedPrescriptionDocument, { userId });
  expect(asked).toHaveLength(2);
});

test('once a redemption was asked for, so is whether the member may', async () => {
  await shown().run(ValidateAuthenticationDocument, {});
  await done().run(RedemptionDocument, { userId });
  await shown().run(ValidateAuthenticationDocument, {});
  expect(asked).toHaveLength(3);
});

test('a form reads the prescription anew, and one that was saved is not the one before', async () => {
  await shown().run(SavedPrescriptionDocument, { userId });
  await shown().run(SavedPrescriptionDocument, { userId });
  expect(asked).toHaveLength(1);
  await done().run(SavedPrescriptionDocument, { userId });
  expect(asked).toHaveLength(2);
  await done().run(SavePrescriptionDocument, saving);
  await shown().run(SavedPrescriptionDocument, { userId });
  expect(asked).toHaveLength(4);
});

test('another process answers nothing from before a save, a redemption or a release', async () => {
  const other = createMemberDataMemory();
  const there = () => asking('show', 'a', other);
  const prescription = () => there().run(SavedPrescriptionDocument, { userId });
  const standing = () => there().run(ValidateAuthenticationDocument, {});
  await prescription();
  await standing();

  await done().run(SavePrescriptionDocument, saving);
  saved = { pd: 63 };
  expect((await prescription()).getPrescriptionByUserId).toEqual({ pd: 63 });

  await standing();
  const redeemedAt = '2026-01-01T00:00:00Z';
  const orderNumber = 'dm0000000001';
  // A job, which comes with no member's token.
  const job = notingChanges(service, note);
  await job.run(RecordRedemptionDocument, { userId, orderNumber, redeemedAt });
  status = 'blocked';
  expect((await standing()).validateAuthentication.status).toBe('blocked');
  expect(changes).toEqual({ prescription: 1, benefit: 1 });
  await job.run(ReleaseRedemptionDocument, { userId, orderNumber });
  expect(changes.benefit).toBe(2);
});

test('a save that failed counts as a change: it may have been made all the same', async () => {
  const failing: ServiceClient = { run: () => Promise.reject(new Error('No answer.')) };
  const client = notingChanges(failing, note);
  await expect(client.run(SavePrescriptionDocument, saving)).rejects.toThrow('No answer.');
  expect(changes.prescription).toBe(1);
});

test('an answer from before a save that comes after it is not remembered', async () => {
  const slow = underWay(() => shown().run(SavedPrescriptionDocument, { userId }));
  const before = shown();
  await done().run(SavePrescriptionDocument, saving);
  await slow.arrive();
  asked = [];
  await before.run(SavedPrescriptionDocument, { userId });
  await shown().run(SavedPrescriptionDocument, { userId });
  expect(asked).toHaveLength(2);
});

test('an answer that was asked for while a save was under way is not remembered', async () => {
  const save = underWay(() => done().run(SavePrescriptionDocument, saving));
  await shown().run(SavedPrescriptionDocument, { userId });
  await save.arrive();
  asked = [];
  await shown().run(SavedPrescriptionDocument, { userId });
  expect(asked).toHaveLength(1);
});

test('a request that knows of fewer changes does not replace a newer answer', async () => {
  const early = shown();
  await note(userId, 'prescription');
  await shown().run(SavedPrescriptionDocument, { userId });
  await early.run(SavedPrescriptionDocument, { userId });
  await shown().run(SavedPrescriptionDocument, { userId });
  expect(asked).toHaveLength(2);
});

test('who signs out is remembered no more, nor is an answer that was under way', async () => {
  await shown().run(ValidateAuthenticationDocument, {});
  const slow = underWay(() => shown().run(SavedPrescriptionDocument, { userId }));
  memory.forget('a');
  await slow.arrive();
  expect(vi.getTimerCount()).toBe(0);
  await shown().run(ValidateAuthenticationDocument, {});
  await shown().run(SavedPrescriptionDocument, { userId });
  expect(asked).toHaveLength(4);
});

test('a process that nobody asks holds nothing past its time', async () => {
  await shown().run(ValidateAuthenticationDocument, {});
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(300_000);
  expect(vi.getTimerCount()).toBe(0);
  // Were it still there, it would count by this clock.
  vi.setSystemTime(Date.now() - 300_000);
  await shown().run(ValidateAuthenticationDocument, {});
  expect(asked).toHaveLength(2);
});

test('customer service that says why is never answered from memory', async () => {
  const headers = { 'x-access-reason': 'the member called' };
  await shown().run(SavedPrescriptionDocument, { userId }, headers);
  await shown().run(SavedPrescriptionDocument, { userId }, headers);
  expect(asked).toHaveLength(2);
});
