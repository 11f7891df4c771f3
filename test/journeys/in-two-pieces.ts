import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The shop under another address, whose page comes in two pieces, cut behind what `first` finds, as
 * a slow line cuts it: the second one once `rest` is called. `change` may alter the page before.
 */
export async function inTwoPieces(
  shopUrl: string,
  first: RegExp,
  change: (html: string) => string,
): Promise<{ url: string; rest(): void; close(): Promise<void> }> {
  const isReleased = Promise.withResolvers<void>();
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await fetch(shopUrl + request.url, {
      headers: { accept: request.headers.accept ?? '*/*' },
    });
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers)
      if (!/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name))
        response.setHeader(name, value);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = change(await answer.text());
    const found = first.exec(html);
    if (!found) throw new Error(`There is no ${first} in ${request.url}.`);
    const at = found.index + found[0].length;
    response.write(html.slice(0, at));
    await isReleased.promise;
    response.end(html.slice(at));
  };
  const server = createServer((request, response) => {
    pass(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    rest: () => isReleased.resolve(),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
