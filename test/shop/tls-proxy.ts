import { once } from 'node:events';
import { request as passOn } from 'node:http';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { Answer, Asked } from './open-port.ts';
import { collect } from './open-port.ts';

/**
 * Without a certificate, which no test has to keep: both ends agree on a key as strangers do
 * (anonymous Diffie-Hellman).
 */
const strangers = { ciphers: 'ADH-AES128-SHA256:@SECLEVEL=0', maxVersion: 'TLSv1.2' } as const;

/** A proxy that ends TLS in front of the shop, as nginx or a balancer does. */
export type TlsProxy = {
  /** Asks over TLS, as a browser at the shop's public address does. */
  ask(path: string, asked?: Asked): Promise<Answer>;
  /** The same for a browser of the tests. */
  fetch(request: Request): Promise<Response>;
  close(): void;
};

/** Passes requests on to `shopPort`, with the address that it was asked from at the end. */
export async function tlsProxy(shopPort: () => number): Promise<TlsProxy> {
  const server = createServer({ ...strangers, dhparam: 'auto' }, (asked, answer) => {
    const from = (asked.socket as TLSSocket).remoteAddress ?? '';
    const forwarded = [asked.headers['x-forwarded-for'], from].flat().filter(Boolean).join(', ');
    const headers = {
      ...asked.headers,
      'x-forwarded-for': forwarded,
      'x-forwarded-proto': 'https',
    };
    const { method, url: path } = asked;
    const onward = passOn({ host: '127.0.0.1', port: shopPort(), method, path, headers });
    onward.on('error', () => answer.writeHead(502).end());
    onward.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false };
    const sent = request({ ...options, ...strangers, rejectUnauthorized: false });
    sent.end(body);
    return collect(sent);
  }

  return {
    ask,
    async fetch(asked) {
      const { pathname, search } = new URL(asked.url);
      const { status, headers, text } = await ask(pathname + search, {
        method: asked.method,
        headers: Object.fromEntries(asked.headers),
        body: await asked.text(),
      });
      const answered = new Headers();
      for (const [name, value] of Object.entries(headers))
        for (const one of [value ?? []].flat()) answered.append(name, one);
      const isEmpty = status === 204 || status === 304;
      return new Response(isEmpty ? null : text, { status, headers: answered });
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
