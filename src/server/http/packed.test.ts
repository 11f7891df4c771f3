import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { packed } from './packed.ts';

const text = Array.from({ length: 2000 }, (_, line) => `Frame ${line * line}`).join('\n');

describe('a page', () => {
  test('is packed in one go, at level 4', async () => {
    const answer = await packed('gzip, deflate, br', page());
    const body = Buffer.from(await answer.arrayBuffer());
    expect(gunzipSync(body).toString()).toBe(text);
    expect(body.length).toBe(gzipSync(text, { level: 4 }).length);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-length')).toBeNull();
  });

  test('keeps its status and its other headers', async () => {
    const answer = await packed('gzip', page({ 'Set-Cookie': 'a=b', 'Content-Length': '9' }));
    expect(answer.status).toBe(404);
    expect(answer.headers.getSetCookie()).toEqual(['a=b']);
  });

  test.each([undefined, '', 'br', 'identity', 'gzip;q=0'])(
    'stays as it is for who takes %j',
    async (takes) => {
      const answer = await packed(takes, page());
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await answer.text()).toBe(text);
    },
  );
});

test.each([
  ['short', 'Not found', 'text/html'],
  ['no text', text, 'image/png'],
])('what is %s stays as it is', async (_what, body, type) => {
  const answer = await packed('gzip', new Response(body, { headers: { 'Content-Type': type } }));
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(body);
});

test('an answer without a body stays one', async () => {
  const redirect = new Response(null, { status: 302, headers: { Location: '/' } });
  const answer = await packed('gzip', redirect);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/');
});

function page(headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  });
}
