import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  // oxlint-disable-next-line no-restricted-imports -- what pages say of the frame around them
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { STORE_UNKNOWN } from '#clients/client.ts';
import { accountOf } from './app/account.server.ts';
import { localeContext, pageRequestContext } from './app/context.ts';
import { cartBadge } from './cart/index.ts';
// oxlint-disable-next-line import/default -- the build makes a text of it
import early from './app/early/early.ts?program';
import { useEarly } from './app/early/use-early.ts';
import { useAddress } from './app/live/router.ts';
import { toastsOf } from './app/flash.ts';
import { NotFound, StoreUnknown, TechnicalProblem, TooManyGuests } from './app/problem-pages.tsx';
import { pageTitle } from './app/page-title.ts';
import { fontPreloads } from './ui/font-preloads.ts';
import { preloadTexts } from './i18n/preload.ts';
import { textsOf } from './i18n/registry.ts';
import { TextsProvider } from './i18n/texts.tsx';
import { curtain } from './app/middleware/curtain.ts';
import { databaseUp } from './app/middleware/database-up.ts';
import { isRedeemed } from './app/middleware/is-redeemed.ts';
import { locale } from './app/middleware/locale.ts';
import { readableForm } from './app/middleware/readable-form.ts';
import { validateRouting } from './app/middleware/validate-routing.ts';
import { inOtherLanguage, localeOf } from './app/paths.ts';
import './ui/styles/app.css';
import { Shell, wholeHeader, type PageHandle } from './ui/shell.tsx';
import { readTextSize } from './ui/text-size.tsx';

/** After what must hold first, the specification's order: is-redeemed to locale handling. */
export const middleware = [databaseUp, readableForm, isRedeemed, validateRouting, curtain, locale];

export const links: LinksFunction = () => [
  ...fontPreloads,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** For pages that failed: a page that did not says its own title. */
export const meta: MetaFunction = ({ error, location }) => {
  const { errors } = textsOf(localeOf(location.pathname));
  return pageTitle(errors[problemOf(error)].title);
};

/** What the frame around every page shows. */
export async function loader({ context }: LoaderFunctionArgs) {
  const pageRequest = context.get(pageRequestContext);
  const { shopper } = pageRequest;
  const language = context.get(localeContext);
  return {
    account: shopper && accountOf(shopper, language),
    cartCount: shopper ? await cartBadge(shopper, language) : 0,
    textSize: readTextSize(pageRequest.textSize),
    toasts: toastsOf(textsOf(language), pageRequest.takeFlash()),
    nonce: pageRequest.nonce,
    memoryKey: pageRequest.memoryKey,
  };
}

/** The document. Also stands around the error pages, when the loader's answer may be missing. */
export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root');
  const { pathname, search } = useAddress();
  const here = pathname + search;
  const language = localeOf(pathname);
  const other = language === 'en' ? 'de' : 'en';
  useEarly();
  // A browser keeps the nonce from scripts; what it was told first is what it goes on with.
  const nonce = typeof document === 'undefined' ? frame?.nonce : '';
  const route = useMatches().at(-1)?.id ?? '';
  if (import.meta.env.SSR) preloadTexts(pageOf(route), language, nonce);

  return (
    <html
      lang={language}
      data-text={frame?.textSize ?? 100}
      data-memory={frame?.memoryKey ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        {/* It has run by the time React looks at it, so the browser need not load it again. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? early : '' }}
        />
        <Meta />
        {/* They are allowed by where they come from, and hydrate alike without the nonce. */}
        <Links nonce="" />
        {import.meta.env.SSR && <link {...wholeHeader} />}
        <link rel="alternate" hrefLang={language} href={here} />
        <link rel="alternate" hrefLang={other} href={inOtherLanguage(here, language)} />
      </head>
      <body>
        <TextsProvider locale={language}>{children}</TextsProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const { account, cartCount, textSize, toasts } = useRouteLoaderData<typeof loader>('root')!;
  return (
    <Shell
      account={account}
      cartCount={cartCount}
      textSize={textSize}
      flash={toasts}
      handle={useHandle()}
    >
      <Outlet />
    </Shell>
  );
}

/** Whatever failed: a page that says what is safe and what to do, and never a code alone. */
export function ErrorBoundary() {
  const error = useRouteError();
  const frame = useRouteLoaderData<typeof loader>('root');
  const problem = problemOf(error);
  const ProblemPage = problemPages[problem];
  const handle = useHandle();
  return (
    <Shell
      account={frame?.account ?? null}
      cartCount={frame?.cartCount ?? 0}
      textSize={frame?.textSize ?? 100}
      handle={problem === 'notFound' ? handle : { ...handle, hideButtons: true }}
    >
      <ProblemPage />
    </Shell>
  );
}

const problemPages = {
  notFound: NotFound,
  tooMany: TooManyGuests,
  modal: StoreUnknown,
  technical: TechnicalProblem,
};

function problemOf(error: unknown): keyof typeof problemPages {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  if (status === 404) return 'notFound';
  if (data === STORE_UNKNOWN) return 'modal';
  return status === 429 ? 'tooMany' : 'technical';
}

/** The page of a route, `frames.list` of `de.frames.list`. */
function pageOf(route: string): string {
  return route.replace(/^\w+\./, '');
}

/** The handles of all matched routes, the inner ones last. */
function useHandle(): PageHandle {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  return Object.assign({}, ...handles) as PageHandle;
}
