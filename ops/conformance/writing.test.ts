import { beforeEach, expect, test } from 'vitest';
import type { Value } from './judge.ts';
import type { Trial } from './trial.ts';
import { tryWriting } from './writing.ts';

/** A plan's service that keeps what it is sent, and fails where a test says so. */
let kept: Record<string, Value | null>;
let status: string;
let written: string[];
beforeEach(() => {
  kept = { Prescription: { userId: 'u', savedAt: 'then', pd: 61 }, Vto: null };
  status = 'available';
  written = [];
});

const member = { userId: 'u', caller: { token: 't', memberToken: 'm' } };

function aTrial(fault: {
  readsNothing?: boolean;
  breaksAt?: string;
  redeemsAgain?: boolean;
}): Trial {
  function answerTo(does: string, operation: string, variables: Value): Value | null {
    if (does === fault.breaksAt) throw new Error('broken');
    const [, verb, subject = ''] =
      /^(get|upsert)(GlassRedemption|Prescription|Vto)/.exec(operation) ?? [];
    if (verb === 'get' && fault.readsNothing) return null;
    if (verb === 'upsert') written.push(`${does}: ${operation}`);
    if (subject === 'GlassRedemption') {
      const isRefused = /does not redeem/.test(does) && !fault.redeemsAgain;
      if (verb === 'upsert' && does !== 'releases no other order' && !isRefused)
        status = String(variables['status']);
      return { status };
    }
    const isOwn = variables['userId'] === 'u';
    if (verb === 'upsert' && isOwn)
      kept[subject] = (variables['prescription'] ?? variables['VTOUpsert']) as Value | null;
    return kept[subject] ?? {};
  }
  return {
    shop: { token: 't' },
    checks: [],
    ask: async (operation, variables) => ({
      status: 200,
      value: answerTo('', operation, variables),
      errors: [],
      tookMs: 1,
    }),
    check: async (does, operation, variables) => answerTo(does, operation, variables),
  };
}

test('what was there is put back, and the benefit is free again', async () => {
  await tryWriting(aTrial({}), member);
  expect(kept).toEqual({ Prescription: { userId: 'u', pd: 61 }, Vto: null });
  expect(status).toBe('available');
  expect(written.length).toBeGreaterThan(8);
});

test('what cannot be read first is not written over', async () => {
  await tryWriting(aTrial({ readsNothing: true }), member);
  expect(written).toEqual([]);
});

test('what was there is put back whatever breaks in between', async () => {
  await expect(tryWriting(aTrial({ breaksAt: 'tells what was kept' }), member)).rejects.toThrow();
  expect(kept['Prescription']).toEqual({ userId: 'u', pd: 61 });
});

test.each([
  ['something breaks in between', { breaksAt: 'blocks who has redeemed' }],
  ['the release breaks', { breaksAt: 'releases' }],
])('the benefit is released where %s', async (_what, fault) => {
  await expect(tryWriting(aTrial(fault), member)).rejects.toThrow();
  expect(status).toBe('available');
});

test('the benefit is released where the service redeems a released order again', async () => {
  await tryWriting(aTrial({ redeemsAgain: true }), member);
  expect(status).toBe('available');
});
