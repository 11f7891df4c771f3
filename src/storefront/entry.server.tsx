import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { visitContext } from './context.ts';
import './i18n/both.ts';

/** Renders a page in full before it is sent: nothing in our pages arrives late. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce } = context.get(visitContext);
  let code = status;
  const body = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        code = 500;
        reportRenderFault(error);
      },
    },
  );
  await body.allReady;
  return new Response(body, { status: code, headers });
}

/** By name alone: a message may hold what a person typed. */
function reportRenderFault(error: unknown): void {
  console.error(`A page could not be rendered: ${error instanceof Error ? error.name : 'unknown'}`);
}

/** Errors of loaders and actions; refusals and redirects are answers and do not come here. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  console.error(
    `A page failed: ${error instanceof Error ? `${error.name} ${stackOf(error)}` : 'unknown'}`,
  );
}

/** Where it happened, without the message. */
function stackOf(error: Error): string {
  return (
    error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 6)
      .map((line) => line.trim())
      .join(' < ') ?? ''
  );
}
