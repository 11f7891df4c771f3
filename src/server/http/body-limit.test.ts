import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitBodies } from './body-limit.ts';
import type { AppVariables } from './variables.ts';

const app = new Hono<{ Variables: AppVariables }>();
app.use(limitBodies());
app.post('*', async (c) => c.text(String((await c.req.text()).length)));

const url = 'http://shop.test/';

function post(body: string, headers: Record<string, string> = {}) {
  return new Request(url, { method: 'POST', body, headers });
}

test('a short body that announces its length is not made a stream of', async () => {
  const request = post('12345', { 'content-length': '5' });
  Object.defineProperty(request, 'body', {
    get: () => {
      throw new Error('the body was looked at');
    },
  });
  expect(await (await app.request(request)).text()).toBe('5');
});

test.each([
  ['announced', { 'content-length': '102401' }],
  ['not announced', {}],
  ['in pieces', { 'content-length': '5', 'transfer-encoding': 'chunked' }],
])('more than 100 KB is refused, %s', async (_, headers) => {
  const answer = await app.request(post('x'.repeat(102_401), headers));
  expect(answer.status).toBe(413);
});

test.each(['/Prescription/Upload', '/german/prescription/upload/', '/prescriptionUpload'])(
  '%s takes photos, however they come',
  async (path) => {
    const body = 'x'.repeat(102_401);
    const announced: Record<string, string>[] = [{ 'content-length': '102401' }, {}];
    for (const headers of announced) {
      const request = new Request(new URL(path, url), { method: 'POST', body, headers });
      expect((await app.request(request)).status).toBe(200);
    }
  },
);

test('more than photos may be is refused where it does not announce itself', async () => {
  const body = new Uint8Array(25 * 1024 * 1024 + 1);
  const request = new Request(new URL('/prescriptionUpload', url), { method: 'POST', body });
  const answer = await app.request(request);
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('25 MB')]);
});
