import { once } from 'node:events';
import { request as send, type ClientRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { httpServer, type Answering } from '#server/http/http-server.ts';
import { shopUrl } from './a-shop.ts';

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};
export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

/** The server with a port open, for what only the wire can carry. */
export type OpenPort = {
  port: number;
  ask(path: string, asked?: Asked): Promise<Answer>;
  /** Sends these bytes; answers the first line that comes back, empty when there was none. */
  statusLineOf(bytes: string): Promise<string>;
  close(): void;
};

/** Opens it for a shop that browsers know by `publicUrl`. */
export async function openPort(
  { fetch }: { fetch: Answering },
  publicUrl = shopUrl,
): Promise<OpenPort> {
  const server = httpServer(fetch, () => publicUrl);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    ask: (path, asked) => ask(port, path, asked),
    statusLineOf: (bytes) => statusLineOf(port, bytes),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  const request = send({ port, host: '127.0.0.1', path, method, headers, agent: false });
  request.end(body);
  return collect(request);
}

/** The whole answer of a request that was sent. */
export function collect(request: ClientRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
  });
}

/** Sends these bytes; answers the first line that comes back, empty when there was none. */
async function statusLineOf(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  // Our side stays open: a server that hears its end before it has answered does not answer.
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
    if (answer.includes('\r\n')) socket.destroy();
  });
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return answer.split('\r\n')[0] ?? '';
}

/** Nothing of how we are made: no stack, no SQL, no path of a file. */
export const innards =
  /\bat \S+ \(|node_modules|\/src\/server\/|\.ts:\d|select [^<>]* from|server\.\w+_|ECONN/i;

/** A refusal in the one envelope, that tells nothing. */
export function expectEnvelope(answer: Answer, status: number): void {
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toMatchObject({
    errors: [{ code: expect.any(String), message: expect.any(String) }],
    requestId: expect.any(String),
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.text).not.toMatch(innards);
}

export const json = { 'content-type': 'application/json' };
/** A page that anybody may see. */
export const page = '/confirmauthentication/intro';
