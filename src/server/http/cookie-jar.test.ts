import { expect, test } from 'vitest';
import { createCookieJar } from './cookie-jar.ts';

const written = (isHttps: boolean, fill: (jar: ReturnType<typeof createCookieJar>) => void) => {
  const jar = createCookieJar(null, isHttps);
  fill(jar);
  const headers = new Headers();
  jar.writeTo(headers);
  return headers.getSetCookie();
};

test('the session is hidden from scripts, and over https bound to this host', () => {
  const [session] = written(true, (jar) => jar.set('session', 'secret'));
  expect(session).toBe('__Host-session=secret; Path=/; HttpOnly; Secure; SameSite=Lax');

  const [demo] = written(false, (jar) => jar.set('session', 'secret'));
  expect(demo).toBe('session=secret; Path=/; HttpOnly; SameSite=Lax');
});

test('over https a session without the prefix is not taken: another host could have set it', () => {
  expect(createCookieJar('session=planted', true).get('session')).toBeUndefined();
  expect(createCookieJar('__Host-session=ours', true).get('session')).toBe('ours');
});

test('the token can be read by scripts', () => {
  const [token] = written(true, (jar) => jar.set('token', 'jwt', { maxAgeSeconds: 60 }));
  expect(token).toBe('token=jwt; Max-Age=60; Path=/; Secure; SameSite=Lax');
});

test('the last word on a name wins', () => {
  const cookies = written(true, (jar) => {
    jar.set('user', 'a');
    jar.forget('user');
  });
  expect(cookies).toEqual(['user=; Max-Age=0; Path=/; Secure; SameSite=Lax']);
});

test('a value cannot end the cookie or the header', () => {
  const [cookie] = written(false, (jar) => jar.set('user', 'a; Path=/x\r\nSet-Cookie: b=c'));
  expect(cookie).not.toMatch(/[\r\n]/);
  expect(cookie?.split(';')[0]).toBe('user=a%3B%20Path%3D%2Fx%0D%0ASet-Cookie%3A%20b%3Dc');
});
