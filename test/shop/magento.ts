import { createAdaptorServer } from '@hono/node-server';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestShop } from './a-shop.ts';
import { describedAs, saidByNumber, takenByNumber } from './magento-catalogue.ts';
import { refusalsOf, type Release } from './magento-schema.ts';

/** Another platform on another machine. */
export type Magento = {
  url: string;
  /** Every document that it was sent, oldest first, and those that placed orders. */
  asked: string[];
  placing: string[];
  close(): void;
};

type Answer = {
  data?: { placeOrder?: { order: unknown; errors?: unknown } | null } | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
};

export type MagentoOptions = {
  /** Where its pictures lie. */
  mediaBase?: string;
  /** How it writes where one lies, for the path that it has in our shop. */
  picture?: (path: string) => string;
  /** What it answers instead, or null for what it answers anyhow. */
  instead?: (asked: Asked) => object | null;
};

/** A document that it was sent; its name, its text, and what came with it. */
export type Asked = { name: string; query: string; variables: object; store: string };

/**
 * Our engine over HTTP, answering as a Magento of that release does: it knows no keys of orders,
 * tells a cart that was ordered from one that was not, says refusals in its own shape, speaks of
 * the choices of attributes by number, and refuses what it has no field for.
 */
export async function magento(
  { services }: TestShop,
  release: Release,
  options: MagentoOptions = {},
): Promise<Magento> {
  const { mediaBase = 'https://media.magento.example/media/' } = options;
  const picture = options.picture ?? ((path: string) => mediaBase + path.replace('/media/', ''));
  const asked: string[] = [];
  const placing: string[] = [];
  const ordered = new Set<string>();

  async function fetch(request: Request): Promise<Response> {
    const body = await request.text();
    const { query = '', variables } = JSON.parse(body) as {
      query?: string;
      variables?: { cartId?: string };
    };
    asked.push(query);
    if (/\bplaceOrder\(/.test(query)) placing.push(query);
    const [refused] = refusalsOf(release, query);
    if (refused) return refusedBefore(refused);
    const headers = new Headers(request.headers);
    const store = headers.get('store') ?? '';
    const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    const instead = options.instead?.({ name, query, variables: variables ?? {}, store });
    if (instead) return Response.json(instead);
    for (const ours of ['idempotency-key', 'framewell-expected-total']) headers.delete(ours);
    const pass = async () => {
      const taken = JSON.stringify({ query, variables: takenByNumber(variables) });
      const said = await services.commerce.fetch(
        new Request(request.url, { method: 'POST', headers, body: taken }),
      );
      return Response.json(saidByNumber(await said.json(), picture), { status: said.status });
    };
    if (/\bcustomAttributeMetadata\b/.test(query))
      return Response.json(describedAs(mediaBase, store));
    if (!/\bplaceOrder\(/.test(query)) return pass();

    const asksForErrors = /\berrors\b/.test(query);
    const cartId = variables?.cartId ?? '';
    if (ordered.has(cartId))
      return Response.json(refusal("The cart isn't active.", 'CART_NOT_ACTIVE', asksForErrors));
    const answer = (await (await pass()).json()) as Answer;
    if (answer.data?.placeOrder?.order) ordered.add(cartId);
    const [error] = answer.errors ?? [];
    if (release === '2.4.6' || !error) return Response.json(answer);
    return Response.json(refusal(error.message, String(error.extensions?.['code']), asksForErrors));
  }

  /** A refusal in the release's shape; since 2.4.7 only who asks for `errors` learns why. */
  function refusal(message: string, code: string, asksForErrors: boolean): Answer {
    const reason = message.replace(/^Unable to place order: /, '');
    if (release === '2.4.7') {
      const errors = asksForErrors ? { errors: [{ code, message: reason }] } : {};
      return { data: { placeOrder: { order: null, ...errors } } };
    }
    const extensions = { category: 'graphql-input' };
    const full = `Unable to place order: ${reason}`;
    return { errors: [{ message: full, extensions }], data: { placeOrder: null } };
  }

  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    asked,
    placing,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What it says of a document that it cannot read; nothing was done. */
function refusedBefore(message: string): Response {
  const answer: Answer = { errors: [{ message, extensions: { category: 'graphql' } }] };
  return Response.json(answer, { status: 500 });
}
