import type { StoreCode } from '#domain/people/locale.ts';
import { draftsOf } from '#shop/drafts/drafts.ts';
import { prescriptionsOfMember } from '#shop/prescriptions/of-member.ts';
import { customerClient, leadingAway, tokenOfSession } from '#shop/session/customer-client.ts';
import type { Session } from '#shop/session/sessions.ts';
import type { Member } from '#shop/shopper.ts';
import { uploadsOf } from '#shop/uploads/uploads.ts';
import type { Services } from './services.ts';

/**
 * The member behind a live session, with what the shop does for them in this request. `leaveHome`
 * answers where a member goes whom commerce refuses, and `leaveToWelcome` one whom member data
 * does not know; `sealedDraft` is the draft that was read
 * along with the session, if it was. A request that is `isReading` changes nothing.
 */
export function memberOf(
  services: Services,
  {
    session,
    isLive,
    isReading,
    sealedDraft,
    leaveHome,
    leaveToWelcome,
  }: {
    session: Session;
    isLive(): boolean;
    isReading: boolean;
    sealedDraft: Buffer | null | undefined;
    leaveHome(store: StoreCode): Promise<Response>;
    leaveToWelcome(): Promise<Response>;
  },
): Member {
  const { userId, isCS, memberChanges, secrets } = session;
  const purpose = isReading ? 'show' : 'do';
  const memberData = services.memberDataFor(secrets.memberToken, session, {
    purpose,
    changes: memberChanges,
  });
  const customerToken = tokenOfSession(services, session, isLive);
  const commerce = (store: StoreCode) =>
    services.carts.before(
      customerClient(customerToken, (token) => services.commerceWith(token, store, session)),
      { userId, store, purpose },
    );
  const led = {
    commerce: (store: StoreCode) =>
      leadingAway(commerce(store), ['authorization', 'authentication'], () => leaveHome(store)),
    memberData: leadingAway(memberData, ['authentication'], leaveToWelcome),
  };
  return {
    kind: 'member',
    userId,
    firstName: secrets.firstName,
    lastName: secrets.lastName,
    isCS,
    ...led,
    prescriptions: prescriptionsOfMember(userId, led.memberData),
    drafts: draftsOf(
      userId,
      services.pool,
      services.sealer,
      sealedDraft === undefined ? undefined : { sealed: sealedDraft },
    ),
    uploads: uploadsOf(
      userId,
      { pool: services.pool, sealer: services.sealer, reader: services.paperReader },
      {
        keptHours: 24 * services.env.UPLOAD_UNUSED_DAYS,
        orderedHours: 24 * services.env.UPLOAD_DAYS,
      },
    ),
    ordering: {
      // An order is begun and finished by what the services say, whoever may be refused.
      ...services.ordering.forMember(userId, memberData, commerce),
      eligibility: services.ordering.forMember(userId, led.memberData, led.commerce).eligibility,
    },
  };
}
