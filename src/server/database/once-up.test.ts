import { expect, test, vi } from 'vitest';
import { onceUp } from './once-up.ts';

const startingUp = () =>
  Promise.reject(Object.assign(new Error('the database system is starting up'), { code: '57P03' }));

test('what the database is not up for yet is done again', async () => {
  const work = vi.fn(async () => 'done').mockImplementationOnce(startingUp);
  expect(await onceUp(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

test('a database that stays away, and every other fault, is told', async () => {
  await expect(onceUp(startingUp, -1)).rejects.toThrow('starting up');
  const work = vi.fn(() => Promise.reject(new Error('no such table')));
  await expect(onceUp(work)).rejects.toThrow('no such table');
  expect(work).toHaveBeenCalledOnce();
});
