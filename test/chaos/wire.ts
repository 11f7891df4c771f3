import { request as send, type IncomingHttpHeaders } from 'node:http';

/** Longer, and a person would load the page anew. */
const patienceMs = 20_000;

/**
 * Carries requests to ports of this machine as the proxy in front of a shop does: under its
 * public name, with the address of the browser, and to the next process where one takes no
 * connection. `first` says with which of them it begins.
 */
export function overWire(
  ports: readonly number[],
  publicUrl: string,
  address: string,
  first: () => number = () => 0,
) {
  return {
    async fetch(asked: Request): Promise<Response> {
      const body = Buffer.from(await asked.arrayBuffer());
      const begin = Math.floor(first() * ports.length);
      for (let tries = 0; ; tries += 1) {
        const port = ports[(begin + tries) % ports.length]!;
        try {
          return await carry(port, { asked, body, publicUrl, address });
        } catch (error) {
          if (!isNotThere(error) || tries + 1 >= ports.length) throw error;
        }
      }
    },
  };
}

/** Nothing was sent: another process may be asked, whatever the request is. */
function isNotThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}

type Sent = { asked: Request; body: Buffer; publicUrl: string; address: string };

async function carry(port: number, { asked, body, publicUrl, address }: Sent): Promise<Response> {
  const { pathname, search } = new URL(asked.url);
  const headers = {
    ...Object.fromEntries(asked.headers),
    host: new URL(publicUrl).host,
    'x-forwarded-for': address,
    'content-length': String(body.length),
    ...(asked.headers.has('origin') && { origin: publicUrl }),
  };
  return new Promise((resolve, reject) => {
    const options = {
      port,
      host: '127.0.0.1',
      path: pathname + search,
      method: asked.method,
      headers,
      agent: false,
      timeout: patienceMs,
    };
    const sent = send(options, (answer) => {
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
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer came')));
    sent.on('error', reject);
    sent.end(body);
  });
}

function headersOf(given: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  return headers;
}
