import { visibleText } from '#domain/people/display-name.ts';
import type { Sealer } from '#service-base/ports.ts';
import { sealedValues } from '#service-base/sealed-values.ts';
import type { Queryable } from '#service-base/transaction.ts';

/** What tells a person; sealed at rest. */
export type Profile = {
  memberId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
  /** What the plan tells a member whose membership it holds back. */
  holdMessage: string | null;
};

/** What a person is shown of it, as it may be shown; contacts and the id are checked elsewhere. */
export function visibleProfile(profile: Profile): Profile {
  const { street, city, state, postcode, holdMessage } = profile;
  const shown = (text: string | null) => text && visibleText(text);
  return {
    ...profile,
    firstName: visibleText(profile.firstName),
    lastName: visibleText(profile.lastName),
    street: shown(street),
    city: shown(city),
    state: shown(state),
    postcode: shown(postcode),
    holdMessage: holdMessage && holdMessage.split('\n').map(visibleText).join('\n').trim(),
  };
}

/** By the fingerprint of the member id. */
export const sealedProfiles = sealedValues<Profile, string>(
  (fingerprint) => `member_data.members:${fingerprint}`,
);

export type Member = {
  id: string;
  /** Null once the member's data was deleted. */
  profile: Profile | null;
  plan: string;
  planEndsOn: string | null;
  planHasEnded: boolean;
  isOnHold: boolean;
  isCS: boolean;
  locale: 'en' | 'de';
  deletedAt: Date | null;
};

type MemberRow = Omit<Member, 'profile'> & { fingerprint: string; sealed: Buffer | null };

// A plan is good through its last day.
const selectMember = `
  select id, member_id_fingerprint as fingerprint, sealed, plan,
         plan_ends_on::text as "planEndsOn",
         coalesce(plan_ends_on < (clock_timestamp() at time zone 'utc')::date, false)
           as "planHasEnded",
         standing = 'on_hold' as "isOnHold", is_cs as "isCS", locale, deleted_at as "deletedAt"
  from member_data.members`;

export async function findMember(
  database: Queryable,
  sealer: Sealer,
  id: string,
): Promise<Member | null> {
  const { rows } = await database.query<MemberRow>(`${selectMember} where id = $1`, [id]);
  return rows[0] ? memberOf(rows[0], sealer) : null;
}

export async function findMemberByFingerprint(
  database: Queryable,
  sealer: Sealer,
  fingerprint: string,
): Promise<Member | null> {
  const { rows } = await database.query<MemberRow>(
    `${selectMember} where member_id_fingerprint = $1`,
    [fingerprint],
  );
  return rows[0] ? memberOf(rows[0], sealer) : null;
}

function memberOf({ fingerprint, sealed, ...member }: MemberRow, sealer: Sealer): Member {
  // Earlier versions kept what was imported as it came.
  const profile = sealed && visibleProfile(sealedProfiles.open(sealer, fingerprint, sealed));
  return { ...member, profile };
}
