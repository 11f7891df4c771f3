import { html } from 'hono/html';
import type { Hono } from 'hono';
import type { AppVariables } from './app.ts';
import type { Services } from './services.ts';

const headers = { 'Cache-Control': 'no-store' };

/**
 * The demo's windows on itself: messages that would have been sent, and who may sign in.
 * Demo mode only, and only from this machine.
 */
export function devPages(app: Hono<{ Variables: AppVariables }>, services: Services): void {
  app.use('/dev/*', async (c, next) => {
    if (!services.isLoopback(c)) return c.notFound();
    return next();
  });

  app.get('/dev/outbox.json', async (c) => c.json(await services.messages.outbox(), 200, headers));

  app.get('/dev/members.json', async (c) => c.json(await services.demoMembers(), 200, headers));

  app.get('/dev/outbox', async (c) => {
    const entries = await services.messages.outbox();
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Outbox (${entries.length})</title>
          </head>
          <body>
            <main>
              <h1>Outbox</h1>
              <p>Messages that the demo would have sent, newest first.</p>
              ${entries.map(
                ({ to, channel, subject, text, createdAt }) =>
                  html`<article>
                    <h2>${subject}</h2>
                    <p>${channel} to ${to}, <time datetime="${createdAt}">${createdAt}</time></p>
                    <pre>${text}</pre>
                  </article>`,
              )}
            </main>
          </body>
        </html>`,
      200,
      headers,
    );
  });
}
