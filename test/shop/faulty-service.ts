import { getRequestListener } from '@hono/node-server';
import { Kind, parse } from 'graphql';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * How a service on another machine fails:
 * - `dead`: connections are cut without an answer
 * - `unknown`: it does not know the caller (401)
 * - `cut`: it does what it was asked, and the connection is cut before the answer
 * - `busy`: it has no time (503)
 * - `gateway`: what lies before it waited too long (504)
 * - `refusing`: it answers that something is wrong on its side (500)
 * - `nonsense`: it answers a page of something else
 * - `empty`: it answers as it should, and says nothing
 * - `hollow`: every field that was asked for is there, and nothing of what is in it
 * - a number: it answers as it should, so many milliseconds late
 */
export type ServiceFault =
  | 'none'
  | 'dead'
  | 'cut'
  | 'busy'
  | 'gateway'
  | 'unknown'
  | 'refusing'
  | 'nonsense'
  | 'empty'
  | 'hollow'
  | number;

/** A service over HTTP that can be made to fail. */
export type FaultyService = {
  url: string;
  set(fault: ServiceFault): void;
  close(): void;
};

const answers = {
  busy: [503, 'text/html', 'Service Unavailable'],
  gateway: [504, 'text/html', '<h1>Gateway Time-out</h1>'],
  unknown: [401, 'text/html', 'Who are you?'],
  refusing: [500, 'application/json', '{"errors":[{"message":"Internal server error"}]}'],
  nonsense: [200, 'text/html', '<h1>It works!</h1>'],
  empty: [200, 'application/json', '{"data":{}}'],
} as const;

export async function faultyService(service: {
  fetch(request: Request): Promise<Response>;
}): Promise<FaultyService> {
  let fault: ServiceFault = 'none';
  const listener = getRequestListener((request) => service.fetch(request), {
    overrideGlobalObjects: false,
  });
  const server = createServer((request, response) => {
    if (fault === 'dead') request.socket.destroy();
    else if (fault === 'cut') void answerNobody(request, response);
    else if (fault === 'none') void listener(request, response);
    else if (fault === 'hollow') void answerHollow(request, response);
    else if (typeof fault === 'number') setTimeout(() => void listener(request, response), fault);
    else {
      const [status, type, body] = answers[fault];
      response.writeHead(status, { 'content-type': type }).end(body);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    set: (next) => (fault = next),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };

  async function answerNobody(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new Request(`http://127.0.0.1${request.url ?? ''}`, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body: await text(request),
    });
    await service.fetch(asked).then((answer) => answer.text());
    response.destroy();
  }
}

async function answerHollow(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { query } = JSON.parse(await text(request)) as { query: string };
  const [operation] = parse(query).definitions.filter(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  );
  const data = Object.fromEntries(
    (operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : []).map(
      (field) => [field.kind === Kind.FIELD ? (field.alias ?? field.name).value : '', {}],
    ),
  );
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
}
