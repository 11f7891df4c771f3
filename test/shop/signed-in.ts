import type { PageRequest } from '#shop/page-request.ts';
import type { Member } from '#shop/shopper.ts';
import { createPageRequest } from '#server/page-request.ts';
import { shopUrl, type TestShop, type ShopMember } from './a-shop.ts';
import { cookiesOf, type Cookies } from './cookies.ts';

/** A member who has signed in with a code, on a device of their own. */
export type SignedIn = {
  member: ShopMember;
  /** The member as pages see them in the next request of this device. */
  shopper(): Promise<Member>;
  cookies: Cookies;
};

/** Signs in as a member does: names and contact, then the code from the message. */
export async function signedIn(shop: TestShop, member: ShopMember): Promise<SignedIn> {
  const cookies = cookiesOf(shopUrl);
  await aRequest(shop, cookies, async ({ signIn }) => {
    const { memberId, firstName, lastName, email } = member;
    const typed = { memberId, firstName, lastName, contact: email };
    await signIn.sendCode(typed, { locale: 'en', botCheckPassed: true });
  });
  await shop.runJobs();
  const code = await lastCode(shop, member.email);
  await aRequest(shop, cookies, async ({ signIn }) => {
    const { status } = await signIn.verifyCode(code);
    if (!['signed-in', 'already-redeemed'].includes(status))
      throw new Error(`${member.memberId} was not signed in: ${status}`);
  });
  async function shopper(): Promise<Member> {
    const { shopper: found } = await aRequest(shop, cookies);
    if (found?.kind !== 'member') throw new Error(`${member.memberId} is not signed in any more`);
    return found;
  }
  return { member, cookies, shopper };
}

/** The code in the newest message to `contact`. */
export async function lastCode(shop: TestShop, contact: string): Promise<string> {
  const [message] = await shop.messagesTo(contact);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}

/** One request of a browser with these cookies; what is set by `work` is kept in them. */
async function aRequest(
  { services }: TestShop,
  cookies: Cookies,
  work: (pageRequest: PageRequest) => Promise<void> = async () => {},
): Promise<PageRequest> {
  const cookie = cookies.headerFor('/') ?? '';
  const { pageRequest, finish } = await createPageRequest(services, {
    request: new Request(shopUrl, { headers: { cookie } }),
    requestId: crypto.randomUUID(),
    nonce: '',
    address: '127.0.0.1',
  });
  await work(pageRequest);
  cookies.keep(finish(new Response()).headers);
  return pageRequest;
}
