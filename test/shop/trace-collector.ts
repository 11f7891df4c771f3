import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector is told of it, with its attributes by name. */
export type ToldSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
  status: { code?: number };
};

type Told = {
  resourceSpans: {
    scopeSpans: { spans: (Omit<ToldSpan, 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
};
type Attribute = { key: string; value: Record<string, unknown> };

/** Takes traces by OTLP over HTTP, and answers everything else with 503; hears all headers. */
export async function traceCollector() {
  const spans: ToldSpan[] = [];
  const raw: string[] = [];
  const heard: { path: string; headers: IncomingHttpHeaders }[] = [];
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const path = request.url ?? '';
    heard.push({ path, headers: request.headers });
    if (path !== '/v1/traces') return void response.writeHead(503).end();
    raw.push(JSON.stringify(JSON.parse(body, withoutNumbersOfTracing)));
    for (const { scopeSpans } of (JSON.parse(body) as Told).resourceSpans)
      for (const scope of scopeSpans)
        for (const { attributes, ...span } of scope.spans)
          spans.push({ ...span, attributes: valuesOf(attributes) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** Everything that was told but identifiers and times: those hold any digits by chance. */
    raw,
    heard,
    close: () => void server.close(),
  };
}

function withoutNumbersOfTracing(key: string, value: unknown): unknown {
  return /^(trace|span|parentSpan)Id$|TimeUnixNano$|^timeUnixNano$/.test(key) ? undefined : value;
}

function valuesOf(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
