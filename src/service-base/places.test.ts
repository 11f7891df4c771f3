import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

const patient = { atMost: 10, patienceMs: 1000 };

test('a place that is free is given to the most pressing line first, there to who came first', async () => {
  const places = createPlaces(1, [patient, patient]);
  await places.enter(1);
  const begun: string[] = [];
  const waits = [
    ['late visit', 1],
    ['order', 0],
    ['another order', 0],
  ] as const;
  const all = waits.map(async ([name, line]) => {
    await places.enter(line);
    begun.push(name);
    places.leave();
  });
  places.leave();
  await Promise.all(all);

  expect(begun).toEqual(['order', 'another order', 'late visit']);
});

test('who finds the line full is told at once, and who waits too long then', async () => {
  const places = createPlaces(1, [{ atMost: 1, patienceMs: 20 }]);
  expect(await places.enter()).toBe(true);
  const waiting = places.enter();
  expect(await places.enter()).toBe(false);
  expect(await waiting).toBe(false);
});

test('nobody waits for who has given up, and every place comes back', async () => {
  const places = createPlaces(2, [{ atMost: 5, patienceMs: 5 }]);
  await Promise.all([places.enter(), places.enter()]);
  void places.enter();
  await sleep(20);
  places.leave();
  places.leave();

  expect(await Promise.all([places.enter(), places.enter()])).toEqual([true, true]);
  expect(await places.enter()).toBe(false);
});
