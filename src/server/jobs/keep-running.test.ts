import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { keepRunning, type Runner } from './keep-running.ts';

const log = createLog('silent');
const pauseMs = 20;

const aRunner = () => ({ promise: new Promise<void>(() => {}), stop: vi.fn(async () => {}) });
const oneThatGaveUp = (): Runner => {
  const promise = Promise.reject(new Error('the database is away'));
  promise.catch(() => {});
  return { promise, stop: async () => {} };
};

test('one that gives up is followed by another, which is stopped in its place', async () => {
  const second = aRunner();
  const start = vi.fn(async (): Promise<Runner> => second).mockResolvedValueOnce(oneThatGaveUp());

  const worker = await keepRunning(start, log, pauseMs);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  await sleep(0);
  await worker.stop();

  expect(second.stop).toHaveBeenCalledOnce();
});

test('one that ends by itself, without a fault, is followed by another', async () => {
  const ended: Runner = { promise: Promise.resolve(), stop: async () => {} };
  const start = vi.fn(async (): Promise<Runner> => aRunner()).mockResolvedValueOnce(ended);

  const worker = await keepRunning(start, log, pauseMs);

  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  await worker.stop();
});

test('one that begins to end and never does is followed by another', async () => {
  const stuck: Runner = { ...aRunner(), ending: Promise.resolve() };
  const start = vi.fn(async (): Promise<Runner> => aRunner()).mockResolvedValueOnce(stuck);

  const worker = await keepRunning(start, log, pauseMs, pauseMs);

  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  await sleep(3 * pauseMs);
  expect(start).toHaveBeenCalledTimes(2);
  await worker.stop();
});

test('one that cannot start yet is tried again', async () => {
  const start = vi
    .fn(async (): Promise<Runner> => aRunner())
    .mockResolvedValueOnce(oneThatGaveUp())
    .mockRejectedValueOnce(new Error('still away'));

  const worker = await keepRunning(start, log, pauseMs);

  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(3));
  await worker.stop();
});

test('stopped in the pause, it is followed by none', async () => {
  const start = vi
    .fn(async (): Promise<Runner> => aRunner())
    .mockResolvedValueOnce(oneThatGaveUp());

  const worker = await keepRunning(start, log, pauseMs);
  await sleep(0);
  await worker.stop();
  await sleep(3 * pauseMs);

  expect(start).toHaveBeenCalledOnce();
});

test('stopped while another is on its way, that one is stopped as well', async () => {
  const arriving = Promise.withResolvers<Runner>();
  const late = aRunner();
  const start = vi
    .fn((): Promise<Runner> => arriving.promise)
    .mockResolvedValueOnce(oneThatGaveUp());

  const worker = await keepRunning(start, log, pauseMs);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  await worker.stop();
  arriving.resolve(late);

  await vi.waitFor(() => expect(late.stop).toHaveBeenCalledOnce());
});
