import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  RedemptionDocument,
  SavedPrescriptionDocument,
  SavePrescriptionDocument,
  ValidateAuthenticationDocument,
} from '#clients/generated/member-data.ts';
import type { ServiceClient } from '#clients/client.ts';
import { createMemberDataMemory } from './member-data-memory.ts';

let asked: string[] = [];
let status = 'active';
const service: ServiceClient = {
  async run<Result>({ name }: { name: string }) {
    asked.push(name);
    return { validateAuthentication: { status }, getPrescriptionByUserId: null } as Result;
  },
};
let remembering = createMemberDataMemory();
const shown = (token = 'a') => remembering(service, token, 'show');
const done = () => remembering(service, 'a', 'do');
const userId = '1';
const eye = {};

beforeEach(() => {
  asked = [];
  status = 'active';
  remembering = createMemberDataMemory();
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
  await done().run(SavePrescriptionDocument, { userId, prescription: { od: eye, os: eye } });
  await shown().run(SavedPrescriptionDocument, { userId });
  expect(asked).toHaveLength(4);
});

test('customer service that says why is never answered from memory', async () => {
  const headers = { 'x-access-reason': 'the member called' };
  await shown().run(SavedPrescriptionDocument, { userId }, headers);
  await shown().run(SavedPrescriptionDocument, { userId }, headers);
  expect(asked).toHaveLength(2);
});
