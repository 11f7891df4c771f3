import type { Visit } from '#shop/house.ts';
import { createVisit } from '#server/visit.ts';
import { keep } from './browser.ts';
import { shopUrl, type Shop, type ShopMember } from './a-shop.ts';

/** A member who has signed in with a code, on a device of their own. */
export type SignedIn = {
  member: ShopMember;
  /** The next request of this device, as pages see it. */
  visit(): Promise<Visit>;
  cookies: Map<string, string>;
};

/** Signs in as a member does: names and contact, then the code from the message. */
export async function signedIn(shop: Shop, member: ShopMember): Promise<SignedIn> {
  const cookies = new Map<string, string>();
  await aVisit(shop, cookies, async ({ signIn }) => {
    const { memberId, firstName, lastName, email } = member;
    const typed = { memberId, firstName, lastName, contact: email };
    await signIn.sendCode(typed, { locale: 'en', botCheckPassed: true });
  });
  await shop.runJobs();
  const code = await lastCode(shop, member.email);
  await aVisit(shop, cookies, async ({ signIn }) => {
    const { status } = await signIn.verifyCode(code);
    if (!['signed-in', 'already-redeemed'].includes(status))
      throw new Error(`${member.memberId} was not signed in: ${status}`);
  });
  return { member, cookies, visit: () => aVisit(shop, cookies) };
}

/** The code in the newest message to `contact`. */
export async function lastCode(shop: Shop, contact: string): Promise<string> {
  const [message] = await shop.messagesTo(contact);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}

/** One request of a browser with these cookies; what is set by `work` is kept in them. */
async function aVisit(
  { services }: Shop,
  cookies: Map<string, string>,
  work: (visit: Visit) => Promise<void> = async () => {},
): Promise<Visit> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const { visit, finish } = await createVisit(services, {
    request: new Request(shopUrl, { headers: { cookie } }),
    requestId: crypto.randomUUID(),
    nonce: '',
    address: '127.0.0.1',
  });
  await work(visit);
  for (const set of finish(new Response()).headers.getSetCookie()) keep(cookies, set);
  return visit;
}
