import { renderToString } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import { shopContext, pageRequestContext } from './app/context.ts';
import './i18n/both.ts';
import { localeOf } from './app/paths.ts';
import { answerWithPage } from './app/rendered-page.ts';
import { textsOf } from './i18n/registry.ts';
import { makeStillParts } from './ui/make-still-parts.tsx';

makeStillParts();

/**
 * Renders a page in one go, which costs half of what React's streams do: nothing in our pages
 * arrives late.
 */
export default async function handleRequest(
  request: Request,
  routerStatus: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const status = Math.max(routerStatus, statusOfErrors(entry));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce } = context.get(pageRequestContext);
  await readHandoff(entry);
  const html = renderToString(<ServerRouter context={entry} url={request.url} nonce={nonce} />);
  const isRefused = request.method === 'POST' && status >= 400 && status < 500;
  const page = isRefused ? withErrorTitle(html, new URL(request.url).pathname) : html;
  return answerWithPage(`<!DOCTYPE html>${page}`, { status, headers });
}

/** A form may be refused, and then its page fails: what is shown is the failure. */
function statusOfErrors({ staticHandlerContext: { errors } }: EntryContext): number {
  return Object.values(errors ?? {}).reduce<number>(
    (worst, error: unknown) => Math.max(worst, isRouteErrorResponse(error) ? error.status : 500),
    0,
  );
}

/** A form was refused: the title says so before what the page is. */
function withErrorTitle(html: string, pathname: string): string {
  const { inTitle } = textsOf(localeOf(pathname)).shell.problems;
  return html.replace(
    /<title>(.*?)<\/title>/,
    (_, title: string) => `<title>${inTitle(title)}</title>`,
  );
}

/**
 * What the loaders said goes to the browser as a stream that the router writes while a page is
 * rendered, and waits for. Read before, it is there at once.
 */
async function readHandoff({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return;
  const decoder = new TextDecoder();
  let value = '';
  for await (const chunk of serverHandoffStream) value += decoder.decode(chunk, { stream: true });
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
  renderMeta.streamCache = { 0: read };
}

/** Bugs in loaders and actions; refusals and redirects are answers and do not come here. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  context.get(shopContext).reports.fault(error, context.get(pageRequestContext).requestId);
}
