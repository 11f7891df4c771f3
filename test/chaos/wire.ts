import { request as send, type IncomingHttpHeaders } from 'node:http';

/** Longer, and a person would load the page anew. */
const patienceMs = 20_000;

/**
 * Carries requests to a port of this machine as the proxy in front of a shop does: under its
 * public name, with the address of the browser.
 */
export function overWire(port: number, publicUrl: string, address: string) {
  const { host } = new URL(publicUrl);
  return {
    async fetch(asked: Request): Promise<Response> {
      const { pathname, search } = new URL(asked.url);
      const body = Buffer.from(await asked.arrayBuffer());
      const headers = {
        ...Object.fromEntries(asked.headers),
        host,
        'x-forwarded-for': address,
        'content-length': String(body.length),
        ...(asked.headers.has('origin') && { origin: publicUrl }),
      };
      return new Promise((resolve, reject) => {
        const sent = send(
          {
            port,
            host: '127.0.0.1',
            path: pathname + search,
            method: asked.method,
            headers,
            agent: false,
            timeout: patienceMs,
          },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('error', reject);
            answer.on('end', () => {
              const { statusCode: status = 0 } = answer;
              resolve(
                new Response(chunks.length > 0 ? Buffer.concat(chunks) : null, {
                  status,
                  headers: headersOf(answer.headers),
                }),
              );
            });
          },
        );
        sent.on('timeout', () => sent.destroy(new Error('no answer came')));
        sent.on('error', reject);
        sent.end(body);
      });
    },
  };
}

function headersOf(given: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  return headers;
}
