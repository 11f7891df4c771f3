import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { middlewareClient } from './middleware-client.ts';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };
let close = () => {};
afterEach(() => close());

/** A server that gives these answers, one after another, and writes down what it was asked. */
async function answering(...answers: [status: number, body: unknown][]) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url, headers } = request;
    asked.push({ method, url, headers, body: await text(request) });
    const [status, body] = answers[asked.length - 1] ?? [500, {}];
    response.writeHead(status).end(JSON.stringify(body));
  }
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  close = () => server.close();
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a method that is not local posts its arguments as an array, with a timestamp and no caching', async () => {
  const { asked, origin } = await answering([200, { id: 'US', available_regions: [] }]);
  const client = middlewareClient('commerce', { origin, headers: { Authorization: 'Bearer t' } });

  expect(await client.country('US')).toEqual({ id: 'US', available_regions: [] });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    method: 'POST',
    body: '["US"]',
    headers: { authorization: 'Bearer t', 'cache-control': 'no-cache', pragma: 'no-cache' },
  });
  expect(asked[0]?.url).toMatch(/^\/commerce\/country\?timestamp=\d+$/);
});

test('a local method is not asked of the server', async () => {
  const { asked, origin } = await answering();
  const client = middlewareClient('commerce', { origin }, { country: () => 'here' });
  expect(client.country()).toBe('here');
  expect(asked).toEqual([]);
});

test('503 and 504 are asked again, three times in all, each with its own timestamp', async () => {
  const { asked, origin } = await answering([503, {}], [504, {}], [200, { total_quantity: 2 }]);
  expect(await middlewareClient('commerce', { origin }).cartTotalQty()).toEqual({
    total_quantity: 2,
  });
  expect(new Set(asked.map(({ url }) => url)).size).toBe(3);
});

test('a refusal is an error with its status and first message', async () => {
  const errors = [{ code: 'unknown_middleware', message: 'Unknown middleware commerce/x' }];
  const { origin } = await answering([500, { errors }]);
  await expect(middlewareClient('commerce', { origin }).countries()).rejects.toMatchObject({
    name: 'MiddlewareError',
    status: 500,
    message: 'Unknown middleware commerce/x',
  });
});
