import { isBegun } from '#domain/orders/draft.ts';
import { storeOf, STORES, type StoreCode } from '#domain/people/locale.ts';
import { createAccounts } from '#shop/accounts/accounts.ts';
import { createOwnAccount } from '#shop/accounts/own-account.ts';
import type { OwnAccount } from '#shop/accounts/port.ts';
import type { PageRequest } from '#shop/page-request.ts';
import type { GuestRecord } from '#shop/guests/guests.ts';
import type { Guest, Member } from '#shop/shopper.ts';
import { isDatabaseDown } from '#service-base/database-faults.ts';
import { createFlash } from '#shop/flash/flash.ts';
import { revokeToken } from '#shop/session/customer-client.ts';
import { findSession } from '#shop/session/find-session.ts';
import { memoryKeyOf } from '#shop/session/memory-key.ts';
import type { Session } from '#shop/session/sessions.ts';
import { createSignIn } from '#shop/sign-in/sign-in.ts';
import { localeOf, pathIn } from '#storefront/app/paths.ts';
import { insteadOfAnswer } from '#clients/client.ts';
import { enterAccount, renewInTime } from './account-of-guest.ts';
import { guestOf } from './guest-of-request.ts';
import { createCookieJar } from './http/cookie-jar.ts';
import { forgetAccount } from './orders/forget-account.ts';
import { memberOf } from './member-of-session.ts';
import { mergeGuest } from './merge-guest.ts';
import type { Services } from './services.ts';

type Arrival = { request: Request; requestId: string; nonce: string; address: string };

/** How long the readable cookies may stay; the server ends the session long before. */
const cookieSeconds = 7 * 24 * 60 * 60;

/** What a signed-out browser forgets; what it stored itself goes with the header below. */
const signedOutCookies = [
  'token',
  'user',
  'userId',
  'session',
  'sign_in',
  'return_to',
  'link',
] as const;

/** One request as pages see it, and `finish`, which adds what was decided to its answer. */
export async function createPageRequest(
  services: Services,
  arrival: Arrival,
): Promise<{ pageRequest: PageRequest; finish(response: Response): Response }> {
  const { env, sessions, browserTokens, shop } = services;
  const isHttps = services.publicUrl().startsWith('https:');
  const jar = createCookieJar(arrival.request.headers.get('cookie'), isHttps);
  const { pathname, searchParams } = new URL(arrival.request.url);
  let isSignedOut = false;
  let isLeftToWelcome = false;
  const flash = createFlash(jar);

  // What is changed in between would be read too early.
  const isReading = arrival.request.method !== 'POST';
  const found = await findSession(services, {
    token: bearerOf(arrival.request) ?? jar.get('token'),
    cookie: jar.get('session'),
    isReading,
  });
  const isDown = found.isDown || (await isDatabaseAway(services));
  let session: Session | null = null;
  let member: Member | null = null;
  if (found.session) enter(found.session, found.session.sealedDraft);
  if (session && found.isDue) await carry(session);
  const isForGuests = env.STOREFRONT_ACCESS === 'open' && !session && !isDown;
  const guest = isForGuests ? await arrivingGuest() : null;

  function enter(live: Session, sealedDraft?: Buffer | null): Member {
    session = live;
    member = memberOf(services, {
      session: live,
      isLive: () => session === live,
      isReading,
      sealedDraft,
      leaveHome,
      leaveToWelcome,
    });
    return member;
  }

  /** The guest of this browser, or one of whom nothing is kept yet. */
  async function arrivingGuest(): Promise<{
    record: GuestRecord;
    shopper: Guest;
    isKnown: boolean;
    begin: () => Promise<void>;
  }> {
    const { guests } = services;
    const known = await guests.find(jar.get('guest') ?? '');
    const { cookie, guest: record } = known ? { cookie: null, guest: known } : guests.fresh();
    let beginning: Promise<void> | undefined = known ? Promise.resolve() : undefined;
    const begin = () => (beginning ??= keep());
    await renewInTime(services, record);
    const shopper = guestOf(services, record, {
      begin,
      address: arrival.address,
      leaveHome: leaveAccount,
      onCartLost: () => flash.leave({ id: 'cartLost' }),
    });
    return { record, shopper, isKnown: known !== null, begin };

    async function keep(): Promise<void> {
      const waitSeconds = await services.limits.takeGuest(arrival.address);
      if (waitSeconds) throw tooManyGuests(waitSeconds);
      await guests.keep(record);
      // Without an age: gone when the browser is closed.
      if (cookie) jar.set('guest', cookie);
    }
  }

  /**
   * Nothing can be kept of another guest from this address for a while. Where a page's script has
   * sent a form, the page stays as it is, with all that is typed, and says so.
   */
  function tooManyGuests(waitSeconds: number): Response {
    const [, page] = /^(.*)\.data$/.exec(pathname) ?? [];
    if (page && !isReading) {
      flash.leave({
        id: 'tooManyGuests',
        params: { minutes: String(Math.ceil(waitSeconds / 60)) },
      });
      searchParams.delete('_routes');
      return leadTo(searchParams.size > 0 ? `${page}?${searchParams}` : page);
    }
    return new Response(null, { status: 429, headers: { 'Retry-After': String(waitSeconds) } });
  }

  /** The guest of this browser signs in to an account, under a cookie made anew. */
  async function enterAccountHere(token: string, store: StoreCode): Promise<boolean> {
    if (!guest) return false;
    // An order under way has its cart: that one is ended first, or the money would be for nothing.
    const outcome = await guest.shopper.ordering
      .settle()
      .catch(insteadOfAnswer({ status: 'pending' as const }));
    if (outcome?.status === 'to-pay' || outcome?.status === 'pending')
      throw leadTo(pathIn(STORES[store].locale)('orders.order-confirmation'));
    await guest.begin();
    // First: under a cookie that somebody planted there is no account at any moment.
    jar.set('guest', await services.guests.renewCookie(guest.record));
    return enterAccount(services, guest, token, store);
  }

  /** Commerce no longer takes a customer for who they are: what they chose stays with the guest. */
  async function leaveAccount(store: StoreCode): Promise<Response> {
    if (guest?.record.account) {
      const { shopperKey, account } = guest.record;
      // Meanwhile the same browser has changed the password: with the new token all is well.
      const kept = await services.guests.accountToken(shopperKey);
      if (kept !== null && kept !== account.token) return leadTo(pathname);
      guest.record.account = null;
      await services.guests.saveSecrets(guest.record);
    }
    flash.leave({ id: 'unauthorized' });
    return leadTo(pathIn(STORES[store].locale)('home.home'));
  }

  /** What the customer of this browser changes of their account. */
  function ownAccount(): OwnAccount | null {
    if (!guest?.record.account) return null;
    const { record } = guest;
    return createOwnAccount({
      commerce: (store) => services.commerceWith(record.account?.token ?? '', store),
      commerceOfNobody: services.commerceAsGuest,
      limits: services.limits,
      address: arrival.address,
      leave: leaveAccount,
      async keep({ token, ...names }) {
        if (!record.account) return;
        if (token) {
          record.account = { ...record.account, token, tokenSince: new Date().toISOString() };
          jar.set('guest', await services.guests.renewCookie(record));
        }
        record.account = token === null ? null : { ...record.account, ...names };
        await services.guests.saveSecrets(record);
      },
      async erase(email) {
        const outcome = await forgetAccount(services, email, 'customer');
        if (outcome === 'on-its-way' || outcome === 'being-placed') return outcome;
        await signOut();
        return 'erased';
      },
    });
  }

  /** Forgets the guest of this browser, and the cart; also one from before a member signed in. */
  async function endGuest(): Promise<void> {
    const ending = guest?.record ?? (await services.guests.find(jar.get('guest') ?? ''));
    jar.forget('guest');
    if (!ending) return;
    if (ending.cartId) await services.commerce.orders.removeCarts([ending.cartId]);
    await services.guests.end(ending);
  }

  /** What the guest of this browser chose goes to the member, now or when they sign in again. */
  async function takeOver(signedIn: Member, mayOrder: boolean): Promise<void> {
    if (!guest?.isKnown) return;
    const { record } = guest;
    if (record.signedInAs && record.signedInAs !== signedIn.userId) return endGuest();
    const { code: store } = storeOf(localeOf(pathname));
    if (mayOrder && (await mergeGuest(services, guest, signedIn, store))) {
      jar.forget('guest');
      return;
    }
    record.signedInAs = signedIn.userId;
    await services.guests.saveSecrets(record);
  }

  /** Gives the browser a fresh token for the session. */
  async function carry(live: Session): Promise<void> {
    const options = { maxAgeSeconds: cookieSeconds, sameSite: 'Strict' } as const;
    jar.set('token', await browserTokens.issue(live), { maxAgeSeconds: cookieSeconds });
    jar.set('user', JSON.stringify({ firstName: live.secrets.firstName }), options);
    jar.set('userId', live.userId, options);
  }

  /** Ends what the cookie stands for, also when the token beside it has run out. */
  async function endSession(successor?: Session): Promise<void> {
    const ending = session ?? (await sessions.find(jar.get('session') ?? ''));
    if (ending) {
      services.forgetAnswers(ending.secrets.memberToken);
      services.carts.forget(ending.userId);
    }
    if (ending && !successor?.idHash.equals(ending.idHash)) await sessions.end(ending);
    session = null;
    member = null;
  }

  async function signOut(): Promise<void> {
    const token = session?.secrets.customerToken ?? guest?.record.account?.token;
    if (token) await revokeToken(services.commerceWith(token, 'default'));
    await endSession();
    await endGuest();
    isSignedOut = true;
    for (const name of signedOutCookies) jar.forget(name);
  }

  /** Commerce no longer takes the member for who they are: out, and home with a warning. */
  async function leaveHome(store: StoreCode): Promise<Response> {
    // What member data said first counts: commerce only saw the session end.
    if (isLeftToWelcome) return leadTo(pathIn(localeOf(pathname))('sign-in.welcome'));
    await signOut();
    flash.leave({ id: 'unauthorized' });
    return leadTo(pathIn(STORES[store].locale)('home.home'));
  }

  /** Member data does not know the member's token. */
  async function leaveToWelcome(): Promise<Response> {
    isLeftToWelcome = true;
    await signOut();
    return leadTo(pathIn(localeOf(pathname))('sign-in.welcome'));
  }

  const pageRequest: PageRequest = {
    requestId: arrival.requestId,
    nonce: arrival.nonce,
    address: arrival.address,
    isDown,
    get shopper() {
      return member ?? (isSignedOut ? null : (guest?.shopper ?? null));
    },
    get tokenState() {
      if (session) return 'live';
      return found.hadToken ? 'stale' : 'none';
    },
    get memoryKey() {
      return session && memoryKeyOf(session, env.SESSION_SECRET);
    },
    textSize: jar.get('text_size'),
    link: jar.get('link'),
    signIn: createSignIn({
      progress: services.progressOf(jar),
      memberData: services.memberDataFor(),
      limits: services.limits,
      address: arrival.address,
      audit: services.audit,
      disclosure: env.AUTH_DISCLOSURE,
      codeLifetimeMs: shop.settings.codeLifetimeMs,
      count: (outcome) => services.metrics.codes.inc({ outcome }),
      openSession: async ({ signIn, mayOrder, ...opened }) => {
        const started = await sessions.start(signIn, { ...opened, customerToken: null });
        if (!started) return null;
        await endSession(started.session);
        jar.set('session', started.cookie, { maxAgeSeconds: cookieSeconds });
        await carry(started.session);
        const signedIn = enter(started.session);
        await takeOver(signedIn, mayOrder);
        return { hasUnfinishedOrder: isBegun(await signedIn.drafts.read()) };
      },
    }),
    accounts:
      env.STOREFRONT_ACCESS === 'open'
        ? createAccounts({
            commerce: services.commerceAsGuest,
            limits: services.limits,
            address: arrival.address,
            enter: enterAccountHere,
          })
        : null,
    ownAccount: ownAccount(),
    signOut,
    flash: flash.leave,
    takeFlash: flash.take,
    setCookie: (name, value, options) => jar.set(name, value, options),
  };

  return { pageRequest, finish };

  function finish(answer: Response): Response {
    // What leads on shows nothing: the message waits for the page at the end.
    if (!isRedirect(answer)) flash.forgetShown();
    jar.writeTo(answer.headers);
    // Said before it is compressed: a header added to a finished answer makes its text a stream.
    answer.headers.append('Vary', 'Accept-Encoding');
    if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store');
    if (answer.status === 503 && !answer.headers.has('Retry-After'))
      answer.headers.set('Retry-After', isDown ? '2' : '10');
    if (isSignedOut) answer.headers.set('Clear-Site-Data', '"cache", "storage"');
    return answer;
  }
}

function leadTo(path: string): Response {
  return new Response(null, { status: 302, headers: { Location: path } });
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
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
