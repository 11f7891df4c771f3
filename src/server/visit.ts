import { STORES } from '#domain/people/locale.ts';
import { isServiceError, type ServiceClient } from '#clients/client.ts';
import { RevokeCustomerTokenDocument } from '#clients/generated/commerce.ts';
import type { Drafts, StoreCode, Visit } from '#shop/house.ts';
import { isDatabaseDown } from '#service-base/database-faults.ts';
import { draftsOf } from '#shop/drafts/drafts.ts';
import type { Services } from './services.ts';
import { customerClient, leadingAway, tokenOfSession } from '#shop/session/customer-client.ts';
import { createCookieJar, type CookieJar } from '#shop/session/cookie-jar.ts';
import { decodeFlash, encodeFlash } from '#shop/session/flash.ts';
import type { FoundSession, Session } from '#shop/session/sessions.ts';
import { createSignIn } from '#shop/sign-in/sign-in.ts';

type Arrival = { request: Request; requestId: string; nonce: string; address: string };

/** How long the readable cookies may stay; the server ends the session long before. */
const cookieSeconds = 7 * 24 * 60 * 60;

/** What a signed-out browser forgets; what it stored itself goes with the header below. */
const signedOutCookies = ['token', 'user', 'userId', 'session', 'sign_in'] as const;

/** One request as pages see it, and `finish`, which adds what was decided to its answer. */
export async function createVisit(
  services: Services,
  arrival: Arrival,
): Promise<{ visit: Visit; finish(response: Response): Response }> {
  const { env, sessions, customerTokens, house } = services;
  const isHttps = services.publicUrl().startsWith('https:');
  const jar = createCookieJar(arrival.request.headers.get('cookie'), isHttps);
  let isSignedOut = false;
  let hasTakenFlash = false;
  let hasNewFlash = false;

  const found = await findSession(services, arrival.request, jar);
  const isDown = found.isDown || (await isDatabaseAway(services));
  const session: { current: Session | null } = { current: found.session };

  async function carry(next: Session): Promise<void> {
    session.current = next;
    const options = { maxAgeSeconds: cookieSeconds, sameSite: 'Strict' } as const;
    jar.set('token', await customerTokens.issue(next), { maxAgeSeconds: cookieSeconds });
    jar.set('user', JSON.stringify({ firstName: next.secrets.firstName }), options);
    jar.set('userId', next.userId, options);
  }
  if (session.current && found.isDue) await carry(session.current);

  /** Ends what the cookie stands for, also when the token beside it has run out. */
  async function endSession(): Promise<void> {
    const ending = session.current ?? (await sessions.find(jar.get('session') ?? ''));
    if (ending) await sessions.end(ending);
    session.current = null;
  }

  /** Commerce no longer takes the member for who they are: out, and home with a warning. */
  async function leaveFrom(store: StoreCode): Promise<Response> {
    await visit.signOut();
    visit.flash({ id: 'unauthorized' });
    return new Response(null, {
      status: 302,
      headers: { Location: STORES[store].pathPrefix || '/' },
    });
  }

  const drafts = new Map<string, Drafts>();
  const draftsOfVisit = (userId: string): Drafts => {
    const readAlong =
      found.session?.userId === userId ? { sealed: found.session.sealedDraft } : undefined;
    const known = drafts.get(userId) ?? draftsOf(userId, services.pool, services.sealer, readAlong);
    drafts.set(userId, known);
    return known;
  };

  const memberData: ServiceClient = {
    run: (document, variables, headers) =>
      services
        .memberDataFor(session.current?.secrets.memberToken, session)
        .run(document, variables, headers),
  };

  const customerToken = tokenOfSession(services, () => live(session));
  const commerce = (store: StoreCode) =>
    customerClient(customerToken, (token) => services.commerceWith(token, store, session));

  const visit: Visit = {
    requestId: arrival.requestId,
    nonce: arrival.nonce,
    address: arrival.address,
    isDown,
    get member() {
      const now = session.current;
      return now
        ? {
            userId: now.userId,
            firstName: now.secrets.firstName,
            lastName: now.secrets.lastName,
            isCS: now.isCS,
          }
        : null;
    },
    get tokenState() {
      if (session.current) return 'live';
      return found.hadToken ? 'stale' : 'none';
    },
    textSize: jar.get('text_size'),
    memberData,
    commerce: (store) => leadingAway(commerce(store), () => leaveFrom(store)),
    signIn: createSignIn({
      progress: services.progressOf(jar),
      memberData: services.memberDataFor(),
      limits: services.limits,
      address: arrival.address,
      audit: services.audit,
      disclosure: env.AUTH_DISCLOSURE,
      codeLifetimeMs: house.settings.codeLifetimeMs,
      count: (outcome) => services.metrics.codes.inc({ outcome }),
      openSession: async ({ userId, isCS, ...secrets }) => {
        await endSession();
        const started = await sessions.start({
          userId,
          isCS,
          ...secrets,
          customerToken: null,
        });
        jar.set('session', started.cookie, { maxAgeSeconds: cookieSeconds });
        await carry(started.session);
        const draft = await draftsOfVisit(userId).read();
        return { hasUnfinishedOrder: draft.lensType !== undefined || draft.sku !== undefined };
      },
    }),
    get drafts() {
      return draftsOfVisit(live(session).userId);
    },
    get orders() {
      return services.orders.forMember(live(session).userId, memberData, commerce);
    },
    async signOut() {
      await revokeCustomerToken(services, session.current);
      await endSession();
      isSignedOut = true;
      for (const name of signedOutCookies) jar.forget(name);
    },
    flash(message) {
      hasNewFlash = true;
      jar.set('message', encodeFlash(message), { maxAgeSeconds: 300, httpOnly: true });
    },
    takeFlash() {
      const message = decodeFlash(jar.get('message'));
      hasTakenFlash ||= message !== null;
      return message;
    },
    setCookie: (name, value, options) => jar.set(name, value, options),
  };

  return { visit, finish };

  function finish(answer: Response): Response {
    // What leads on shows nothing: the message waits for the page at the end.
    if (hasTakenFlash && !hasNewFlash && !isRedirect(answer)) jar.forget('message');
    jar.writeTo(answer.headers);
    // Said before it is compressed: a header added to a finished answer makes its text a stream.
    answer.headers.append('Vary', 'Accept-Encoding');
    if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store');
    if (answer.status === 503 && !answer.headers.has('Retry-After'))
      answer.headers.set('Retry-After', isDown ? '2' : '300');
    if (isSignedOut) answer.headers.set('Clear-Site-Data', '"cache", "storage"');
    return answer;
  }
}

/** Also as the pages' scripts are told of one: 202, with the address in the body. */
function isRedirect({ status }: Response): boolean {
  return status === 202 || (status >= 300 && status < 400);
}

/** Every page asks for the curtain, which is read anew every other second. */
async function isDatabaseAway({ curtain }: Services): Promise<boolean> {
  try {
    await curtain.isClosed();
    return false;
  } catch (error) {
    if (isDatabaseDown(error)) return true;
    throw error;
  }
}

type Found = { session: FoundSession | null; hadToken: boolean; isDue: boolean; isDown: boolean };

/** The readable token counts only beside the HttpOnly cookie it is bound to, and a live session. */
async function findSession(
  { sessions, customerTokens, audit }: Services,
  request: Request,
  jar: CookieJar,
): Promise<Found> {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const token = bearer ?? jar.get('token');
  const cookie = jar.get('session');
  const nobody: Found = { session: null, hadToken: !!token, isDue: false, isDown: false };
  if (!token || !cookie) return nobody;
  try {
    const session = await sessions.find(cookie);
    if (!session) return nobody;
    const verdict = await customerTokens.check(token, session);
    if (verdict === 'good')
      return { session, hadToken: true, isDue: customerTokens.isDue(token), isDown: false };
    await audit.record({
      actor: 'anonymous',
      action: 'session.token',
      subject: session.userId,
      outcome: 'refused',
      reason: verdict === 'expired' ? 'token has run out' : 'token does not fit its session',
    });
    return nobody;
  } catch (error) {
    if (isDatabaseDown(error)) return { ...nobody, isDown: true };
    throw error;
  }
}

/** @throws Error when a page asks for a member and nobody is signed in: its guard is missing. */
function live(holder: { current: Session | null }): Session {
  if (!holder.current) throw new Error('a page asks for a member, and nobody is signed in');
  return holder.current;
}

/** The token that was fetched for this session is good for nobody any more; if commerce is away, for an hour. */
async function revokeCustomerToken(services: Services, session: Session | null): Promise<void> {
  const token = session?.secrets.customerToken;
  if (!token) return;
  await services
    .commerceWith(token, 'default')
    .run(RevokeCustomerTokenDocument, {})
    .catch((error: unknown) => {
      if (!isServiceError(error)) throw error;
    });
}
