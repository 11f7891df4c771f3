import { redirect, type MiddlewareFunction } from 'react-router';
import { insteadOfAnswer, type ServiceClient } from '#clients/client.ts';
import { findMember, isFreeContext, pageRequestContext } from '../context.ts';
import { ValidateAuthenticationDocument } from '#clients/generated/member-data.ts';
import type { Member } from '#shop/shopper.ts';
import { localeOf, pathIn } from '../paths.ts';
import type { PageName } from '../site-map.ts';
import { matched } from './matched.ts';

/**
 * Asks member data, on every page that uses the benefit, whether the member may: a blocked
 * member goes to `alreadyredeemed`, unless the order that used the benefit was cancelled or
 * exchanged; whom it does not know is signed out. Customer service is not asked about. While
 * member data is away pages are shown: an order asks again, and is not placed without an answer.
 */
export const isRedeemed: MiddlewareFunction<Response> = async ({ context, pattern, request }) => {
  const route = matched(pattern);
  if (route.kind === 'call' || route.who === 'anyone' || route.isOpenToBlocked) return;
  const member = findMember(context);
  if (!member || member.isCS) return;

  const { signOut } = context.get(pageRequestContext);
  const to = pathIn(localeOf(pattern));
  switch (await statusOf(member.memberData, route.name === 'home.home')) {
    case 'blocked':
      // The form that placed the order, sent again, is still told its number.
      if (isPlacing(route.name, request) || (await isFreed(member))) return;
      throw redirect(to('sign-in.already-redeemed'));
    case 'deleted':
      await signOut();
      throw redirect(to('sign-in.outcome', { step: 'alreadydeleted' }));
    case 'notEligible':
      await signOut();
      throw redirect(to('sign-in.outcome', { step: 'notelligibleunknown' }));
    case 'active':
      context.set(isFreeContext, true);
  }
};

/** What a client remembers does not count. */
const askedAnew = { 'cache-control': 'no-cache' };

/** Placing an order holds the limit by itself, whoever asks. */
function isPlacing(page: PageName, { method }: Request): boolean {
  return method === 'POST' && page === 'checkout.order-review';
}

/** The plan's record knows of no cancellation; who cannot tell at this moment stays blocked. */
async function isFreed({ ordering }: Member): Promise<boolean> {
  const eligibility = await ordering.eligibility().catch(insteadOfAnswer(null));
  return eligibility?.status === 'eligible';
}

/** Null when member data does not say. What is promised must have been said just now. */
async function statusOf(memberData: ServiceClient, isPromised: boolean): Promise<string | null> {
  const { validateAuthentication } = await memberData
    .run(ValidateAuthenticationDocument, {}, isPromised ? askedAnew : undefined)
    .catch(insteadOfAnswer({ validateAuthentication: null }));
  return validateAuthentication?.status ?? null;
}
