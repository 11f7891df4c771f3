import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const tooLate = () => new Error('too late');

test('so many work at once, the others as they came', async () => {
  const takeTurn = createTurns({ atOnce: 2, patienceMs: 1000, tooLate });
  const begun: number[] = [];
  let working = 0;
  let most = 0;

  await Promise.all(
    [0, 1, 2, 3, 4].map((each) =>
      takeTurn(async () => {
        begun.push(each);
        most = Math.max(most, (working += 1));
        await sleep(1);
        working -= 1;
      }),
    ),
  );

  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

test('a turn that fails is given on', async () => {
  const takeTurn = createTurns({ atOnce: 1, patienceMs: 1000, tooLate });
  const failing = takeTurn(() => Promise.reject(new Error('broken')));
  const next = takeTurn(async () => 'done');

  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('who has waited too long has begun nothing, and nobody waits for them', async () => {
  const takeTurn = createTurns({ atOnce: 1, patienceMs: 5, tooLate });
  let end = () => {};
  const first = takeTurn(() => new Promise<void>((resolve) => (end = resolve)));
  let hasBegun = false;

  await expect(takeTurn(async () => void (hasBegun = true))).rejects.toThrow('too late');
  end();
  await first;

  expect(hasBegun).toBe(false);
  expect(await takeTurn(async () => 'next')).toBe('next');
});
