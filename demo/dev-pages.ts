import { html } from 'hono/html';
import type { AddRoutes } from '#server/app.ts';
import { pathIn } from '#storefront/app/paths.ts';
import { DEMO_PAGES } from '#storefront/app/site-map.ts';
import { graphiqlRoutes } from './graphiql/routes.ts';
import { demoMembers } from './members.ts';

const headers = { 'Cache-Control': 'no-store' };

/** Readable without glasses, as the shop is; in a file, since pages may carry no styles. */
const styles = `
  :root { color-scheme: light dark; }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 112.5%/1.55 system-ui, sans-serif; }
  h1, h2 { line-height: 1.2; }
  h2 { margin: 0; font-size: 1.17rem; }
  article { padding: 1.25rem 0; border-top: 1px solid; }
  p { margin: 0.25rem 0; overflow-wrap: anywhere; }
  a { display: inline-block; padding: 0.5rem 0; }
  pre { margin: 0.75rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/**
 * The demo's windows on itself: messages that would have been sent, and who may sign in, only
 * from this machine; and a page to try its GraphQL.
 */
export const devPages: AddRoutes = (app, services) => {
  graphiqlRoutes(app, services);

  app.use('/dev/*', async (c, next) => {
    if (!services.isLoopback(c)) return c.notFound();
    return next();
  });

  app.get('/dev/outbox.json', async (c) => c.json(await services.messages.outbox(), 200, headers));

  app.get('/dev/members.json', (c) => c.json(demoMembers, 200, headers));

  app.get('/dev/pages.css', (c) =>
    c.body(styles, 200, { ...headers, 'Content-Type': 'text/css; charset=utf-8' }),
  );

  app.get(DEMO_PAGES.outbox, async (c) => {
    const entries = await services.messages.outbox();
    return c.html(
      page(
        `Outbox (${entries.length})`,
        html`<h1>Outbox</h1>
          <p>Messages that the demo would have sent, newest first.</p>
          ${entries.map(
            ({ to, channel, subject, text, createdAt }) =>
              html`<article>
                <h2>${subject}</h2>
                <p>
                  ${channel === 'sms' ? 'Text message' : 'Email'} to ${to},
                  <time datetime="${createdAt}">${createdAt.slice(0, 16).replace('T', ' ')}</time>
                  UTC
                </p>
                <pre>${text}</pre>
              </article>`,
          )}`,
      ),
      200,
      headers,
    );
  });

  app.get(DEMO_PAGES.members, (c) => {
    return c.html(
      page(
        'Who can sign in',
        html`<h1>Who can sign in</h1>
          <p>
            Sign in with the member ID, both names and one contact. The code comes to the
            <a href="${DEMO_PAGES.outbox}">outbox</a>.
          </p>
          ${demoMembers.map(
            ({ memberId, firstName, lastName, email, phone, state }) =>
              html`<article>
                <h2>${firstName} ${lastName}, ${memberId}</h2>
                <p>Shows: ${state.replaceAll('-', ' ')}</p>
                <p>${[email, phone].filter(Boolean).join(', ')}</p>
                <a href="${pathIn('en')('sign-in.intro')}?memberId=${memberId}">Sign in</a>
                ·
                <a href="${pathIn('de')('sign-in.intro')}?memberId=${memberId}" lang="de"
                  >Anmelden</a
                >
              </article>`,
          )}`,
      ),
      200,
      headers,
    );
  });
};

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="/dev/pages.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}
