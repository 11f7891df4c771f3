import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { commerceHeaders } from '#commerce/index.ts';
import type { Storefront } from '#storefront/index.ts';
import { isDatabaseDown, isReachable } from '#service-base/database-faults.ts';
import { requestTime, withinRequestTime } from '#service-base/request-time.ts';
import { admission } from './http/admission.ts';
import { limitBodies } from './http/body-limit.ts';
import { foreignPages } from './http/foreign-pages.ts';
import { graphqlRoutes } from './http/graphql.ts';
import { healthRoutes } from './http/health.ts';
import { isLogin, loginAnswers } from './http/login-answers.ts';
import { paymentNoticeRoutes } from './payments/notice-route.ts';
import { frameFormRoutes } from './http/frame-forms.ts';
import { keepsFirst } from './http/keeps-first.ts';
import { knownFrontRoutes } from './http/known-fronts.ts';
import { mediaRoutes } from './http/media.ts';
import { packed } from './http/packed.ts';
import { originCheck, requestChecks } from './http/request-checks.ts';
import { refusal } from './http/refusal.ts';
import { requestLog } from './http/request-log.ts';
import { requestSpan } from './http/request-span.ts';
import { securityHeaders, workerPolicyOf } from './http/security-headers.ts';
import { faultFields } from './fault-fields.ts';
import type { AppVariables } from './http/variables.ts';
import type { Services } from './services.ts';
import { createPageRequest } from './page-request.ts';

export type AppOptions = {
  services: Services;
  storefront: () => Storefront | Promise<Storefront>;
  /** Where the built client lies; none in development, where Vite serves it. */
  clientDirectory?: string;
  isDevelopment?: boolean;
  /** Adds routes beside the shop's own, as a demo does. */
  addRoutes?: AddRoutes | undefined;
};

export type AddRoutes = (app: Hono<{ Variables: AppVariables }>, services: Services) => void;

/** The whole server as one function from request to response. */
export function createApp(options: AppOptions) {
  const { services, storefront, clientDirectory } = options;
  const isHttps = services.publicUrl().startsWith('https:');
  const { MEDIA_BASE: mediaBase, IMAGE_CDN_URL: imageCdn } = services.env;
  const { COMMERCE_MEDIA_ORIGINS: mediaOrigins } = services.env;
  const originsOf = (address = '') => (URL.canParse(address) ? [new URL(address).origin] : []);
  // The pages of a demo may be read under another name of this machine than its own.
  const isDemo = services.env.FRAMEWELL_MODE === 'demo';
  const ownPictures = () => [
    ...(isDemo ? originsOf(services.publicUrl()) : []),
    ...originsOf(mediaBase),
  ];
  const cdnPictures = originsOf(imageCdn);
  const app = new Hono<{ Variables: AppVariables }>();

  app.use((_c, next) => withinRequestTime(next));
  app.use(requestLog(services));
  app.use(requestSpan());
  app.use(
    securityHeaders({
      isHttps,
      isDevelopment: options.isDevelopment ?? false,
      formOrigins: services.paymentProvider ? [services.env.STRIPE_PAGE_ORIGIN] : [],
      pictureOrigins: () => [
        ...(services.platform?.pictureOrigins() ?? [...ownPictures(), ...mediaOrigins]),
        ...cdnPictures,
      ],
    }),
  );
  app.use(loginAnswers());
  // Before the host check: who looks after the process asks it by its bare address.
  healthRoutes(app, services);
  app.use(
    foreignPages({
      path: '/graphql',
      origins: services.env.COMMERCE_PAGE_ORIGINS,
      headerNames: commerceHeaders,
    }),
  );
  app.use(requestChecks({ hosts: (host) => services.isOurHost(host) }));
  app.use(originCheck({ origins: (origin) => services.isOurOrigin(origin) }));
  app.post('*', limitBodies());

  mediaRoutes(app, services);
  frameFormRoutes(app, services);
  knownFrontRoutes(app, services);
  options.addRoutes?.(app, services);
  if (clientDirectory) {
    app.use(
      '/assets/*',
      serveStatic({
        root: clientDirectory,
        precompressed: true,
        onFound(_path, c) {
          c.header('Cache-Control', 'public, max-age=31536000, immutable');
          const policy = workerPolicyOf(c.req.path);
          if (policy) c.header('Content-Security-Policy', policy);
        },
      }),
    );
    app.get('/favicon.svg', serveStatic({ root: clientDirectory }));
  }
  app.all('/assets/*', (c) => refusal(c, 404, 'not_found', 'There is nothing here.'));

  app.use(keepsFirst({ isHttps }));
  // What comes before costs next to nothing, and health is asked most when there is much to do.
  app.use(admission({ atOnce: services.env.REQUESTS_AT_ONCE, metrics: services.metrics }));
  graphqlRoutes(app, services);
  paymentNoticeRoutes(app, services);

  app.all('*', async (c) => {
    const { pageRequest, finish } = await createPageRequest(services, {
      request: c.req.raw,
      requestId: c.get('requestId'),
      nonce: c.get('nonce'),
      address: services.addressOf(c),
    });
    const answer = await storefront();
    const response = finish(await answer(c.req.raw, pageRequest));
    const isAway = response.status >= 500 && (await wasDatabaseDown(services));
    const shown = isAway ? comeBack(c, response) : response;
    return isLogin(c.req) ? shown : packed(c.req.header('Accept-Encoding'), shown);
  });

  app.onError(async (error, c) => {
    // Whatever broke for want of it, told as the pool told it or not.
    if (isDatabaseDown(error) || (await wasDatabaseDown(services))) return comeBack(c);
    services.log.error(faultFields(error), 'request failed');
    return refusal(c, 500, 'internal', 'Something went wrong on our side.');
  });
  return app;
}

/** Whether this request met no database: it may be back already, where it was away then. */
async function wasDatabaseDown({ pool }: Pick<Services, 'pool'>): Promise<boolean> {
  return requestTime()?.sawDatabaseDown || !(await isReachable(pool));
}

/** A page that failed because the database is away, or a call, says when to come back. */
function comeBack(c: Context<{ Variables: AppVariables }>, page?: Response): Response {
  const headers = { 'Retry-After': '2' };
  if (!page?.headers.get('Content-Type')?.match(/^(text\/html|application\/json)/))
    return refusal(c, 503, 'unavailable', 'Please try again in a moment.', headers);
  const answer = new Response(page.body, { status: 503, headers: page.headers });
  answer.headers.set('Retry-After', headers['Retry-After']);
  return answer;
}
