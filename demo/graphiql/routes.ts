import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { html } from 'hono/html';
import type { AddRoutes } from '#server/app.ts';

/** Where `scripts/build-graphiql.ts` puts what the page loads. */
const folder = path.resolve(import.meta.dirname, '../../var');

/** GraphiQL sets styles by itself, and its fonts stand in them; nothing of another host is loaded. */
const contentPolicy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self' data:`,
  `connect-src 'self'`,
  `form-action 'none'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

const services = ['/graphql', '/member-data/graphql'];

/** Whoever opens a service's address in a browser gets a page to try it; calls go on to it. */
export const graphiqlRoutes: AddRoutes = (app) => {
  app.use(
    '/graphiql/*',
    serveStatic({ root: folder, onFound: (_path, c) => c.header('Cache-Control', 'no-cache') }),
  );
  app.on('GET', services, async (c, next) => {
    const isOpened = c.req.header('accept')?.includes('text/html') && !c.req.query('query');
    if (!isOpened) return next();
    return c.html(page(c.req.path), 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentPolicy,
      Vary: 'Accept',
    });
  });
};

function page(service: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>GraphiQL: ${service}</title>
        <link rel="stylesheet" href="/graphiql/page.css" />
        <script type="module" src="/graphiql/page.js"></script>
      </head>
      <body>
        <nav aria-label="GraphQL">
          ${services.map((one) =>
            one === service
              ? html`<a href="${one}" aria-current="page">${one}</a> `
              : html`<a href="${one}">${one}</a> `,
          )}
        </nav>
        <main></main>
      </body>
    </html>`;
}
