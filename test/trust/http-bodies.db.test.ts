import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { frontDoor } from '../shop/front-door.ts';
import {
  expectEnvelope,
  innards,
  json,
  openPort,
  page,
  type Answer,
  type OpenPort,
} from '../shop/open-port.ts';

/** Bodies that no page or call of ours sends (facts on trust, 3.3). */
let shop: TestShop;
let port: OpenPort;
beforeAll(async () => {
  shop = await aShop();
  port = await openPort(await frontDoor(shop));
});
afterAll(async () => {
  port.close();
  await shop.close();
});

describe('a body', () => {
  test.each([
    '/login',
    '/confirmauthentication/welcome',
    '/graphql',
    '/member-data/graphql',
    '/errorLogger',
  ])('of 200 KB is refused by %s', async (path) => {
    const body = JSON.stringify({ otp: 'x'.repeat(200 * 1024) });
    expectEnvelope(await port.ask(path, { method: 'POST', headers: json, body }), 413);
    const chunked = await port.ask(path, {
      method: 'POST',
      headers: { ...json, 'transfer-encoding': 'chunked' },
      body,
    });
    expect(chunked.status).toBe(413);
  });

  const broken = {
    'that is cut': '{"otp": "1',
    'that is empty': '',
    'of null': 'null',
    'of a list': '[1]',
    'of a text': '"otp"',
    'of a number': '1e999',
    'too deep': '['.repeat(20_000),
    'too deep in objects': '{"a":'.repeat(5000) + '1' + '}'.repeat(5000),
    'that is no UTF-8': Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
  };
  test.each(Object.entries(broken))('%s is 400 for every call', async (_, body) => {
    for (const path of ['/login', '/validate-authentication', '/verifyScore', '/errorLogger']) {
      expectEnvelopeOf(await port.ask(path, { method: 'POST', headers: json, body }), 400);
    }
  });

  test.each(['__proto__', 'constructor', 'prototype'])(
    'with the key %s changes nothing',
    async (key) => {
      const body = `{"otp":"1","${key}":{"login":true,"isAdmin":true},"a":{"${key}":{"x":1}}}`;
      const answer = await port.ask('/login', { method: 'POST', headers: json, body });
      expect(JSON.parse(answer.text).login).toBe(false);
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json5',
    '',
  ])('of the type "%s" is 415 for a call', async (type) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    expectEnvelopeOf(
      await port.ask('/login', { method: 'POST', headers, body: '{"otp":"1"}' }),
      415,
    );
  });

  test('of no form is refused by a page without a fault', async () => {
    for (const [type, body] of [
      ['application/json', '{}'],
      ['text/plain', 'x'],
      ['multipart/form-data; boundary=x', 'broken'],
      ['multipart/form-data', 'broken'],
    ]) {
      for (const path of [
        page,
        '/confirmauthentication/welcome',
        '/confirmauthentication/checkOtp',
      ]) {
        const answer = await port.ask(path, {
          method: 'POST',
          headers: { 'content-type': type! },
          body: body!,
        });
        expect([400, 415, 422], `${path} ${type}`).toContain(answer.status);
        expect(answer.text).not.toMatch(innards);
      }
    }
  });
});

/** Calls are answered by the pages' room, whose answers are no-store as well. */
function expectEnvelopeOf(answer: Answer, status: number): void {
  expectEnvelope(answer, status);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
}
